import { expect, test } from 'vitest';
import { formatHistory } from './format-history.ts';
import { parseHistory } from './parse.ts';
import { type RunRecord, recordRun } from './record.ts';

const machine = { node: 'v20.20.2', cpu: 'Example 1', cores: 2, load: 0.3 };

function run(day: number, ns: number, changes: Partial<RunRecord> = {}, checksum = 0xabc): RunRecord {
  const measurement = { name: 'kick', ns, bestNs: ns, wallNs: ns, rounds: 3, checksum };
  return {
    ...recordRun({ ...machine, commit: `c0mm1t${day}` }, `2026-11-0${day}T10:00:00.000Z`, [measurement]),
    ...changes,
  };
}

const lines = (runs: readonly unknown[]): string => runs.map(each => `${JSON.stringify(each)}\n`).join('');

test('a written history can be read again, and empty lines do not matter', () => {
  const runs = [run(1, 120), run(2, 100)];
  expect(parseHistory(`${lines(runs)}\n`)).toEqual({ ok: true, value: runs });
});

test('records of games keep the cost of a unit-turn', () => {
  const survey = { checksum: 5, games: 10, turns: 80, unitTurns: 150 };
  const game = { name: 'duel', ns: 3_000_000, bestNs: 1, wallNs: 3_100_000, rounds: 3, checksum: 5, survey };
  const { rows } = recordRun({ ...machine, commit: 'c' }, '2026-11-01', [game]);
  expect(rows[0]).toEqual({
    name: 'duel',
    ns: 3_000_000,
    wallNs: 3_100_000,
    checksum: '00000005',
    nsPerUnitTurn: 200_000,
  });
});

const withRow = (row: object): RunRecord => run(2, 100, { rows: [{ ...run(2, 100).rows[0]!, ...row }] });

test.each([
  ['{"date":', 'line 2: is not JSON'],
  ['7', 'line 2: the line must be an object'],
  [JSON.stringify({ ...run(2, 100), date: 'yesterday' }), 'line 2: date must be a date, not "yesterday"'],
  [JSON.stringify({ ...run(2, 100), commit: 5 }), 'line 2: commit must be a text, not 5'],
  [JSON.stringify({ ...run(2, 100), rows: {} }), 'line 2: rows must be a list, not {}'],
  [JSON.stringify(withRow({ ns: -1 })), 'line 2: rows[0].ns must be a number above 0, not -1'],
  [
    JSON.stringify(withRow({ checksum: 'xyz' })),
    'line 2: rows[0].checksum must be eight hexadecimal digits, not "xyz"',
  ],
])('a bad line is named: %s', (line, problem) => {
  expect(parseHistory(`${lines([run(1, 120)])}${line}\n${lines([run(3, 100)])}`)).toEqual({
    ok: false,
    errors: [problem],
  });
});

test('a row is listed run by run, with its speed against the previous run and changes of its outcomes', () => {
  const text = formatHistory([run(1, 120), run(2, 100), run(3, 100, {}, 0xdef)], 'kick');
  expect(text.ok && text.value.split('\n').map(line => line.replace(/ {2,}/g, ' | '))).toEqual([
    'date | commit | machine | load | CPU time | per unit-turn | speed | checksum',
    '2026-11-01 10:00 | c0mm1t1 | Example 1 x2, v20.20.2 | 0.3 | 120 ns | 00000abc',
    '2026-11-02 10:00 | c0mm1t2 | Example 1 x2, v20.20.2 | 0.3 | 100 ns | 1.20 x | 00000abc',
    '2026-11-03 10:00 | c0mm1t3 | Example 1 x2, v20.20.2 | 0.3 | 100 ns | 1.00 x | 00000def changed',
  ]);
});

test('a run on another machine is not compared with runs on this one', () => {
  const text = formatHistory([run(1, 120), run(2, 10, { cpu: 'Example 2' }), run(3, 60)], 'kick');
  const speeds = text.ok ? text.value.split('\n').map(line => /[\d.]+ x /.exec(line)?.[0].trim()) : [];
  expect(speeds).toEqual([undefined, undefined, undefined, '2.00 x']);
});

test('the history has a line for each row if none is named', () => {
  const text = formatHistory([run(1, 120), run(2, 100), run(3, 80, {}, 0xdef)], undefined);
  expect(text.ok && text.value.split('\n')[1]!.split(/ {2,}/)).toEqual([
    'kick',
    '3',
    '120 ns',
    '80.0 ns',
    '1.50 x',
    '1',
  ]);
});

test('an unknown row, and an empty history, are refused with one sentence', () => {
  expect(formatHistory([run(1, 120)], 'kik')).toEqual({
    ok: false,
    errors: ['no recorded run has a row called "kik"; npm run bench -- --history lists those that there are'],
  });
  expect(formatHistory([], undefined)).toEqual({
    ok: false,
    errors: ['nothing is recorded yet; npm run bench -- --record does it'],
  });
});
