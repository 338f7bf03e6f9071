import type { Page } from 'playwright-core';
import { beforeEach, expect, test } from 'vitest';
import { describeOnSite } from './describe-on-site.ts';
import { HOSTILE_NAME } from './hostile-name.ts';
import { lookAt } from './look-at.ts';
import { SCREEN_NAMES, type SitePage } from './site-page.ts';
import { tabToName } from './tab-to.ts';
import { takePicture } from './take-picture.ts';

describeOnSite('the page of the forces', visitor => {
  let tab: SitePage;

  beforeEach(async () => {
    tab = await visitor.open();
    await tab.goTo('#/forces');
  });

  /** Lets the page propose a force, and takes it. */
  const takeProposal = async (page: Page): Promise<void> => {
    await page.getByRole('button', { name: 'Propose a force …' }).click();
    await page.getByRole('button', { name: 'Take proposal 1' }).click();
    await page.locator('.unit-line').nth(3).waitFor();
  };

  test('a force is built with the keyboard alone, with names as text, and is there after a reload', async () => {
    const { page } = tab;
    const { keyboard } = page;
    await tabToName(page, 'New force');
    await keyboard.press('Enter');
    await page.locator('.force-name').waitFor();
    await tabToName(page, 'Name of the force');
    await keyboard.press('Control+A');
    await keyboard.type(HOSTILE_NAME);
    await keyboard.press('Enter');
    await page.waitForURL(url => decodeURIComponent(url.hash).includes(HOSTILE_NAME));
    await tabToName(page, 'Add a unit …');
    await keyboard.press('Enter');
    await keyboard.type('hbk-4g');
    await keyboard.press('Enter');
    await keyboard.press('Escape');
    await keyboard.press('Escape');
    await tabToName(page, 'Pilot of Hunchback HBK-4G');
    await keyboard.type(HOSTILE_NAME);
    await keyboard.press('Enter');
    await page.getByLabel('Gunnery of Hunchback HBK-4G').selectOption('3');
    await page.getByRole('button', { name: 'Add another Hunchback HBK-4G' }).click();
    await page.locator('.totals', { hasText: '2 units100 t2,498 BV' }).waitFor();
    await page.reload();
    await page.locator('.unit-line').nth(1).waitFor();
    expect(await page.getByLabel('Name of the force').inputValue()).toBe(HOSTILE_NAME);
    expect(await page.getByLabel('Pilot of Hunchback HBK-4G').first().inputValue()).toBe(HOSTILE_NAME);
    await page.getByRole('link', { name: 'Record sheets' }).click();
    await page.locator('.sheet-shown').nth(1).waitFor();
    expect(await page.locator('.force-summary td').first().textContent()).toBe(HOSTILE_NAME);
    expect(await page.locator('img[src=x]').count()).toBe(0);
    await page.goBack();
    await page.getByRole('link', { name: 'All forces' }).click();
    expect(await page.locator('.force-row a').textContent()).toBe(HOSTILE_NAME);
    expect(tab.problems).toEqual([]);
  });

  test('a force and a fair opponent are proposed, and both are taken into a game and into the lab', async () => {
    const { page } = tab;
    await takeProposal(page);
    await page.getByRole('button', { name: 'Propose a fair opponent …' }).click();
    await page.getByLabel('Technology').selectOption('clan');
    await page.getByRole('spinbutton', { name: 'Units' }).fill('2');
    await page.getByRole('spinbutton', { name: 'Units' }).press('Enter');
    await expect.poll(() => page.locator('.proposal li').count()).toBe(6);
    await page.getByRole('button', { name: 'Take proposal 2' }).click();
    await expect.poll(() => page.getByLabel('Whom it meets').inputValue()).toBe('Opponent of New force');
    await page.getByRole('button', { name: 'Play', exact: true }).click();
    await page.locator('.start').waitFor();
    expect(await page.locator('.side.a .unit-name').count()).toBe(4);
    expect(await page.locator('.side.b .unit-name').count()).toBe(2);
    expect(await page.locator('.balance').textContent()).toMatch(/less than 1%|[1-4]%|same/);
    await page.goBack();
    await page.getByRole('button', { name: 'Open in the lab' }).click();
    await page.waitForURL(/#\/lab\?a=.+&b=.+/);
    expect(tab.problems).toEqual([]);
  });

  test('a force is saved as a file, which comes back when it is opened', async () => {
    const { page } = tab;
    await takeProposal(page);
    const [saved] = await Promise.all([
      page.waitForEvent('download'),
      page.getByRole('button', { name: 'Save as .yaml' }).click(),
    ]);
    expect(saved.suggestedFilename()).toBe('new-force.yaml');
    const other = await visitor.open();
    await other.goTo('#/forces');
    await other.page.locator('.file-input').setInputFiles({
      name: 'lance.yaml',
      mimeType: 'application/yaml',
      buffer: Buffer.from('name: Lance\nunits:\n  - { unit: HBK-4G, pilot: Ann }\n'),
    });
    await other.page.getByRole('link', { name: 'Lance' }).click();
    await expect.poll(() => other.page.getByLabel('Pilot of Hunchback HBK-4G').inputValue()).toBe('Ann');
    expect(other.problems).toEqual([]);
  });

  test.each(SCREEN_NAMES)(
    'the page of the forces is accessible on a %s, light and dark',
    visitor.onScreen(async ({ page, goTo }, screen) => {
      await goTo('#/forces');
      await lookAt(page, `forces-none-${screen}`);
      await page.getByRole('button', { name: 'Propose a force …' }).click();
      await lookAt(page, `forces-proposals-${screen}`);
      await page.getByRole('button', { name: 'Take proposal 1' }).click();
      await page.locator('.unit-line').nth(3).waitFor();
      await lookAt(page, `forces-editor-${screen}`);
      await page.getByRole('link', { name: 'Record sheets' }).click();
      await page.locator('.sheet-shown').nth(3).waitFor();
      await lookAt(page, `forces-sheets-${screen}`);
      await goTo('#/forces');
      await page.locator('.force-row').waitFor();
      await lookAt(page, `forces-list-${screen}`);
    }),
  );

  test('a force is printed as the summary, then one sheet a page, then the tables, without the page around it', async () => {
    const { page } = tab;
    await takeProposal(page);
    await page.getByRole('link', { name: 'Record sheets' }).click();
    await page.locator('.sheet-shown').nth(3).waitFor();
    const pdf = await page.pdf({ format: 'A4', preferCSSPageSize: true });
    expect(pdf.toString('latin1').match(/\/Type\s*\/Page\b/g)).toHaveLength(6);
    await page.emulateMedia({ media: 'print' });
    expect(await page.locator('.bar').isVisible()).toBe(false);
    await takePicture(page, 'forces-print');
  });
});
