import type { Locator, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { lookAt } from './look-at.ts';
import { confirmButton, nextQuestion, passUntil, showResultsOnly, startMatch } from './play-visit.ts';
import { openReplay, showReplay } from './sample-replay.ts';
import { SCREEN_NAMES, type ScreenName, type SitePage } from './site-page.ts';
import { tabToName } from './tab-to.ts';

const ordersOf = (page: Page): Locator => page.getByRole('dialog').locator('.why-order');

/** Opens the explanation in the log of a game under way; on small screens the log is behind a tab. */
async function askInGame(page: Page, screen: ScreenName): Promise<void> {
  if (screen !== 'desktop') await page.locator('.tab-bar').getByRole('button', { name: 'Log' }).click();
  await page.getByRole('button', { name: 'Why?' }).click();
}

async function playIntoSecondTurn(visit: SitePage): Promise<void> {
  await startMatch(visit);
  await nextQuestion(visit.page);
  await showResultsOnly(visit.page);
  await passUntil(visit.page, 'Turn 2, movement');
}

describeOnSite('why an order was given', visitor => {
  test('the given order stands among the best others in a game played by mouse', async () => {
    const visit = await visitor.open();
    const { page, problems } = visit;
    await playIntoSecondTurn(visit);
    await askInGame(page, 'desktop');
    await ordersOf(page).first().waitFor();
    const move = ordersOf(page).filter({ hasText: 'Turn 1, movement phase' }).first();
    expect(await move.locator('tbody tr').count()).toBe(4);
    expect(await move.locator('tr.given').count()).toBe(1);
    const worth = await move.locator('tbody .worth').allInnerTexts();
    const known = worth.filter(text => text !== '–').map(text => Number(text.replace('−', '-')));
    expect(known).toEqual(known.toSorted((a, b) => b - a));
    await page.getByRole('dialog').getByRole('button', { name: 'Close' }).click();
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(problems).toEqual([]);
  });

  test('before the first order there is nothing to explain', async () => {
    const visit = await visitor.open();
    await startMatch(visit, { a: 'LCT-1V', b: 'LCT-1V', playerB: 'human', board: 'open:12x12:3', seed: 'none' });
    await nextQuestion(visit.page);
    await askInGame(visit.page, 'desktop');
    await visit.page.getByText('No order has been given yet.').waitFor();
    expect(await ordersOf(visit.page).count()).toBe(0);
  });

  test('keys mean the dialog and not the game below it, wherever the focus is', async () => {
    const visit = await visitor.open();
    const { page } = visit;
    await startMatch(visit);
    await nextQuestion(page);
    await showResultsOnly(page);
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    const chosen = await confirmButton(page).isEnabled();
    await askInGame(page, 'desktop');
    // A click on the text of the dialog takes the focus out of it.
    await page.getByRole('dialog').locator('.note').first().click();
    for (const key of ['Backspace', 'r', 'x', '?']) await page.keyboard.press(key);
    expect(await page.getByRole('dialog').count()).toBe(1);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await confirmButton(page).isEnabled()).toBe(chosen);
    expect(await page.locator('.panel .body').innerText()).toContain('Stand still');
  });

  test('the order that led to the moment comes first in a replay read by keys alone', async () => {
    const { page, problems } = await openReplay(visitor);
    for (let turn = 0; turn < 3; turn++) await page.keyboard.press(']');
    for (let step = 0; step < 3; step++) await page.keyboard.press('ArrowRight');
    await tabToName(page, 'Why?');
    await page.keyboard.press('Enter');
    await ordersOf(page).first().waitFor();
    expect(await ordersOf(page).first().innerText()).toMatch(/Turn 4, movement phase/);
    const step = await page.locator('.watch-now').textContent();
    // The text of the dialog scrolls, and the film stays where it is.
    await page.keyboard.press('End');
    await page.keyboard.press('ArrowDown');
    expect(await page.locator('.watch-now').textContent()).toBe(step);
    await page.keyboard.press('Escape');
    await page.getByRole('dialog').waitFor({ state: 'detached' });
    expect(await page.evaluate('document.activeElement.textContent')).toBe('Why?');
    expect(problems).toEqual([]);
  });

  test.each(SCREEN_NAMES)(
    'the explanation of an order is accessible on a %s, light and dark',
    visitor.onScreen(async (visit, screen) => {
      const { page } = visit;
      await playIntoSecondTurn(visit);
      await askInGame(page, screen);
      await ordersOf(page).first().waitFor();
      await lookAt(page, `why-play-${screen}`);
      await showReplay(visit);
      await page.keyboard.press('End');
      await page.getByRole('button', { name: 'Why?' }).click();
      await ordersOf(page).nth(5).waitFor();
      await lookAt(page, `why-watch-${screen}`);
    }),
  );
});
