import { findInCatalogue, formatUnit } from '@hexfall/data';
import type { BrowserContextOptions, Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { HOSTILE_NAME } from './hostile-name.ts';
import { lookAt } from './look-at.ts';
import { SCREEN_NAMES, SCREENS, type SitePage } from './site-page.ts';

/** Whether nothing is wider than the screen, and the open part of a sheet is no wider than its place. */
const FITS = `[document.documentElement, ...document.querySelectorAll('.table-parts, .part-other')]
  .every(part => part.scrollWidth <= part.clientWidth)`;

describeOnSite('the table companion', visitor => {
  let tab: SitePage;

  const open = async (options: BrowserContextOptions): Promise<Page> => {
    tab = await visitor.open(options);
    await tab.goTo('#/table');
    await tab.page.getByRole('button', { name: 'Add units …' }).waitFor();
    return tab.page;
  };

  /** Lays out the sheets of these units; the last one is on the other side. */
  const layOut = async (page: Page, ...units: readonly string[]): Promise<void> => {
    await page.getByRole('button', { name: 'Add units …' }).click();
    for (const unit of units) {
      await page.getByRole('searchbox').fill(unit);
      await page.getByRole('searchbox').press('Enter');
    }
    await page.getByRole('button', { name: 'Done' }).click();
    await page.getByLabel('Side').last().selectOption('1');
    await page.getByRole('button', { name: 'Lay out the sheets' }).click();
    await page.locator('.table-screen').waitFor();
  };

  const location = (page: Page, words: RegExp): ReturnType<Page['locator']> =>
    page.locator('.armor-figure').getByRole('button', { name: words });

  test('damage on a phone is tapped in, rolls are typed or thrown, and a reload keeps it all', async () => {
    const page = await open(SCREENS.phone);
    await layOut(page, 'hbk-4g', 'as7-d');
    await location(page, /^Right arm: armor 16/).tap();
    await page.getByRole('button', { name: '20 damage', exact: true }).tap();
    // The armor is lost at once; the page asks for what follows.
    await location(page, /^Right arm: armor 0 of 16, structure 4 of 8/).waitFor();
    await page.getByRole('heading', { name: 'Roll for critical hits' }).waitFor();
    await page.getByRole('button', { name: '8: 1 hit' }).tap();
    await page.getByRole('button', { name: /Medium Laser$/ }).tap();
    expect(await page.locator('.table-bar .last').textContent()).toContain('critical hit: Medium Laser destroyed');
    expect(await page.locator('.due-rolls').textContent()).toContain('20 damage this phase: 6 = 5 piloting');
    await page.getByRole('button', { name: 'Roll', exact: true }).tap();
    await page.getByRole('button', { name: '12: passed' }).tap();
    await page.locator('.due-rolls').waitFor({ state: 'detached' });
    await page.reload();
    await location(page, /^Right arm: armor 0 of 16, structure 4 of 8/).waitFor();
    await page.getByRole('tab', { name: 'Fire' }).tap();
    expect(await page.locator('.weapon', { hasText: 'Medium Laser RA' }).textContent()).toContain('destroyed');
    await page.getByLabel('Fire at').selectOption({ label: 'B1 Atlas AS7-D' });
    await page.getByRole('button', { name: 'Fire AC/20 RT' }).tap();
    expect(await page.locator('.question .why').textContent()).toBe('6 = 4 gunnery + 2 medium range');
    await page.getByRole('button', { name: '5: miss' }).tap();
    await page.getByRole('button', { name: 'Fire Medium Laser LA' }).tap();
    while ((await page.locator('.question').count()) > 0) await page.getByRole('button', { name: 'Roll here' }).tap();
    expect(await page.locator('.weapon', { hasText: 'AC/20' }).textContent()).toContain('9 shots left');
    for (const name of ['To weapons', 'To physical', 'End turn: heat']) await page.getByRole('button', { name }).tap();
    expect(await page.locator('.bar-buttons .phase').textContent()).toBe('Turn 2Movement');
    expect(await page.evaluate('document.documentElement.scrollWidth <= innerWidth')).toBe(true);
    expect(tab.problems).toEqual([]);
  });

  test('everything can be taken back and done again, with the keyboard alone', async () => {
    const page = await open(SCREENS.desktop);
    await layOut(page, 'hbk-4g');
    await location(page, /^Head: armor 9/).focus();
    await page.keyboard.press('Enter');
    const focused = 'document.activeElement.getAttribute("aria-label")';
    for (let i = 0; i < 30 && (await page.evaluate(focused)) !== '3 damage'; i++) await page.keyboard.press('Tab');
    await page.keyboard.press('Enter');
    await location(page, /^Head: armor 6/).waitFor();
    // A hit on the head wounds the pilot.
    await page.getByRole('heading', { name: 'Does the pilot stay conscious?' }).waitFor();
    await page.getByRole('button', { name: '2: out' }).press('Enter');
    await page.getByText('pilot unconscious').first().waitFor();
    await page.keyboard.press('Control+z');
    await page.keyboard.press('Control+z');
    await location(page, /^Head: armor 9/).waitFor();
    await page.keyboard.press('Control+y');
    await page.keyboard.press('Control+y');
    await page.getByText('pilot unconscious').first().waitFor();
    expect(tab.problems).toEqual([]);
  });

  test('a unit of one’s own with markup in its name is plain text everywhere', async () => {
    const page = await open(SCREENS.phone);
    const text = formatUnit({ ...findInCatalogue('HBK-4G')!, chassis: HOSTILE_NAME });
    const file = { name: 'unit.json', mimeType: 'application/json', buffer: Buffer.from(text) };
    await page.locator('main input[type=file]').setInputFiles(file);
    await page.locator('.notice').first().waitFor();
    await page.goto(`${visitor.site.address}#/table`);
    await layOut(page, 'onerror');
    await location(page, /^Left arm: armor 16/).tap();
    await page.getByRole('button', { name: '5 damage', exact: true }).tap();
    await page.getByRole('tab', { name: 'Log' }).tap();
    expect(await page.locator('.sheet-head h1').textContent()).toContain(HOSTILE_NAME);
    expect(await page.locator('.history').textContent()).toContain(HOSTILE_NAME);
    expect(await page.locator('main img').count()).toBe(0);
    expect(tab.problems).toEqual([]);
  });

  test('two tabs do not overwrite each other: the second takes the sheets over as the first has left them', async () => {
    const page = await open(SCREENS.desktop);
    await layOut(page, 'hbk-4g');
    const other = await page.context().newPage();
    await other.goto(page.url());
    await other.getByText('These sheets are open in another tab.').waitFor();
    await location(page, /^Left arm: armor 16/).click();
    await page.getByRole('button', { name: '5 damage', exact: true }).click();
    await location(page, /^Left arm: armor 11/).waitFor();
    await other.getByRole('button', { name: 'Use them here' }).click();
    await location(other, /^Left arm: armor 11/).waitFor();
    await page.getByText('These sheets are open in another tab.').waitFor();
    await other.close();
    await location(page, /^Left arm: armor 11/).waitFor();
    expect(tab.problems).toEqual([]);
  });

  test('a charge is recorded after the run: both sheets are marked', async () => {
    const page = await open(SCREENS.phone);
    await layOut(page, 'hbk-4g', 'as7-d');
    await page.getByRole('tab', { name: 'Move' }).tap();
    await page.getByRole('button', { name: 'Ran' }).tap();
    await page.getByRole('button', { name: 'Ran 6 hexes' }).tap();
    await page.getByRole('tab', { name: 'Fire' }).tap();
    await page.getByLabel('Fire at').selectOption({ label: 'B1 Atlas AS7-D' });
    expect(await page.getByRole('button', { name: 'Push', exact: true }).count()).toBe(1);
    await page.getByRole('button', { name: 'Charge', exact: true }).tap();
    await page.getByRole('button', { name: /^12: hit/ }).tap();
    while ((await page.locator('.question').count()) > 0) await page.getByRole('button', { name: 'Roll here' }).tap();
    await page.getByRole('tab', { name: 'Log' }).tap();
    const told = await page.locator('.history').textContent();
    expect(told).toContain('charge at B1');
    // The meters of the two cards show how much of each unit is left.
    const left = await page.evaluate<number[]>(
      `[...document.querySelectorAll('.table-card meter')].map(each => each.value)`,
    );
    expect(left.map(share => share > 0.5 && share < 1)).toEqual([true, true]);
    expect(told).toContain('The target is driven one hex on, and the attacker takes its hex.');
    expect(tab.problems).toEqual([]);
  });

  test.each(SCREEN_NAMES)('the table companion is accessible on a %s, light and dark', async screen => {
    const page = await open({ ...SCREENS[screen], bypassCSP: true });
    const check = async (what: string): Promise<void> => {
      await lookAt(page, `table-${what}-${screen}`);
      expect(await page.evaluate(FITS), what).toBe(true);
    };
    await check('setup');
    await layOut(page, 'wvr-6r', 'as7-d');
    await location(page, /^Right torso: /).click();
    await page.getByRole('button', { name: '20 damage', exact: true }).click();
    await location(page, /^Right torso: /).click();
    await page.getByRole('button', { name: '6 damage', exact: true }).click();
    await page.getByRole('button', { name: '10: 2 hits' }).click();
    await check('roll');
    await page.getByRole('button', { name: 'Leave out' }).click();
    await location(page, /^Right torso: /).click();
    await check('damage');
    for (const part of ['Move', 'Fire', 'Heat', 'Slots', 'Log']) {
      await page.getByRole('tab', { name: part }).click();
      if (part === 'Fire') {
        await page.getByLabel('Fire at').selectOption({ label: 'A target without a sheet here' });
        await page.getByText('Woods, cover and more: none').click();
      }
      // The parts have the same elements on every screen, so axe, which is slow, checks each of them on only one.
      if (screen === 'phone') await check(part.toLowerCase());
      else expect(await page.evaluate(FITS), part).toBe(true);
    }
    expect(tab.problems).toEqual([]);
  });
});
