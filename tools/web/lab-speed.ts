import { execFileSync } from 'node:child_process';
import { join } from 'node:path';
import type { Page } from 'playwright-core';
import { ROOT } from '../bootstrap/run.mjs';
import { launchBrowser } from '../engines/launch-browser.ts';
import { recordTrace } from './record-trace.ts';
import { openSitePage } from './site-page.ts';
import { startSite } from './start-site.ts';

/*
 * Measures the laboratory: npx tsx --conditions=@hexfall/source tools/web/lab-speed.ts [GAMES]
 *
 * The same games are played by the command line (which has to be built) and in a browser, both with a worker for each core. It prints
 * games per second of both, the longest task of the page's thread while games are played and the report is drawn, and the memory of the
 * page's thread on the way. It measures time, so it is no test: a busy machine gives other figures.
 */

const GAMES = Number(process.argv[2] ?? '1000');
const QUERY = `a=HBK-4G,PXH-1&b=SHD-2H,VND-1R&seed=speed&games=${GAMES}`;

function playOnCommandLine(): number {
  const program = join(ROOT, 'apps/cli/dist/main.js');
  const begun = performance.now();
  execFileSync(process.execPath, [
    program,
    'simulate',
    'HBK-4G,PXH-1',
    'SHD-2H,VND-1R',
    '--seed',
    'speed',
    '--games',
    String(GAMES),
  ]);
  return GAMES / ((performance.now() - begun) / 1000);
}

/** Megabytes of memory of the page's thread. Garbage is not collected for this: that would be a long task. */
async function memoryOf(page: Page): Promise<number> {
  const session = await page.context().newCDPSession(page);
  const { usedSize } = await session.send('Runtime.getHeapUsage');
  await session.detach();
  return usedSize / 1e6;
}

async function playInBrowser(): Promise<void> {
  const [browser, site] = await Promise.all([launchBrowser(), startSite()]);
  const { page, goTo } = await openSitePage(browser, site);
  await goTo(`#/lab?${QUERY}`);
  await page.locator('.start').waitFor();
  const session = await page.context().newCDPSession(page);
  const memory: number[] = [];
  let seconds = 0;
  const figures = await recordTrace(session, async () => {
    const begun = performance.now();
    await page.locator('.start').click();
    await page.getByText('Stop and keep').waitFor();
    while ((await page.getByText('Stop and keep').count()) > 0) {
      memory.push(await memoryOf(page));
      await page.waitForTimeout(3000);
    }
    seconds = (performance.now() - begun) / 1000;
    await page.getByRole('heading', { name: 'How it was played' }).waitFor();
    await page.waitForURL(/#\/lab\/(?!run)\w+$/);
  });
  console.log(`browser       ${(GAMES / seconds).toFixed(1)} games/s`);
  console.log(`longest tasks ${figures.longestTask.toFixed(0)} ms; over 50 ms: ${figures.longTasks.length}`);
  console.log(
    `memory        ${memory.map(each => each.toFixed(1)).join(', ')}, at the end ${(await memoryOf(page)).toFixed(1)} MB`,
  );
  await browser.close();
  await site.close();
}

console.log(`command line  ${playOnCommandLine().toFixed(1)} games/s`);
await playInBrowser();
