import { expect, test } from 'vitest';
import { readOrder } from './options.ts';

test.each([
  [[], { task: 'measure', only: [], json: false, record: false }],
  [['--only', 'games', '--only', 'kick'], { task: 'measure', only: ['games', 'kick'], json: false, record: false }],
  [['--json', '--record'], { task: 'measure', only: [], json: true, record: true }],
  [['--history'], { task: 'history', row: undefined }],
  [['--history', 'duel 16x17, tactician'], { task: 'history', row: 'duel 16x17, tactician' }],
  [['--base'], { task: 'compare', ref: undefined, rounds: 7, only: [], json: false }],
  [['--base', '--only', 'combat'], { task: 'compare', ref: undefined, rounds: 7, only: ['combat'], json: false }],
  [['--base', 'main~5', '--rounds', '9'], { task: 'compare', ref: 'main~5', rounds: 9, only: [], json: false }],
])('%j is understood', (argv, order) => {
  expect(readOrder(argv)).toEqual({ ok: true, value: order });
});

test.each([
  [['--onli', 'games'], "Unknown option '--onli'"],
  [['--base', 'main', '--rounds', 'many'], '--rounds must be a whole number from 1, not "many"'],
  [['--rounds', '3'], '--rounds goes with --base'],
  [['--base', 'main', '--record'], '--record records a run of its own, without --base and --history'],
  [['--only'], "Option '--only <value>' argument missing"],
])('%j is refused: %s', (argv, problem) => {
  expect(readOrder(argv)).toEqual({ ok: false, errors: [problem] });
});
