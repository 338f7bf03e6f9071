import { COVERAGE_SECTIONS, Coverage } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { ALLOWED } from './allowed.ts';
import { readOptions, reproduction } from './options.ts';
import { formatReport, gapsIn } from './report.ts';

describe('options', () => {
  test('options are read, and a game can be played again with one command', () => {
    const options = readOptions(['--games', '5', '--seed', '7', '--profile', 'canon', '--data', '.']);
    expect(options).toEqual({ games: 5, seed: 7, profile: 'canon', data: '.' });
    expect(reproduction(9, options as Exclude<typeof options, string>)).toBe(
      'npx tsx tools/random-games/main.ts --games 1 --seed 9 --profile canon --data .',
    );
  });

  test.each([
    [['--games', '0'], '--games must be a whole number from 1 up, not "0".'],
    [['--seed', 'x'], '--seed must be a whole number from 0 up, not "x".'],
    [['--profile', 'house'], '--profile must be spec or canon, not "house".'],
    [['--data', 'no/such/folder'], '--data names no/such/folder, which does not exist.'],
    [['--gmaes', '1'], "Unknown option '--gmaes'"],
  ])('the arguments %j are refused with a sentence', (args, sentence) => {
    expect(readOptions(args)).toContain(sentence);
  });
});

describe('coverage', () => {
  test('a case that was never seen is a gap, unless that is allowed', () => {
    const coverage = new Coverage(COVERAGE_SECTIONS);
    for (const { name, all } of COVERAGE_SECTIONS) for (const item of all) coverage.see(name, item);
    expect(gapsIn(coverage)).toEqual([]);
    const empty = new Coverage(COVERAGE_SECTIONS);
    expect(gapsIn(empty)).toContain('never seen: weapon fired: medium-laser');
    for (const { section, item } of ALLOWED) expect(gapsIn(empty)).not.toContain(`never seen: ${section}: ${item}`);
  });

  test('the report names what was seen and what was not', () => {
    const coverage = new Coverage([{ name: 'command', all: ['move', 'jump', 'stay'] }]);
    coverage.see('command', 'move');
    coverage.see('command', 'teleport');
    const report = formatReport({ checkCounts: new Map([['something holds', 12]]), coverage });
    expect(report).toContain('        12  something holds');
    expect(report).toContain('      1 of 3  command  never: jump, stay');
  });

  test('an allowance for something that does not exist is out of date', () => {
    const gaps = gapsIn(new Coverage([{ name: 'command', all: [] }]));
    expect(gaps).toHaveLength(ALLOWED.length);
    expect(gaps[0]).toContain('which does not exist');
  });
});
