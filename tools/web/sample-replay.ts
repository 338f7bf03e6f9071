import { readFileSync } from 'node:fs';
import type { BrowserContextOptions } from 'playwright-core';
import type { Visitor } from './describe-on-site.ts';
import type { SitePage } from './site-page.ts';

/** A game of one against one that ends after seven turns, as a file. */
export const DUEL_REPLAY = readFileSync(new URL('../../fixtures/replays/duel.jsonl', import.meta.url), 'utf8');

/** Opens a replay as a file of the reader, and waits until it is on the screen. */
export async function showReplay({ page, goTo }: SitePage, text = DUEL_REPLAY): Promise<void> {
  await goTo('#/watch');
  const buffer = Buffer.from(text);
  await page.locator('input[type=file]').setInputFiles({ name: 'duel.jsonl', mimeType: '', buffer });
  await page.locator('.watch').waitFor();
}

/** Opens a page and a replay in it. */
export async function openReplay(
  visitor: Visitor,
  text = DUEL_REPLAY,
  options: BrowserContextOptions = {},
): Promise<SitePage> {
  const visit = await visitor.open(options);
  await showReplay(visit, text);
  return visit;
}
