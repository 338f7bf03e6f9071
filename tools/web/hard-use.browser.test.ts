import { createGrid } from '@hexfall/hex';
import type { Page } from 'playwright-core';
import { describe, expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { dropFiles } from './drop-files.ts';
import { giveOrder, nextQuestion, SeenMap, SMALL_MATCH, setSpeed, showResultsOnly, startMatch } from './play-visit.ts';
import { DUEL_REPLAY } from './sample-replay.ts';
import { SCREENS } from './site-page.ts';

/** A name that is longer than any that people write, with a word that cannot be broken. */
const LONG_NAME = `${'Wolfgang Amadeus '.repeat(12)}${'X'.repeat(80)}`;

const HOT_SEAT = { ...SMALL_MATCH, playerB: 'human' };
const BOTS = { ...SMALL_MATCH, playerA: 'tactician', playerB: 'tactician' };

/** Presses the buttons that pass and confirm, as fast as possible. */
const HAMMER = `for (const button of ['.panel .foot button:last-child', '.panel .foot .primary', '.panel .foot .primary'])
  document.querySelector(button)?.click()`;

/** Phones in landscape orientation, and a small window at 200 %. */
const LOW_SCREENS = [
  [568, 320],
  [667, 375],
  [844, 390],
  [640, 360],
] as const;

/** How much of the button that gives an order, and of the map, is visible on the screen. */
const IN_SIGHT = `(() => {
  const button = document.querySelector('.panel .foot .primary').getBoundingClientRect();
  const map = document.querySelector('.field .map').getBoundingClientRect();
  const tools = document.querySelector('.map-tools').getBoundingClientRect();
  return { button: button.bottom <= innerHeight && button.right <= innerWidth, map: innerHeight - tools.bottom, width: map.width };
})()`;

const FITS = 'document.documentElement.scrollWidth <= innerWidth';

async function nameForce(page: Page, name: string): Promise<void> {
  await page.getByRole('button', { name: 'New force' }).click();
  await page.getByLabel('Name of the force').fill(name);
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Add a unit …' }).click();
  await page.getByRole('searchbox').fill('hbk-4g');
  await page.keyboard.press('Enter');
  await page.getByRole('button', { name: 'Done' }).click();
  await page.getByRole('dialog').waitFor({ state: 'detached' });
  await page.getByLabel('Pilot of Hunchback HBK-4G').fill(name);
  await page.keyboard.press('Enter');
}

describeOnSite('a site that is used hard', visitor => {
  test('buttons that are pressed again and again give one order each', async () => {
    const visit = await visitor.open();
    const { page, problems } = visit;
    await startMatch(visit, HOT_SEAT);
    await nextQuestion(page);
    await showResultsOnly(page);
    for (let i = 0; i < 40; i++) await page.evaluate(HAMMER);
    await page.locator('.panel h2', { hasText: 'A draw after 3 turns' }).waitFor();
    expect(problems).toEqual([]);
  });

  test('a game between bots goes on after the reader has gone back and forth many times', async () => {
    const visit = await visitor.open();
    const { page, problems } = visit;
    await startMatch(visit, BOTS);
    for (let i = 0; i < 6; i++) {
      await page.goBack();
      await page.goForward();
    }
    await page.locator('main.play').waitFor();
    await showResultsOnly(page);
    await page.locator('.panel h2', { hasText: / after \d turn/ }).waitFor({ timeout: 60_000 });
    expect(problems).toEqual([]);
  });

  test('files that are dropped on a game are taken in, and the game is there when the reader comes back', async () => {
    const visit = await visitor.open();
    const { page, problems } = visit;
    await startMatch(visit, HOT_SEAT);
    await nextQuestion(page);
    await setSpeed(page, 'Results only');
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await giveOrder(page, button => button.click());
    const asked = await page.locator('.panel .head').innerText();
    await dropFiles(page, { 'lance.yaml': 'name: Lance\nunits:\n  - { unit: HBK-4G }\n', 'odd.bin': '\u0000' });
    await page.locator('.notice').nth(1).waitFor();
    expect(await page.locator('.panel .head').innerText()).toBe(asked);
    await dropFiles(page, { 'duel.jsonl': DUEL_REPLAY });
    await page.locator('main.watch').waitFor();
    await page.goBack();
    await nextQuestion(page);
    expect(await page.locator('.panel .head').innerText()).toBe(asked);
    expect(problems).toEqual([]);
  });

  test('names without end make no page wider than a phone', async () => {
    const { page, goTo, problems } = await visitor.open(SCREENS.phone);
    await goTo('#/forces');
    await nameForce(page, LONG_NAME);
    expect(await page.evaluate(FITS), 'force').toBe(true);
    for (const route of ['#/forces', '#/begin', '#/lab', '#/table']) {
      await goTo(route);
      await page.locator('main h1').waitFor();
      await page.getByText('Loading …').waitFor({ state: 'detached' });
      expect(await page.evaluate(FITS), route).toBe(true);
    }
    expect(problems).toEqual([]);
  });

  describe('on a low screen', () => {
    test.each(LOW_SCREENS)(
      'a game on a low screen of %d by %d pixels has a map and its buttons',
      async (width, height) => {
        const visit = await visitor.open({ viewport: { width, height }, hasTouch: true });
        const { page } = visit;
        await startMatch(visit, HOT_SEAT);
        await nextQuestion(page);
        const seen = await page.evaluate<{ button: boolean; map: number; width: number }>(IN_SIGHT);
        expect(seen.button).toBe(true);
        expect(seen.map).toBeGreaterThan(100);
        expect(seen.width).toBeGreaterThan(280);
        expect(await page.evaluate(FITS)).toBe(true);
        expect(visit.problems).toEqual([]);
      },
    );

    test('a replay on a low screen has a map, and what has no room is scrolled to', async () => {
      const { page, goTo, problems } = await visitor.open({ viewport: { width: 844, height: 390 } });
      await goTo('#/watch/example');
      await page.locator('.watch-field .map').waitFor();
      const height = await page.evaluate(`document.querySelector('.watch-field .map').clientHeight`);
      expect(height).toBeGreaterThanOrEqual(230);
      await page.locator('.film-controls button', { hasText: 'Play' }).click();
      await page.locator('.film-controls button', { hasText: 'Pause' }).waitFor();
      expect(problems).toEqual([]);
    });
  });

  test('a phone that is turned still shows the unit that is asked for', async () => {
    const visit = await visitor.open(SCREENS.phone);
    const { page } = visit;
    await startMatch(visit, { playerB: 'charger', seed: 'turned', board: 'open:32x34:1' });
    await nextQuestion(page);
    await showResultsOnly(page);
    await nextQuestion(page);
    const { width, height } = SCREENS.phone.viewport;
    for (const size of [
      { width: height, height: width },
      { width, height },
    ]) {
      await page.setViewportSize(size);
      await page.waitForFunction(`innerWidth === ${size.width}`);
      const asked = /[AB]\d/.exec(await page.locator('.panel h2').innerText())![0];
      await expect
        .poll(async () => {
          const map = await SeenMap.of(page, createGrid(32, 34));
          return map.isInSight(map.pointOf(map.hexOf(asked)));
        })
        .toBe(true);
    }
  });
});
