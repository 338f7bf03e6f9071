import { SHEET_WEIGHTS } from '@hexfall/bots';
import { expect, test } from 'vitest';
import { fitSheets, SHEETS } from './fit.ts';
import { collectSheets, loadSheets } from './sheets.ts';

test('the weights of record sheets are what the fit makes of the stored turns', () => {
  const { weights, named } = fitSheets(loadSheets(SHEETS));
  expect(weights).toEqual(SHEET_WEIGHTS);
  expect(named['all']).toBeGreaterThan(0.66);
  expect(named['turns 6 to 9']).toBeGreaterThan(0.62);
});

test('the same games give the same turns', () => {
  const samples = collectSheets(8);
  expect(samples.length).toBeGreaterThan(100);
  expect(collectSheets(8)).toEqual(samples);
});
