import { type Batch, ComparisonCollector, type ComparisonResult, type SimOutcome } from '@hexfall/sim';
import { expect, test } from 'vitest';
import { comparisonReport } from './comparison-report.ts';
import { tablesOf } from './tables-of.ts';

const FIRST = { name: 'Hunchback HBK-4G', label: 'HBK-4G', value: 1041 };
const SECOND = { name: '<i>Hunchback HBK-4P', label: '<i>HBK-4P', value: 1138 };
const TERMS = [0, 1].map(() => ({ boards: ['field'], profile: 'spec', bots: ['tactician', 'charger'] }));

/** Returns a comparison against some opponents, with these outcomes of its games, in order. */
function study(opponents: readonly string[], outcomes: readonly SimOutcome[]): ComparisonResult {
  const series = opponents.flatMap(name => {
    const forces = [
      { name: 'we', units: ['One'] },
      { name, units: ['Two'] },
    ] as const;
    const batch: Batch = { seed: '', swapSides: true, bots: ['tactician', 'charger'], forces, fields: [] };
    return [batch, batch];
  });
  const collector = new ComparisonCollector(series);
  for (const [game, outcome] of outcomes.entries())
    collector.add({ seed: '', board: 0, swapped: game % 2 === 1, turns: 12, hash: 0, units: [], game, outcome });
  return collector.result();
}

const page = (result: ComparisonResult): string =>
  comparisonReport({ result, about: { variants: [FIRST, SECOND] }, answer: 'The <answer>.', terms: TERMS });

test('a comparison page has the answer, both shares of wins, and the difference with its interval', () => {
  const result = study(['they'], ['B', 'B', 'A', 'A', 'B', 'A', 'A', 'A']);
  const text = page(result);
  expect(text).toContain('The &lt;answer&gt;.');
  expect(text).not.toMatch(/<i>Hunchback|NaN|undefined|Infinity/);
  const tables = tablesOf(text);
  expect(tables.get('Games won')!.map(row => row.slice(0, 4))).toEqual([
    [FIRST.name, '1', '4', '25.0%'],
    [SECOND.name, '4', '4', '100.0%'],
  ]);
  expect(tables.get('Difference in games')![0]!.slice(0, 2)).toEqual(['games won', '+75.0']);
  expect(tables.get('Per game')!.at(-1)).toEqual(['Battle Value', '1041', '1138', '+97', '']);
  expect(tables.get('Round by round')!.map(row => row[1])).toEqual(['1', '1', '0', '0', '0']);
  expect(tables.has('Opponent by opponent')).toBe(false);
  expect(text).toContain('spec rules, on field, tactician against charger');
});

test('several opponents are compared one by one, and no rounds give no figures', () => {
  const games: SimOutcome[] = ['A', 'B', 'A', 'A', 'A', 'A', 'B', 'B'];
  const rows = tablesOf(page(study(['they', 'others'], [...games, ...games]))).get('Opponent by opponent')!;
  expect(rows.map(row => row[0])).toEqual(['1 they', '2 others']);
  expect(rows.map(row => row.slice(1, 4))).toEqual([
    ['50.0%', '100.0%', '+50.0'],
    ['100.0%', '0.0%', '−100.0'],
  ]);
  expect(page(study(['they'], []))).not.toContain('<figure');
});
