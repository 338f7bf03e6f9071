import { beforeEach, describe, expect, test } from 'vitest';
import { axeFindings } from '../engines/axe-findings.ts';
import { describeOnSite } from './describe-on-site.ts';
import { SCREEN_NAMES, SCREENS, type SitePage, THEMES } from './site-page.ts';
import { takePicture } from './take-picture.ts';

describeOnSite('the first page', visitor => {
  let tab: SitePage;

  beforeEach(async () => {
    tab = await visitor.open();
    await tab.goTo('');
    await tab.page.locator('.start').waitFor();
  });

  const names = (side: string): Promise<string[]> => tab.page.locator(`.side.${side} .unit-name`).allTextContents();
  const start = async (): Promise<void> => {
    await tab.page.locator('.start').click();
    await tab.page.waitForURL(/#\/play\/\w+/);
  };

  test('a game starts with one click, and is in the list of games after a reload', async () => {
    await start();
    await tab.goTo('');
    await tab.page.reload();
    const line = tab.page.locator('.game-line');
    await line.waitFor();
    expect(await line.locator('.game-words a').textContent()).toBe(
      'Hunchback + Phoenix Hawk vs Shadow Hawk + Vindicator',
    );
    expect(tab.problems).toEqual([]);
  });

  test('a match is set up and started with the keyboard alone', async () => {
    const { keyboard } = tab.page;
    const tabTo = async (name: string): Promise<void> => {
      const focused = 'document.activeElement.getAttribute("aria-label") ?? document.activeElement.textContent';
      for (let i = 0; i < 60 && (await tab.page.evaluate(focused)) !== name; i++) await keyboard.press('Tab');
      expect(await tab.page.evaluate(focused)).toBe(name);
    };
    await tabTo('Remove Hunchback HBK-4G');
    await keyboard.press('Enter');
    await tabTo('Add a unit …');
    await keyboard.press('Enter');
    await keyboard.type('as7d');
    await keyboard.press('Enter');
    await keyboard.type('locust lct-1v');
    await keyboard.press('Enter');
    // The first Escape empties the search, as everywhere; the second one closes the dialog.
    await keyboard.press('Escape');
    await keyboard.press('Escape');
    expect(await names('a')).toEqual(['Phoenix Hawk PXH-1', 'Atlas AS7-D', 'Locust LCT-1V']);
    await tabTo('Change board …');
    await keyboard.press('Enter');
    await tabTo('Another map');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await tab.page.locator('dialog').waitFor({ state: 'detached' });
    expect(await tab.page.locator('.board-card h2').textContent()).toBe('Mixed, a generated map');
    await tabTo('Start game');
    await keyboard.press('Enter');
    await tab.page.waitForURL(/#\/play\/\w+/);
  });

  test('keys that follow a click at once reach the dialog that it opens', async () => {
    // The key is pressed before the browser has drawn the dialog, as a fast typist may do on a slow machine.
    const focused = await tab.page.evaluate(`(async () => {
      [...document.querySelectorAll('button')].find(button => button.textContent === 'Add a unit …').click();
      for (let i = 0; i < 10; i++) await undefined;
      return document.activeElement.matches('.unit-search input');
    })()`);
    expect(focused).toBe(true);
  });

  test('choices stand in the address, which shows the same match to somebody else', async () => {
    const { page } = tab;
    await page.getByLabel('Who plays Side A').selectOption('charger');
    await page.getByLabel('Gunnery of Hunchback HBK-4G').selectOption('2');
    await page.getByLabel('Tabletop rules').check();
    await page.getByRole('button', { name: 'Change board …' }).click();
    await page.getByLabel('Deep Lake').check();
    await page.getByRole('button', { name: 'Done' }).click();
    const address = page.url();
    const other = await visitor.open();
    await other.page.goto(address);
    await other.page.locator('.start').waitFor();
    expect(await other.page.getByLabel('Who plays Side A').inputValue()).toBe('charger');
    expect(await other.page.getByLabel('Gunnery of Hunchback HBK-4G').inputValue()).toBe('2');
    expect(await other.page.getByLabel('Tabletop rules').isChecked()).toBe(true);
    expect(await other.page.locator('.board-card h2').textContent()).toBe('Deep Lake');
  });

  test('the last choices are there at the next visit', async () => {
    await tab.page.getByRole('button', { name: 'Add another Hunchback HBK-4G' }).click();
    await tab.page.goto('about:blank');
    await tab.goTo('');
    await tab.page.locator('.start').waitFor();
    expect(await names('a')).toEqual(['Hunchback HBK-4G', 'Hunchback HBK-4G', 'Phoenix Hawk PXH-1']);
  });

  test('a link with markup and nonsense gives sentences and nothing else', async () => {
    const a = encodeURIComponent('<img src=x onerror=alert(1)>@4/5,Atlas AS7-D@4/5');
    await tab.goTo(`#/begin?a=${a}&rules=%3Cb%3E&board=__proto__`);
    await tab.page.locator('.notice.problem').nth(2).waitFor();
    const sentences = await tab.page.locator('.notice p').allTextContents();
    expect(sentences).toEqual([
      'Part of the address cannot be used: rules is “<b>”, but it must be one of spec, canon.',
      expect.stringContaining('There is no unit called “<img src=x onerror=alert(1)>” here'),
      'There is no board called “__proto__”.',
    ]);
    expect(await tab.page.locator('main img[src=x]').count()).toBe(0);
    expect(await names('a')).toEqual(['Atlas AS7-D']);
    expect(tab.problems).toEqual([]);
  });

  test('games can be renamed and deleted', async () => {
    await start();
    await tab.goTo('#/begin');
    const { page } = tab;
    await page.getByRole('button', { name: /^Rename: / }).click();
    await page.getByLabel('New name').fill('The <b>bridge</b>');
    await page.getByLabel('New name').press('Enter');
    await page.locator('.game-words a', { hasText: 'The <b>bridge</b>' }).waitFor();
    await page.getByRole('button', { name: /^Delete: / }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.locator('.game-line').waitFor({ state: 'detached' });
    await page.reload();
    await page.locator('.start').waitFor();
    expect(await page.locator('.game-line').count()).toBe(0);
  });

  test('a generated map is made anew at every press', async () => {
    const { page } = tab;
    await page.getByRole('button', { name: 'Change board …' }).click();
    await page.getByLabel('Landscape').selectOption('city');
    await page.getByRole('button', { name: 'Done' }).click();
    await page.locator('dialog').waitFor({ state: 'detached' });
    await page.locator('.board-card img').waitFor();
    const before = page.url();
    await page.getByRole('button', { name: 'Another map' }).click();
    await page.waitForURL(url => url.href !== before);
    expect(decodeURIComponent(page.url())).toMatch(/board=city:16x17:\w{4}/);
    await start();
  });

  test('the page shows a table of what differs between the rules', async () => {
    await tab.page.getByRole('button', { name: 'What differs' }).click();
    expect(await tab.page.locator('.differences tbody tr').count()).toBeGreaterThan(10);
    await tab.page.keyboard.press('Escape');
    await tab.page.locator('dialog').waitFor({ state: 'detached' });
  });

  describe.each(THEMES)('in %s colors', colorScheme => {
    test.each(SCREEN_NAMES)('the first page is accessible on a %s, dialogs and all', async screen => {
      const other = await visitor.open({ ...SCREENS[screen], colorScheme, bypassCSP: true });
      const { page } = other;
      await other.goTo('');
      await page.locator('.board-card img').waitFor();
      const check = async (what: string): Promise<void> => {
        await takePicture(page, `begin-${what}-${screen}-${colorScheme}`);
        expect(await axeFindings(page), what).toEqual([]);
      };
      await page.locator('.more summary').click();
      await check('page');
      expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
      await page.getByRole('button', { name: 'Add a unit …' }).first().click();
      await check('units');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'Change board …' }).click();
      await check('boards');
      await page.keyboard.press('Escape');
      await page.getByRole('button', { name: 'What differs' }).click();
      await check('rules');
      await page.keyboard.press('Escape');
      await page.locator('.menu summary').first().click();
      await check('menu');
      expect(other.problems).toEqual([]);
    });
  });

  test('the first page is usable at 200 % zoom', async () => {
    const other = await visitor.open({ viewport: { width: 720, height: 450 } });
    await other.goTo('');
    await other.page.locator('.start').waitFor();
    expect(await other.page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    await other.page.getByRole('button', { name: 'Add a unit …' }).first().click();
    expect(await other.page.getByRole('button', { name: 'Done' }).isVisible()).toBe(true);
  });
});
