import { expect, test } from 'vitest';
import type { GameRow, Row } from '../rows/row.ts';
import { formatTables, type Measured } from './tables.ts';

function measured(row: Row, ns: number, wallNs = ns, unitTurns = 300): Measured {
  const survey = { checksum: 7, games: 10, turns: 150, unitTurns };
  const figures = { name: row.name, ns, bestNs: ns, wallNs, rounds: 3, checksum: 7 };
  return { row, measurement: row.kind === 'game' ? { ...figures, survey } : figures };
}

function game(name: string, more: Partial<GameRow> = {}): GameRow {
  return { kind: 'game', name, groups: [], series: [], sample: 10, survey: fail, play: fail, ...more };
}

function fail(): never {
  throw new Error('tables measure nothing');
}

const cells = (line: string): string[] => line.trim().split(/ {2,}/);

test('a row of games shows rates by CPU and by wall time, turns, the cost of a unit-turn, and whether it meets its target', () => {
  const [, met, missed] = formatTables([
    measured(game('quick', { targetRate: 1000, elsewhereRate: 1.6 }), 800_000, 1_000_000),
    measured(game('slow', { targetRate: 1000 }), 2_000_000),
  ]).split('\n');
  // 800 microseconds a game, of 15 turns with 30 unit-turns.
  expect(cells(met!)).toEqual(['quick', '1250', '1250', '1000', '15.0', '26.7', '1000 met', '1.6', '10', '00000007']);
  expect(cells(missed!)).toEqual(['slow', '500', '500', '500', '15.0', '66.7', '1000 MISSED', '10', '00000007']);
});

test('growth is the cost of a unit-turn, relative to the smallest row of the series', () => {
  const series = (at: string): Partial<GameRow> => ({ series: [{ title: 'growth with units', at }] });
  const text = formatTables([
    measured(game('4v4', series('4v4')), 8_000_000, 8_000_000, 1200),
    measured(game('duel', series('1v1')), 1_000_000, 1_000_000, 300),
    measured(game('12v12', series('12v12')), 90_000_000, 90_000_000, 3000),
  ]);
  const lines = text.split('\n\n')[1]!.split('\n').map(cells);
  expect(lines).toEqual([
    ['growth with units', 'per CPU s', 'us/unit-turn', 'against the first'],
    ['1v1', '1000', '33.3', '1.00 x'],
    ['4v4', '125', '66.7', '2.00 x'],
    ['12v12', '11.1', '300', '9.00 x'],
  ]);
});

test('several workers are compared with one, and must gain nine tenths of a core each', () => {
  const batch = (name: string, workers: number): Row => {
    return { kind: 'threads', name, groups: [], workers, batch: 'duel', play: fail };
  };
  const [, alone, both, four] = formatTables([
    measured(batch('one', 1), 1_000_000),
    measured(batch('two', 2), 1_000_000, 540_000),
    measured(batch('four', 4), 1_000_000, 300_000),
  ]).split('\n');
  expect(cells(alone!)).toEqual(['one', '1', '1000', '1000', '00000007']);
  expect(cells(both!)).toEqual(['two', '2', '1852', '1000', '1.85', '1.8 met', '00000007']);
  expect(cells(four!)).toEqual(['four', '4', '3333', '1000', '3.33', '3.6 MISSED', '00000007']);
});

test('a command shows what a game costs, and all of them', () => {
  const row: Row = { kind: 'command', name: 'hexfall simulate, 200 games', groups: [], games: 200, play: fail };
  const [, line] = formatTables([measured(row, 7_000_000, 8_000_000)]).split('\n');
  expect(cells(line!)).toEqual(['hexfall simulate, 200 games', '7.00 ms', '7.00 ms', '1.40 s', '1.60 s', '00000007']);
});

test('an operation shows its cost in the unit that suits it, and how it compares with others', () => {
  const operation: Row = {
    kind: 'operation',
    name: 'kick',
    groups: [],
    run: fail,
    targetNs: 125,
    elsewhereNs: 23_000,
    nativeNs: 20,
  };
  const [, line] = formatTables([measured(operation, 130)]).split('\n');
  expect(cells(line!)).toEqual(['kick', '130 ns', '130 ns', '7.69 M', '125 ns MISSED', '23.0 us', '6.5 x', '00000007']);
});

test('odds show their error beside what is allowed, and how much longer plain sampling takes', () => {
  const row: Row = {
    kind: 'odds',
    name: 'odds: push',
    groups: [],
    targetMs: 10,
    precision: 1e-4,
    answer: fail,
    sample: fail,
  };
  const odds = { checksum: 7, standardError: 2e-5, exact: false, samplesNeeded: 1e6, sampleNs: 4000 };
  const line = (ns: number, change: Partial<typeof odds>): string[] => {
    const { measurement } = measured(row, ns);
    return cells(
      formatTables([{ row, measurement: { ...measurement, odds: { ...odds, ...change } } }]).split('\n')[1]!,
    );
  };
  // A million samples of 4 microseconds take 4 seconds.
  expect(line(8e6, {}).join(' | ')).toBe(
    'odds: push | 8.00 ms | 8.00 ms | 10 ms met | 0.0020% | 0.010% met | 4.00 us | 500 x | 00000007',
  );
  expect(line(2e7, { standardError: 2e-4 })).toMatchObject({ 3: '10 ms MISSED', 4: '0.020%', 5: '0.010% MISSED' });
  expect(line(8e6, { exact: true, standardError: 0 })).toMatchObject({ 4: 'exact', 5: '0.010% met' });
});
