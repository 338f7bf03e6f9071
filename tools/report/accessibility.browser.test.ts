import { builtInMech, generateBoard } from '@hexfall/data';
import { boardHtml, createForceSheets, createMechSheet, forceSheetsHtml, mechSheetHtml } from '@hexfall/view';
import type { Browser } from 'playwright-core';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { axeFindings } from '../engines/axe-findings.ts';
import { describeWithBrowser } from '../engines/describe-with-browser.ts';
import { launchBrowser } from '../engines/launch-browser.ts';
import { cupPage, duelPage, duelReport, studyPage } from './duel-report.ts';

function boardPage(): string {
  const board = generateBoard({ style: 'hills', width: 8, height: 8, seed: 'a11y' });
  if (!board.ok) throw new Error('no board');
  return boardHtml({ board: board.value, title: 'Hills', description: 'Rolling hills' });
}

function forcePage(): string {
  const units = ['HBK-4G', 'WVR-6R'].map(model => ({ spec: builtInMech(model)! }));
  return forceSheetsHtml('Lance', createForceSheets(units, 'spec'));
}

const PAGES: readonly (readonly [name: string, create: () => string])[] = [
  ['a report', duelReport],
  ['a game to watch', duelPage],
  ['a tournament', cupPage],
  ['a comparison', studyPage],
  ['a record sheet', () => mechSheetHtml(createMechSheet(builtInMech('HBK-4G')!, { profile: 'spec' }))],
  ['the record sheets of a force', forcePage],
  ['a board', boardPage],
];

describeWithBrowser('axe finds nothing', () => {
  let browser: Browser;

  beforeAll(async () => {
    browser = await launchBrowser();
  });

  afterAll(() => browser.close());

  const cases = PAGES.flatMap(([name, create]) =>
    (['light', 'dark'] as const).map(colorScheme => ({ name, create, colorScheme })),
  );

  test.each(cases)('axe finds nothing in $name, $colorScheme', async ({ create, colorScheme }) => {
    const page = await browser.newPage({
      colorScheme,
      viewport: { width: 1366, height: 768 },
      bypassCSP: true,
      reducedMotion: 'reduce',
    });
    await page.setContent(create());
    // Everything that can be seen is shown: tables that are folded away, and a game in its middle.
    await page.locator('details').evaluateAll(all => {
      for (const each of all) each.setAttribute('open', '');
    });
    const player = page.locator('#player');
    if ((await player.count()) > 0) {
      for (const key of [']', ']', '.', '.']) await player.press(key);
      expect(await page.locator('.film-why').textContent()).not.toBe('');
    }
    expect(await axeFindings(page)).toEqual([]);
    await page.close();
  });
});
