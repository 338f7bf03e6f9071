import type { Answer } from '@hexfall/odds';
import { ODDS_KINDS, randomCase } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { type BiasRow, biasOf, errorFaults } from './bias.ts';
import { checkCase } from './check-case.ts';
import { compareAnswers } from './compare.ts';
import { readOptions, reproduction } from './options.ts';
import { Summary } from './summary.ts';
import { zScore } from './z-score.ts';

const FALL = { about: 'fall', unit: 0 } as const;
const DAMAGE = { about: 'damage', unit: 0 } as const;

function chance(value: number, more: Partial<Answer> = {}): Answer {
  const known = { value, standardError: 0, lower: 0, upper: 1, exact: false };
  return { kind: 'chance', question: FALL, because: [], ...known, ...more } as Answer;
}

describe('z-scores', () => {
  test('a share that is known exactly is as many standard errors away as the runs have error', () => {
    const share = { value: 0.5, standardError: 0, exact: true };
    expect(zScore(share, 4900, 10_000)).toBeCloseTo(2, 6);
    expect(zScore(share, 5100, 10_000)).toBeCloseTo(-2, 1);
  });

  test('the errors of both sides are taken together', () => {
    const share = { value: 0.5, standardError: 0.005, exact: false };
    expect(zScore(share, 4900, 10_000)).toBeCloseTo(Math.SQRT2, 6);
  });

  test('a rare event that comes up once more or less than expected is nothing to speak of', () => {
    const share = { value: 2e-6, standardError: 0, exact: true };
    for (const count of [0, 1, 2, 3, 5]) expect(Math.abs(zScore(share, count, 1_000_000))).toBeLessThan(2.5);
    expect(zScore(share, 40, 1_000_000)).toBeLessThan(-4);
  });

  test('an impossible event must not happen, and a certain one must', () => {
    const never = { value: 0, standardError: 0, exact: true };
    expect(zScore(never, 0, 1000)).toBe(0);
    expect(zScore(never, 1, 1000)).toBe(Number.NEGATIVE_INFINITY);
    expect(zScore({ ...never, value: 1 }, 999, 1000)).toBe(Number.POSITIVE_INFINITY);
  });
});

describe('what is found', () => {
  const runs = 10_000;
  const counts = [[6000, 4000]];

  test('a right answer has no faults', () => {
    const { comparisons, faults } = compareAnswers([chance(0.4, { lower: 0.39, upper: 0.41 })], { runs, counts });
    expect(faults).toEqual([]);
    expect(comparisons).toMatchObject([{ what: 'fall of unit 0', sampled: 0.4, z: 0 }]);
  });

  test.each([
    ['a bound above what was sampled', chance(0.5, { lower: 0.45, upper: 0.55 }), 'sampled 0.4 below 0.45'],
    ['a bound below what was sampled', chance(0.3, { lower: 0.2, upper: 0.35 }), 'sampled 0.4 above 0.35'],
    ['a value outside of its bounds', chance(0.4, { lower: 0.3, upper: 0.39 }), '0.4 not in [0.3, 0.39]'],
    ['bounds that are not chances', chance(0.4, { lower: -0.1 }), 'are not chances'],
    ['an exact value with an error', chance(0.4, { exact: true }), 'exact, but not known exactly'],
    ['a value that is not a number', chance(Number.NaN), 'are not all numbers'],
  ])('%s is a fault', (_, answer, text) => {
    expect(compareAnswers([answer], { runs, counts }).faults.join('; ')).toContain(text);
  });

  test('outcomes that do not sum to 1 are a fault, and each of them is compared', () => {
    const outcome = { standardError: 0, lower: 0, upper: 1, exact: false };
    const answer: Answer = {
      kind: 'number',
      question: DAMAGE,
      outcomes: [
        { ...outcome, number: 0, value: 0.6 },
        { ...outcome, number: 5, value: 0.399999 },
      ],
      mean: 2,
      standardError: 0,
      exact: false,
    };
    const { comparisons, faults } = compareAnswers([answer], { runs, counts: [[6000, 0, 0, 0, 0, 3900, 100]] });
    expect(faults).toHaveLength(1);
    expect(faults[0]).toContain('damage of unit 0: the outcomes sum to 0.999999');
    expect(comparisons.map(({ what }) => what)).toEqual([
      'mean damage of unit 0',
      ...[0, 1, 2, 3, 4, 5, 6].map(number => `damage of unit 0 = ${number}`),
    ]);
    expect(comparisons.at(-1)!.z).toBeLessThan(-4);
  });

  test('standard errors that are smaller than the spread over the seeds are a fault', () => {
    const row: BiasRow = { what: 'fall', mean: 0.4, sampled: 0.4, z: 0, spread: 0.012, reported: 0.01 };
    expect(errorFaults([row], 1000)).toHaveLength(1);
    expect(errorFaults([{ ...row, reported: 0.0115 }], 1000)).toEqual([]);
    expect(errorFaults([row], 50)).toEqual([]);
  });

  test('the summary counts how many figures are how far off', () => {
    const summary = new Summary();
    const figure = (z: number) => ({ what: '', value: 0.4, sampled: 0.41, standardError: 0, exact: true, z });
    summary.add([1, -2.5, 3.5, -5].map(figure));
    expect(summary.text()).toBe(
      '4 uncertain figures: 3 beyond 2 (0.2 by chance), 2 beyond 3 (0.0 by chance), 1 beyond 4 (0.0 by chance); largest z 5.00, root mean square 3.34',
    );
  });
});

describe('odds of every kind', () => {
  const how = { samples: 1500, budget: { precision: 0.03 } };
  /** By turns: locations and items take longer, and the tool asks for all of them. */
  const GROUPS = [/^flags/, /^sums/, /^flags/, /^locations of 1|^items of 0/];

  test.each(ODDS_KINDS.map((kind, i) => ({ name: kind.name, kind, i })))(
    '$name agrees with sampling',
    ({ kind, i }) => {
      const profile = kind.onlyUnder ?? (i % 2 === 0 ? 'spec' : 'canon');
      const drawn = randomCase(kind, profile, i);
      const groups = drawn.groups.filter(({ name }) => GROUPS[i % GROUPS.length]!.test(name));
      const { faults, comparisons } = checkCase({ ...drawn, groups }, { ...how, seed: kind.name });
      expect(faults).toEqual([]);
      expect(comparisons.length).toBeGreaterThan(3);
    },
  );

  test.each(['kick', 'direct', 'heat: shutdown'])('the mean over many seeds is right: %s', name => {
    const kind = ODDS_KINDS.find(each => each.name === name)!;
    const terms = { seeds: 60, samples: 20_000, budget: { precision: 0.04 } };
    const rows = biasOf(randomCase(kind, 'spec', 1), terms);
    expect(rows.filter(({ z }) => Math.abs(z) > 4)).toEqual([]);
    expect(errorFaults(rows, terms.seeds)).toEqual([]);
    expect(rows.some(({ mean }) => mean > 0.05 && mean < 0.95)).toBe(true);
  });
});

describe('options', () => {
  test('options are read, and a case can be checked again with one command', () => {
    const options = readOptions(['--samples', '5000', '--kinds', 'kick, push', '--profile', 'canon', '--seeds', '0']);
    expect(options).toMatchObject({ samples: 5000, kinds: ['kick', 'push'], profiles: ['canon'], cases: 2, seeds: 0 });
    const again = reproduction({ kind: 'kick', profile: 'canon', seed: 3 }, options as Exclude<typeof options, string>);
    expect(again).toContain('--kinds "kick" --profile canon --seed 3 --cases 1 --samples 5000');
  });

  test.each([
    [['--samples', '10'], '--samples must be a whole number from 1000 up, not "10".'],
    [['--cases', 'x'], '--cases must be a whole number from 1 up, not "x".'],
    [['--coarse', '0'], '--coarse must be a number above 0, not "0".'],
    [['--profile', 'house'], '--profile must be spec or canon, not "house".'],
    [['--kinds', 'sneeze'], '--kinds has "sneeze", which is part of none of: direct;'],
    [['--smaples', '1'], "Unknown option '--smaples'"],
  ])('the arguments %j are refused with a sentence', (args, sentence) => {
    expect(readOptions(args)).toContain(sentence);
  });
});
