import { execFileSync } from 'node:child_process';
import { mkdtempSync, readFileSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { sampleMtf } from '@hexfall/testkit';
import type { Download } from 'playwright-core';
import { afterAll, beforeEach, expect, test } from 'vitest';
import { ROOT } from '../bootstrap/run.mjs';
import { axeFindings } from '../engines/axe-findings.ts';
import { describeOnSite } from './describe-on-site.ts';
import { HOSTILE_NAME } from './hostile-name.ts';
import { lookAt } from './look-at.ts';
import { SCREENS, type SitePage } from './site-page.ts';
import { tabToName } from './tab-to.ts';
import { takePicture } from './take-picture.ts';

/** Choices for quick games: simple bots, few turns, a small board. */
const QUICK = 'botA=charger&botB=charger&botC=charger&turns=12&seed=proof&board=open:12x12:1';
describeOnSite('the laboratory', visitor => {
  const folder = mkdtempSync(join(tmpdir(), 'hexfall-lab-'));
  let tab: SitePage;

  beforeEach(async () => {
    tab = await visitor.open();
  });

  afterAll(async () => {
    rmSync(folder, { recursive: true });
  });

  /** Plays an experiment to its end, and waits for its report. */
  const play = async (query: string): Promise<void> => {
    await tab.goTo(`#/lab?${query}`);
    await tab.page.locator('.start').click();
    await tab.page.getByRole('heading', { name: 'How it was played' }).waitFor();
    await tab.page.waitForURL(/#\/lab\/(?!run)\w+$/);
  };

  const saved = async (button: string): Promise<string> => {
    const [download] = await Promise.all([
      tab.page.waitForEvent('download') as Promise<Download>,
      tab.page.getByRole('button', { name: button }).click(),
    ]);
    return readFileSync(await download.path(), 'utf8');
  };

  const commandLine = (...words: readonly string[]): string[] => {
    const out = join(folder, `${words[0]!}.jsonl`);
    const quick = [
      '--bots',
      'charger',
      '--turns',
      '12',
      '--seed',
      'proof',
      '--board',
      'open:12x12:1',
      '--workers',
      '1',
    ];
    const program = join(ROOT, 'apps/cli/dist/main.js');
    execFileSync(process.execPath, [program, ...words, ...quick, '--out', out, '--force'], {
      env: { ...process.env, HEXFALL_HOME: folder },
    });
    return readFileSync(out, 'utf8').split('\n');
  };

  test.each([
    ['a=HBK-4G&b=WVR-6R&games=20', ['simulate', 'HBK-4G', 'WVR-6R', '--games', '20']],
    [
      'kind=comparison&a=HBK-4G&b=HBK-4G@3/4&c=WVR-6R&games=4',
      ['compare', 'HBK-4G', '--with-skill', '3/4', '--against', 'WVR-6R', '--games', '4'],
    ],
    [
      'kind=tournament&a=HBK-4G&b=WVR-6R&c=SHD-2H&games=4',
      ['tournament', 'HBK-4G', 'WVR-6R', 'SHD-2H', '--games', '4'],
    ],
  ])('the laboratory has the games of the command line: %s', async (query, words) => {
    await play(`${query}&${QUICK}`);
    const file = await saved('Save the games');
    const expected = commandLine(...words);
    expect(file.split('\n').slice(1)).toEqual(expected.slice(1));
    expect(JSON.parse(file.split('\n')[0]!)).toEqual(JSON.parse(expected[0]!));
    expect(tab.problems).toEqual([]);
  });

  test('a result stays: it is opened by its address, renamed, compared with another and deleted', async () => {
    await play(`a=HBK-4G&b=WVR-6R&games=16&${QUICK}`);
    const first = tab.page.url();
    const headline = await tab.page.locator('.headline').textContent();
    await play(`a=HBK-4G&b=SHD-2H&games=12&${QUICK}`);
    await tab.page.goto(first);
    await tab.page.reload();
    await tab.page.getByRole('heading', { name: 'How it was played' }).waitFor();
    expect(await tab.page.locator('.headline').textContent()).toBe(headline);
    const page = await saved('Save the report as a page');
    expect(page).toContain(headline!);
    expect(page).toContain('id="films"');
    await tab.goTo('#/lab');
    const lines = tab.page.locator('.game-line');
    await lines.nth(1).waitFor();
    await lines
      .nth(1)
      .getByRole('button', { name: /^Rename/ })
      .click();
    await tab.page.getByLabel('New name').fill(HOSTILE_NAME);
    await tab.page.keyboard.press('Enter');
    await tab.page.getByRole('link', { name: HOSTILE_NAME }).waitFor();
    for (const box of await lines.getByRole('checkbox').all()) await box.check();
    await tab.page.getByRole('link', { name: 'Compare the two' }).click();
    await tab.page.getByText(/^A wins \d+%.*in the second/).waitFor();
    expect(await tab.page.locator('.lab-pair .headline').count()).toBe(2);
    expect(await tab.page.locator('.lab-pair > h2').allTextContents()).toContain(HOSTILE_NAME);
    await takePicture(tab.page, 'lab-compare');
    expect(await axeFindings(tab.page)).toEqual([]);
    await tab.goTo('#/lab');
    await lines
      .first()
      .getByRole('button', { name: /^Delete/ })
      .click();
    await lines.first().getByRole('button', { name: 'Delete', exact: true }).click();
    await expect.poll(() => lines.count()).toBe(1);
    expect(tab.problems).toEqual([]);
  });

  test('a run is watched, stopped and kept with the keyboard alone, and a game of it is watched', async () => {
    const { page } = tab;
    await tab.goTo(`#/lab?a=HBK-4G&b=WVR-6R&games=10000&${QUICK}`);
    await page.locator('.start').waitFor();
    await tabToName(page, 'Play the games');
    await page.keyboard.press('Enter');
    await page.getByRole('heading', { name: 'What kills' }).waitFor();
    await page.getByText(/^A wins .* ±/).waitFor();
    await takePicture(page, 'lab-run');
    await tabToName(page, 'Stop and keep');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/lab\/(?!run)\w+$/);
    await tabToName(page, 'Watch: typical');
    await page.keyboard.press('Enter');
    await page.waitForURL(/#\/watch\/\w+/);
    await page.locator('.map').waitFor();
    expect(tab.problems).toEqual([]);
  });

  test('names from files are shown as text, in the set-up and in the report', async () => {
    const { page } = tab;
    await tab.goTo('#/begin');
    await page.locator('.start').waitFor();
    const file = join(folder, 'evil.mtf');
    writeFileSync(file, sampleMtf({ chassis: HOSTILE_NAME, model: 'X' }));
    await page.locator('input[type=file]').first().setInputFiles(file);
    await page.getByText('is now among your units').waitFor();
    await play(`a=${encodeURIComponent(`mine:${HOSTILE_NAME} X`)}&b=WVR-6R&games=10&${QUICK}`);
    expect(await page.locator('h1').textContent()).toContain(HOSTILE_NAME);
    expect(await page.locator('.party .name').first().textContent()).toContain(HOSTILE_NAME);
    expect(await page.locator('main img').count()).toBe(0);
    expect(tab.problems).toEqual([]);
  });

  test('the laboratory is in order on every screen, light and dark', async () => {
    await play(`a=HBK-4G&b=WVR-6R&games=12&${QUICK}`);
    const views = {
      setup: `#/lab?kind=comparison&a=HBK-4G&b=HBK-4P&c=WVR-6R&games=4&${QUICK}`,
      result: new URL(tab.page.url()).hash,
    };
    for (const [screen, { viewport }] of Object.entries(SCREENS)) {
      await tab.page.setViewportSize(viewport);
      for (const [view, address] of Object.entries(views)) {
        await tab.goTo(address);
        await tab.page.locator(view === 'setup' ? '.start' : '#part-about').waitFor();
        await lookAt(tab.page, `lab-${view}-${screen}`);
      }
    }
    expect(tab.problems).toEqual([]);
  });
});
