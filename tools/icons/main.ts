import { readFileSync } from 'node:fs';
import { join } from 'node:path';
import type { Browser } from 'playwright-core';
import { ROOT } from '../bootstrap/run.mjs';
import { launchBrowser } from '../engines/launch-browser.ts';

/*
 * Draws the icons of the installed site from one drawing: npx tsx tools/icons/main.ts. A browser may cut a maskable icon to any shape,
 * so the drawing stays in the middle, on a background that fills the square.
 */

const FOLDER = join(ROOT, 'apps/web/public/icons');
const GROUND = '#14171a';

interface Icon {
  readonly file: string;
  readonly size: number;
  /** Share of the width that the drawing takes. */
  readonly part: number;
  readonly ground: string;
}

const ICONS: readonly Icon[] = [
  { file: 'icon-180.png', size: 180, part: 0.86, ground: GROUND },
  { file: 'icon-192.png', size: 192, part: 1, ground: 'transparent' },
  { file: 'icon-512.png', size: 512, part: 1, ground: 'transparent' },
  { file: 'maskable-512.png', size: 512, part: 0.72, ground: GROUND },
];

async function draw(browser: Browser, { file, size, part, ground }: Icon): Promise<void> {
  const page = await browser.newPage({ viewport: { width: size, height: size } });
  const picture = readFileSync(join(FOLDER, 'icon.svg')).toString('base64');
  await page.setContent(
    `<body style="margin:0;height:100vh;display:grid;place-items:center;background:${ground}">` +
      `<img style="width:${part * 100}%" src="data:image/svg+xml;base64,${picture}">`,
  );
  await page.locator('img').evaluate(image => (image as unknown as { decode(): Promise<void> }).decode());
  await page.screenshot({ omitBackground: true, path: join(FOLDER, file) });
  await page.close();
}

const browser = await launchBrowser();
for (const icon of ICONS) await draw(browser, icon);
await browser.close();
