import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { lookAt } from './look-at.ts';
import { giveOrder, nextQuestion, SMALL_MATCH, showResultsOnly, startMatch } from './play-visit.ts';
import { SCREEN_NAMES, type SitePage } from './site-page.ts';
import { takePicture } from './take-picture.ts';

describeOnSite('the page of the odds', visitor => {
  let tab: SitePage;

  beforeEach(async () => {
    tab = await visitor.open();
  });

  const title = (page: Page, text: string): Promise<void> =>
    page.locator('.odds-answers h2', { hasText: text }).waitFor();
  const isDone = (page: Page): Promise<void> =>
    page.locator('.case-work', { hasText: 'as exact as you asked for' }).waitFor();

  test('a question is typed, answered, explained and shared with the keyboard alone', async () => {
    const { page } = tab;
    await tab.goTo('#/odds');
    await title(page, 'AC/20 at Hunchback HBK-4G, 3 hexes');
    const { keyboard } = page;
    const focused = 'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent';
    for (let i = 0; i < 20 && (await page.evaluate(focused)) !== 'Question'; i++) await keyboard.press('Tab');
    await keyboard.press('Control+A');
    await keyboard.type('kick HBK-4G by WVR-6R');
    await keyboard.press('Enter');
    await title(page, 'Wolverine WVR-6R kicks Hunchback HBK-4G');
    await isDone(page);
    expect(await page.locator('.to-reach .why').first().textContent()).toMatch(/^\d+ = \d piloting/);
    for (let i = 0; i < 80 && !String(await page.evaluate(focused)).startsWith('falls'); i++)
      await keyboard.press('Tab');
    await keyboard.press('Enter');
    await page.locator('details[open]', { hasText: 'falls' }).waitFor();
    const other = await visitor.open();
    await other.page.goto(page.url());
    await title(other.page, 'Wolverine WVR-6R kicks Hunchback HBK-4G');
    expect(tab.problems).toEqual([]);
  });

  test('examples are one click, and the way back leads to the question before', async () => {
    const { page } = tab;
    await tab.goTo('#/odds');
    await page.getByRole('button', { name: 'A fall', exact: true }).click();
    await title(page, 'Fall of 80-ton');
    await page.getByRole('button', { name: 'Heat', exact: true }).click();
    await title(page, 'Heat of Hunchback HBK-4P');
    await page.goBack();
    await title(page, 'Fall of 80-ton');
    await page.reload();
    await title(page, 'Fall of 80-ton');
    expect(await page.getByLabel('Levels that it falls').inputValue()).toBe('2');
  });

  test('the form rewrites the words, and words that are not understood get a sentence as text', async () => {
    const { page } = tab;
    await tab.goTo('#/odds?q=ppc at 9 hexes');
    const target = page.locator('.form-group', { hasText: 'Target' }).nth(0);
    await target.getByLabel('Unit').fill('Atlas AS7-D');
    await target.getByLabel('Unit').press('Enter');
    await title(page, 'PPC at Atlas AS7-D, 9 hexes');
    await target.getByLabel('Movement').selectOption('run');
    await target.getByText('State and damage of the target').click();
    await target.getByLabel('Armor of the Left torso', { exact: true }).fill('3');
    await target.getByLabel('Armor of the Left torso', { exact: true }).press('Enter');
    const question = page.getByRole('textbox', { name: 'Question' });
    await expect
      .poll(() => question.inputValue())
      .toBe('ppc at 9 hexes on Atlas AS7-D, target ran 5, target LT armor 3');
    await question.fill('<img src=x onerror=alert(1)> at 5');
    await question.press('Enter');
    await page.locator('.question-problem', { hasText: '"<img src=x onerror=alert(1)>" is not understood' }).waitFor();
    expect(await page.locator('main img').count()).toBe(0);
    expect(tab.problems).toEqual([]);
  });

  test('an attack of a game opens the whole panel', async () => {
    const { page } = tab;
    await startMatch(tab, { ...SMALL_MATCH, a: 'Warhammer WHM-6R@3/4', b: 'Atlas AS7-D@4/5' });
    await showResultsOnly(page);
    expect(await nextQuestion(page)).toBe('move');
    await page.getByRole('button', { name: 'Pass', exact: true }).click();
    await giveOrder(page, button => button.click());
    await page.locator('.weapon-list').waitFor();
    await page.getByRole('button', { name: 'All', exact: true }).click();
    await page.getByRole('button', { name: 'All odds …' }).click();
    const dialog = page.locator('dialog');
    await dialog.locator('.case-places').waitFor();
    expect(await dialog.locator('h2').textContent()).toMatch(/Warhammer WHM-6R.* fires .* at B1/);
    await takePicture(page, 'odds-of-a-game');
    await page.keyboard.press('Escape');
    await dialog.waitFor({ state: 'detached' });
    expect(tab.problems).toEqual([]);
  });

  test.each(SCREEN_NAMES)(
    'the page of the odds is accessible on a %s, light and dark',
    visitor.onScreen(async ({ page, goTo }, screen) => {
      await goTo('#/odds?q=kick HBK-4G by WVR-6R, CT structure 5&precision=0.1%25');
      await isDone(page);
      await page.locator('.question-help summary').click();
      await page.locator('.case-chance summary').first().click();
      for (const more of await page.locator('.form-more:not([open]) summary').all()) await more.click();
      await lookAt(page, `odds-${screen}`);
    }),
  );
});
