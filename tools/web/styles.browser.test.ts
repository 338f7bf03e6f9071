import { setTimeout } from 'node:timers/promises';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { keepGame } from './keep-game.ts';

/** One view of every page that has styles of its own. */
const VIEWS: readonly string[] = [
  '#/begin',
  '#/play/game',
  '#/watch/game',
  '#/lab',
  '#/odds?q=kick+hbk-4g',
  '#/units',
  '#/units/HBK-4G',
  '#/units/edit/HBK-4G',
  '#/forces',
  '#/table',
  '#/learn',
];

/** Returns the position of every element on the page, and the color and size of its letters. */
const LOOK = `[...document.querySelectorAll('main *')].map(element => {
  const { x, y, width, height } = element.getBoundingClientRect();
  const { color, fontSize } = getComputedStyle(element);
  const place = [x, y, width, height].map(Math.round).join();
  return [element.tagName, element.getAttribute('class'), place, color, fontSize].join(' ');
})`;

/** Milliseconds in which a page that is still loading would change. */
const REST_MS = 400;

/** Returns the look of a page once it has come to rest. */
async function lookOf(page: Page): Promise<readonly string[]> {
  await page.locator('main').waitFor();
  let last: readonly string[] = [];
  for (;;) {
    await setTimeout(REST_MS);
    const now = await page.evaluate<readonly string[]>(LOOK);
    if (now.length > 1 && now.join('\n') === last.join('\n')) return now;
    last = now;
  }
}

describeOnSite('the styles of a page', visitor => {
  test('the styles of a page hold on that page only: it looks the same whichever pages were open before', async () => {
    const visit = await visitor.open();
    const { page, goTo, problems } = visit;
    await keepGame(visit, {}, 'game');
    const goOn = (view: string): Promise<unknown> => page.evaluate(`void (location.hash = ${JSON.stringify(view)})`);
    const fresh = new Map<string, readonly string[]>();
    for (const view of VIEWS) {
      await goTo(view);
      await page.reload();
      fresh.set(view, await lookOf(page));
    }
    // By now every style sheet is loaded or loading, so the first pages are seen with the styles of the last.
    for (const view of [...VIEWS, ...VIEWS.slice(0, -1)]) {
      await goOn(view);
      await page.locator('main').waitFor();
      await expect.poll(() => page.evaluate(LOOK), { message: view, timeout: 20_000 }).toEqual(fresh.get(view));
    }
    expect(problems).toEqual([]);
  });
});
