import { readReplay } from '@hexfall/protocol';
import { Course, continuationOf, playGame } from '@hexfall/sim';
import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { lookAt } from './look-at.ts';
import { nextQuestion, showResultsOnly, startMatch } from './play-visit.ts';
import { DUEL_REPLAY, openReplay, showReplay } from './sample-replay.ts';
import { SCREEN_NAMES } from './site-page.ts';

const GAMES = 100;

function courseOf(text: string): Course {
  const replay = readReplay(text);
  const course = replay.ok ? Course.of(replay.value) : undefined;
  if (course?.ok !== true) throw new Error('no replay');
  return course.value;
}

/**
 * Returns the shares of wins of A and B, as the command line computes them from the first step of the film, which is the start of turn 1.
 */
function sharesFromStart(): string[] {
  const made = continuationOf(courseOf(DUEL_REPLAY), 1, {
    bots: ['charger', 'charger'],
    seed: 'first blood',
    changes: [],
  });
  if (!made.ok) throw new Error(made.errors[0]);
  const outcomes = Array.from({ length: GAMES }, (_, game) => playGame(made.value.batch, game).outcome);
  return ['A', 'B'].map(side => `${side} wins ${outcomes.filter(outcome => outcome === side).length}.0%`);
}

describeOnSite('what if on the site', visitor => {
  async function choose(page: Page): Promise<void> {
    const choice = (name: string): Locator => page.getByRole('dialog').getByRole('combobox', { name, exact: true });
    for (const side of ['A', 'B']) await choice(`${side} is played by`).selectOption('charger');
    await choice('Games').selectOption(String(GAMES));
  }

  const answered = (page: Page): Promise<void> => page.getByText(/^\d+ games played\./).waitFor({ timeout: 120_000 });

  test('the page plays the games of the command line from the same moment, by keys alone, and keeps the result', async () => {
    const { page, problems } = await openReplay(visitor);
    await page.getByRole('button', { name: 'What if' }).focus();
    await page.keyboard.press('Enter');
    await page.getByRole('button', { name: 'Play on' }).waitFor();
    await choose(page);
    await page.getByRole('button', { name: 'Play on' }).focus();
    await page.keyboard.press('Enter');
    await answered(page);
    const text = await page.locator('.whatif-shares').innerText();
    for (const share of sharesFromStart()) expect(text).toContain(share);
    await page.getByRole('button', { name: 'Keep this result' }).press('Enter');
    await page.getByRole('button', { name: 'Kept' }).waitFor();
    await page.getByText('Kept results (1)').press('Enter');
    expect(await page.locator('.whatif-kept li').innerText()).toContain('A wins');
    await page.keyboard.press('Escape');
    await page.locator('dialog').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('another order is found by typing and compared with what was done', async () => {
    const { page, problems } = await openReplay(visitor);
    await page.getByRole('button', { name: 'What if' }).click();
    await page.getByLabel('Another order').check();
    const dialog = page.getByRole('dialog');
    await dialog.getByRole('searchbox').fill('drops prone');
    await dialog.getByRole('listbox', { name: 'Order' }).selectOption({ index: 0 });
    await choose(page);
    await page.getByRole('button', { name: 'Play on' }).click();
    await page.locator('.whatif-case').nth(2).waitFor({ timeout: 60_000 });
    await page.getByRole('button', { name: 'Stop', exact: true }).click();
    await answered(page);
    expect(await page.locator('.whatif-case h3').allInnerTexts()).toEqual([
      expect.stringMatching(/drops prone$/),
      expect.stringMatching(/^As ordered: /),
      'The bot’s own choice',
    ]);
    expect(problems).toEqual([]);
  });

  test('a game under way is played on from the present moment', async () => {
    const visit = await visitor.open();
    await startMatch(visit);
    await visit.page.getByRole('button', { name: 'What if' }).click();
    await choose(visit.page);
    await visit.page.getByRole('button', { name: 'Play on' }).click();
    await answered(visit.page);
    expect(await visit.page.locator('.whatif-shares').innerText()).toContain('A wins');
    expect(visit.problems).toEqual([]);
  });

  test.each(SCREEN_NAMES)(
    'on a %s a game under way shows its curve, which is there again after a reload',
    visitor.onScreen(async (visit, name) => {
      const { page } = visit;
      await startMatch(visit);
      await showResultsOnly(page);
      await nextQuestion(page);
      const showChances = async (): Promise<void> => {
        if (name !== 'desktop') await page.locator('.tab-bar').getByRole('button', { name: 'Log' }).click();
        await page.getByRole('button', { name: 'Chances', exact: true }).click();
      };
      await showChances();
      await page.getByRole('button', { name: 'Win probability' }).click();
      await page.locator('.play-chances svg').waitFor({ timeout: 120_000 });
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await page.getByRole('button', { name: 'Refine' }).waitFor({ timeout: 60_000 });
      await lookAt(page, `play-curve-${name}`);
      const shown = (): Promise<string> => page.locator('.play-chances').innerText();
      const before = await shown();
      expect(before).toMatch(/A \d+%\s+B \d+%/);
      await page.reload();
      await nextQuestion(page);
      await showChances();
      await page.locator('.play-chances svg').waitFor();
      expect(await shown()).toBe(before);
      expect(page.workers().some(worker => worker.url().includes('whatif'))).toBe(false);
    }),
  );

  test.each(SCREEN_NAMES)(
    'on a %s the curve and the dialog are accessible, light and dark',
    visitor.onScreen(async (visit, name) => {
      const { page } = visit;
      await showReplay(visit);
      await page.getByRole('button', { name: 'Win probability' }).click();
      await page.locator('.chances svg').waitFor({ timeout: 120_000 });
      await page.getByRole('button', { name: 'Stop', exact: true }).click();
      await page.getByRole('button', { name: 'Refine' }).waitFor({ timeout: 60_000 });
      await lookAt(page, `whatif-curve-${name}`);
      await page.keyboard.press('End');
      expect(await page.locator('.chances').textContent()).toContain('A 100% B 0% the result');
      expect(await page.locator('.film-banner').innerText()).toBe('A wins after 7 turns');
      await page.keyboard.press('Home');
      await page.getByRole('button', { name: 'What if' }).click();
      await page.getByLabel('Another order').check();
      await lookAt(page, `whatif-dialog-${name}`);
    }),
  );
});
