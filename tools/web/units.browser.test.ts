import { readFileSync } from 'node:fs';
import { findInCatalogue, formatMtf } from '@hexfall/data';
import { parseUnitFile } from '@hexfall/protocol';
import type { Page } from 'playwright-core';
import { expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { lookAt } from './look-at.ts';
import { SCREEN_NAMES, type SitePage } from './site-page.ts';

/** A unit whose names would become markup if a page treated them as such. */
const HOSTILE = formatMtf({
  ...findInCatalogue('HBK-4G')!,
  chassis: '<img src=x onerror=alert(1)>',
  model: '<b>&amp;',
});
const HOSTILE_NAME = '<img src=x onerror=alert(1)> <b>&amp;';

const COMPARISON = `#/units/compare?a=${encodeURIComponent('Locust LCT-1V')}&b=${encodeURIComponent('Wasp WSP-1A')}`;

describeOnSite('units', visitor => {
  const names = (page: Page): Promise<string[]> => page.locator('.unit-link').allTextContents();
  const focused = (page: Page): Promise<unknown> => page.evaluate('document.activeElement.textContent');
  const showCatalogue = async (tab: SitePage, query = ''): Promise<void> => {
    await tab.goTo(`#/units${query}`);
    await tab.page.locator('.unit-table').waitFor();
  };

  test('a unit is looked for, opened and left with the keyboard alone, and the search is still there', async () => {
    const tab = await visitor.open();
    const { page } = tab;
    const { keyboard } = page;
    await showCatalogue(tab);
    await keyboard.press('/');
    await keyboard.type('atlas');
    await page.waitForURL(/q=atlas/);
    expect(await names(page)).toEqual(['Atlas AS7-D', 'Atlas AS7-D-DC']);
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    expect(await focused(page)).toBe('Atlas AS7-D-DC');
    await keyboard.press('ArrowUp');
    await keyboard.press('Enter');
    await page.getByRole('heading', { name: 'Atlas AS7-D', exact: true }).waitFor();
    await page.getByText('1155.6 + 741.5, rounded').waitFor();
    await page.getByRole('img', { name: /^Damage over range/ }).waitFor();
    await page.goBack();
    await page.locator('.unit-table').waitFor();
    expect(await names(page)).toEqual(['Atlas AS7-D', 'Atlas AS7-D-DC']);
    expect(tab.problems).toEqual([]);
  });

  test('filters and order stand in the address, and a reload shows the same list', async () => {
    const tab = await visitor.open();
    const { page } = tab;
    await showCatalogue(tab);
    await page.getByLabel('Weight class').selectOption('heavy');
    await page.getByLabel('Battle Value, from').fill('1300');
    await page.getByLabel('Weapon', { exact: true }).fill('PPC');
    await page.getByRole('button', { name: 'BV' }).click();
    await page.getByRole('button', { name: 'BV' }).click();
    await page.waitForURL(/sort=-bv/);
    const before = await names(page);
    expect(before.length).toBeGreaterThan(2);
    await page.reload();
    await page.locator('.unit-table').waitFor();
    expect(await names(page)).toEqual(before);
    await page.getByRole('button', { name: 'Clear filters' }).click();
    expect((await names(page)).length).toBeGreaterThan(100);
  });

  test('an own unit with markup for a name is listed, shown and compared as text, and deleted', async () => {
    const tab = await visitor.open();
    const { page } = tab;
    await tab.goTo('#/units?mine=1');
    await page.getByText('You have no units of your own yet').waitFor();
    await page.locator('input[type=file]').setInputFiles({
      name: 'odd.mtf',
      mimeType: 'text/plain',
      buffer: Buffer.from(HOSTILE),
    });
    const link = page.locator('.unit-link', { hasText: HOSTILE_NAME });
    await link.click();
    await page.getByRole('heading', { name: HOSTILE_NAME }).waitFor();
    const download = page.waitForEvent('download');
    await page.getByRole('button', { name: 'Save .mtf' }).click();
    const again = parseUnitFile(readFileSync(await (await download).path(), 'utf8'), 'again.mtf');
    expect(again.ok && again.value.chassis).toBe('<img src=x onerror=alert(1)>');
    await page.getByRole('link', { name: 'Compare' }).click();
    await page.getByLabel('Find a unit').fill('locust lct-1v');
    await page.getByLabel('Find a unit').press('Enter');
    await page.locator('.duel').waitFor();
    await page.getByRole('img', { name: /^Damage over range/ }).waitFor();
    expect(await page.locator('main img[src=x], main b img').count()).toBe(0);
    await showCatalogue(tab, '?mine=1');
    await page.getByRole('button', { name: `Delete ${HOSTILE_NAME}` }).click();
    await page.getByRole('button', { name: 'Delete', exact: true }).click();
    await page.getByText('You have no units of your own yet').waitFor();
    expect(tab.problems).toEqual([]);
  });

  test('two units fight while the reader looks, and stop when the reader leaves', async () => {
    const tab = await visitor.open();
    const { page } = tab;
    await showCatalogue(tab);
    await page.getByLabel('Compare Locust LCT-1V').check();
    await page.getByLabel('Compare Wasp WSP-1A').check();
    await page.getByRole('link', { name: 'Compare', exact: true }).click();
    await page.locator('.duel [role=status]', { hasText: /^[1-9]\d* of 200 games/ }).waitFor();
    expect(page.workers().length).toBeGreaterThan(0);
    await page.getByRole('button', { name: 'Stop' }).click();
    await page.getByRole('button', { name: 'Go on' }).click();
    await page.getByRole('button', { name: 'Stop' }).waitFor();
    await page.getByRole('link', { name: 'All units' }).click();
    await page.locator('.unit-table').waitFor();
    await expect.poll(() => page.workers().length, { timeout: 10_000 }).toBe(0);
    expect(tab.problems).toEqual([]);
  });

  test.each(['A4', 'Letter'])(
    'a record sheet is printed on one page of %s, and its tables on the back',
    async format => {
      const tab = await visitor.open({ colorScheme: 'dark' });
      const { page } = tab;
      await tab.goTo('#/units/Atlas%20AS7-D');
      await page.locator('.sheet-printed[src]').waitFor({ state: 'attached' });
      const folder = process.env['HEXFALL_PICTURES'] ?? '';
      const path = folder === '' ? {} : { path: `${folder}/units-sheet-${format}.pdf` };
      const pdf = await page.pdf({ format, preferCSSPageSize: true, ...path });
      expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(2);
      await page.emulateMedia({ media: 'print' });
      expect(await page.locator('.sheet-printed').isVisible()).toBe(true);
      for (const unprinted of ['.bar', '.sheet-shown', 'h1', '.unit-facts', '.value-sums'])
        expect(await page.locator(unprinted).first().isVisible(), unprinted).toBe(false);
    },
  );

  test.each(SCREEN_NAMES)(
    'the pages of units are accessible on a %s, light and dark',
    visitor.onScreen(async (tab, screen) => {
      const { page, goTo } = tab;
      await showCatalogue(tab, '?q=cat');
      if (screen === 'phone') await page.locator('.filters summary').click();
      await lookAt(page, `units-catalogue-${screen}`);
      await goTo('#/units/Mad%20Cat%20Prime');
      await page.getByRole('img', { name: /^Damage over range/ }).waitFor();
      await page.getByText('Everything on the sheet as text').click();
      await lookAt(page, `units-unit-${screen}`);
      await goTo(COMPARISON);
      await page.getByRole('img', { name: /^Damage over range/ }).waitFor();
      await page.getByText('Battle Values, line by line').click();
      await lookAt(page, `units-comparison-${screen}`);
    }),
  );
});
