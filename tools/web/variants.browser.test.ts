import { spawnSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseMtf } from '@hexfall/data';
import type { Locator, Page } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../bootstrap/run.mjs';
import { describeOnSite } from './describe-on-site.ts';
import { lookAt } from './look-at.ts';
import { storageSettled } from './play-storage.ts';
import { SCREEN_NAMES, type SitePage } from './site-page.ts';
import { tabTo, tabToName } from './tab-to.ts';
import { takePicture } from './take-picture.ts';

const HUNCHBACK = `#/units/edit/${encodeURIComponent('Hunchback HBK-4G')}`;

describeOnSite('changing a unit', visitor => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-variants-'));
  let tab: SitePage;

  beforeEach(async () => {
    tab = await visitor.open();
    await tab.goTo(HUNCHBACK);
    await tab.page.locator('.edit-status').waitFor();
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true });
  });

  const figure = (page: Page, name: string): Promise<string> =>
    page.locator('.figure', { hasText: name }).locator('b').innerText();

  test('a variant is made, survives a reload, is saved, played at once and read by the command line, by keys alone', async () => {
    const { page } = tab;
    const { keyboard } = page;
    const press = async (target: Locator): Promise<void> => {
      await tabTo(page, target);
      await keyboard.press('Enter');
    };
    const type = async (field: Locator, text: string): Promise<void> => {
      await tabTo(page, field);
      await keyboard.press('Control+A');
      await keyboard.type(text);
    };
    await page.evaluate(`addEventListener('pointerdown', () => (window.wasTouched = true), true)`);
    await press(page.getByRole('button', { name: /^AC\/20 14 t/ }));
    await press(page.getByRole('button', { name: 'Remove' }));
    await type(page.getByLabel('Search'), 'ppc');
    await tabTo(page, page.getByLabel('Put into'));
    await keyboard.type('Right torso');
    await press(page.getByRole('button', { name: 'Add PPC', exact: true }));
    expect(await figure(page, 'Weight')).toBe('43 t');
    await type(page.locator('#edit-sinks'), '20');
    expect(await figure(page, 'Weight')).toBe('50 t');
    await page.getByText('Not by the rules yet').waitFor({ state: 'detached' });
    await type(page.getByLabel('Model'), 'HBK-4X');
    expect(await page.evaluate('window.wasTouched === true')).toBe(false);
    await page.getByRole('heading', { name: 'Hunchback HBK-4X' }).waitFor();
    await storageSettled(page);
    await page.reload();
    await page.getByRole('heading', { name: 'Hunchback HBK-4X' }).waitFor();
    expect(await page.locator('.bay.at-RT .slot-title').first().innerText()).toBe('PPC');
    const [download] = await Promise.all([
      page.waitForEvent('download'),
      press(page.getByRole('button', { name: 'Download .mtf' })),
    ]);
    const file = join(folder, download.suggestedFilename());
    await download.saveAs(file);
    const program = join(ROOT, 'apps', 'cli', 'bin', 'hexfall.js');
    const told = spawnSync(process.execPath, [program, 'inspect', file], { encoding: 'utf8' });
    expect([told.status, told.stderr]).toEqual([0, '']);
    expect(told.stdout).toContain('Hunchback HBK-4X');
    const read = parseMtf(readFileSync(file, 'utf8'), file);
    expect(read.ok && read.value.blueprint.heatSinks.count).toBe(20);
    await press(page.getByRole('button', { name: 'Save to my units' }));
    await press(page.getByRole('link', { name: 'Start a game with it' }));
    await page.locator('.side.a .unit-name', { hasText: 'Hunchback HBK-4X' }).waitFor();
    await press(page.locator('.start'));
    await page.waitForURL(/#\/play\/\w+/);
    await page.locator('main.play').waitFor();
    expect(tab.problems).toEqual([]);
  });

  test('armor is changed, taken back and mended with the keyboard alone', async () => {
    const { page } = tab;
    const { keyboard } = page;
    await tabToName(page, 'Armor, head');
    await keyboard.press('ArrowDown');
    await keyboard.press('ArrowDown');
    expect(await figure(page, 'Armor')).toBe('158');
    await keyboard.press('Control+z');
    expect(await figure(page, 'Armor')).toBe('159');
    await keyboard.press('Control+Shift+z');
    expect(await figure(page, 'Armor')).toBe('158');
    await page.locator('#armor-HD').focus();
    await keyboard.type('99');
    expect(await page.locator('.edit-refusal').innerText()).toBe('The head takes at most 9 points of armor.');
    await keyboard.press('Tab');
    expect(await page.locator('#armor-HD').inputValue()).toBe('9');
    await page.locator('#armor-LA').focus();
    await keyboard.type('2');
    await page.locator('.edit-findings button').first().focus();
    await keyboard.press('Enter');
    expect(await page.evaluate('document.activeElement.innerText')).toBe('Weight, part by part');
    expect(tab.problems).toEqual([]);
  });

  test('a hostile name is shown as text, and an unknown unit is told in words', async () => {
    const { page } = tab;
    const name = '<img src=x onerror=alert(1)>';
    await page.getByLabel('Chassis').fill(name);
    await page.getByRole('button', { name: 'Save to my units' }).click();
    await page.getByRole('link', { name: 'Start a game with it' }).waitFor();
    expect(await page.locator('.edit h1').innerText()).toBe(`${name} HBK-4G`);
    await tab.goTo(`#/units/edit/${encodeURIComponent('<b>Nobody</b>')}`);
    await page.getByRole('heading', { name: 'No such unit' }).waitFor();
    expect(await page.locator('main').innerText()).toContain('“<b>Nobody</b>”');
    expect(await page.locator('main :is(img, b)').count()).toBe(0);
    expect(tab.problems).toEqual([]);
  });

  test.each(SCREEN_NAMES)(
    'the page for changing a unit is accessible on a %s, and its figures stay in sight',
    visitor.onScreen(async ({ page, goTo }, screen) => {
      await goTo(HUNCHBACK);
      await page.getByRole('button', { name: /^AC\/20 14 t/ }).click();
      await page.getByRole('button', { name: 'All it takes' }).click();
      await page.getByLabel('Show what does not fit').check();
      await page.getByLabel('Search').fill('er ppc');
      await page.locator('#edit-weight summary').click();
      await page.evaluate('scrollTo(0, 0)');
      await lookAt(page, `variants-${screen}`);
      // The figures stay in sight wherever the reader scrolls.
      for (const id of ['edit-bays', 'add-title']) {
        await page.evaluate(`document.getElementById('${id}').scrollIntoView()`);
        const top = 'document.querySelector(".edit-status").getBoundingClientRect().top';
        expect(await page.evaluate(top)).toBe(0);
        await takePicture(page, `variants-${id}-${screen}`);
      }
    }),
  );
});
