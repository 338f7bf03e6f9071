import { describeWithReference, readOracle } from '@hexfall/testkit';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { enumerate } from './enumerating.ts';
import { type DiceRoller, WAYS_2D6, waysAtLeast } from './roller.ts';
import { ScriptedDice } from './scripted.ts';
import { batchSeed, formatSeed, parseSeed, seedFromText, STREAMS, streamWords } from './seed.ts';
import { SeededDice } from './seeded.ts';
import { nextBelow, nextInt32 } from './xoshiro.ts';

const words = (...values: number[]): Int32Array => Int32Array.from(values);

describe('generator', () => {
  test('gives the published sequence of xoshiro128**', () => {
    // Worked by hand from the published definition for the state 1, 2, 3, 4.
    const state = words(1, 2, 3, 4);
    expect([nextInt32(state), nextInt32(state), nextInt32(state)].map(bits => bits >>> 0)).toEqual([11520, 0, 5927040]);
  });

  test('draws below a bound evenly', () => {
    const state = words(9, 8, 7, 6);
    const seen = Array.from({ length: 7 }, () => 0);
    for (let i = 0; i < 70_000; i++) seen[nextBelow(state, 7)]!++;
    for (const count of seen) expect(Math.abs(count - 10_000)).toBeLessThan(400);
  });
});

describe('seeded dice', () => {
  test('two dice come up as two dice do', () => {
    const dice = new SeededDice(words(1, 2, 3, 4));
    const rolls = 360_000;
    const seen = Array.from({ length: 13 }, () => 0);
    for (let i = 0; i < rolls; i++) seen[dice.twoD6('toHit')]!++;
    const chiSquare = seen.reduce((sum, count, i) => {
      const expected = (WAYS_2D6[i]! * rolls) / 36;
      return expected === 0 ? sum + count : sum + ((count - expected) * (count - expected)) / expected;
    }, 0);
    expect(chiSquare).toBeLessThan(29.6); // ten degrees of freedom, one in a thousand
  });

  test('one die shows one to six', () => {
    const dice = new SeededDice(words(5, 5, 5, 5));
    const faces = new Set(Array.from({ length: 1000 }, () => dice.oneD6('fallDirection')));
    expect([...faces].sort((a, b) => a - b)).toEqual([1, 2, 3, 4, 5, 6]);
  });

  test('a copy of the words rolls on identically', () => {
    const state = words(1, 2, 3, 4);
    const dice = new SeededDice(state);
    dice.twoD6('toHit');
    const copy = new SeededDice(state.slice());
    expect(Array.from({ length: 20 }, () => copy.twoD6('toHit'))).toEqual(
      Array.from({ length: 20 }, () => dice.twoD6('toHit')),
    );
  });
});

describe('seeds', () => {
  test('are read and written without loss', () => {
    fc.assert(
      fc.property(fc.array(fc.integer(), { minLength: 4, maxLength: 4 }), values => {
        fc.pre(values.some(value => value !== 0));
        const parsed = parseSeed(formatSeed(words(...values)));
        expect(parsed.ok && [...parsed.value]).toEqual(values);
      }),
    );
  });

  test.each(['', '42', 'sfc32:00000001000000020000000300000004', 'xoshiro128ss:1', `xoshiro128ss:${'0'.repeat(32)}`])(
    'refuse %j and say how a seed is written',
    text => {
      const parsed = parseSeed(text, 'setup.seed');
      expect(parsed).toMatchObject({ ok: false, errors: [{ code: 'seed.malformed', path: 'setup.seed' }] });
      expect(!parsed.ok && parsed.errors[0]!.message).toContain('32 hexadecimal digits');
    },
  );

  test('of typed words are well formed and differ', () => {
    const made = ['1', '2', '12', '21', 'atlas', ''].map(seedFromText);
    expect(new Set(made).size).toBe(made.length);
    for (const seed of made) expect(parseSeed(seed).ok).toBe(true);
    expect(seedFromText(made[0]!)).toBe(made[0]);
  });

  test('of a batch are all different, and neighbours have nothing in common', () => {
    const base = seedFromText('batch');
    const made = Array.from({ length: 20_000 }, (_, i) => batchSeed(base, i));
    expect(new Set(made).size).toBe(made.length);
    const sums = made.map(seed => {
      const parsed = parseSeed(seed);
      return parsed.ok ? new SeededDice(streamWords(parsed.value, 'game')).twoD6('initiative') : 0;
    });
    expect(Math.abs(sums.reduce((a, b) => a + b, 0) / sums.length - 7)).toBeLessThan(0.06);
    const equalNeighbours = sums.filter((sum, i) => sum === sums[i - 1]).length / sums.length;
    expect(Math.abs(equalNeighbours - 146 / 1296)).toBeLessThan(0.01);
  });

  test('feed each stream its own dice', () => {
    const seed = words(1, 2, 3, 4);
    const first = STREAMS.map(stream => formatSeed(streamWords(seed, stream)));
    expect(new Set(first).size).toBe(STREAMS.length);
  });
});

describe('scripted dice', () => {
  test('follow the script and know what is left', () => {
    const dice = new ScriptedDice().add('toHit', 8).add('fallDirection', 3).add('criticalSlot', 0);
    expect(dice.twoD6('toHit')).toBe(8);
    expect(dice.oneD6('fallDirection')).toBe(3);
    expect(dice.unused).toEqual([{ tag: 'criticalSlot', value: 0 }]);
    expect(dice.pick('criticalSlot', 4)).toBe(0);
    expect(dice.unused).toEqual([]);
  });

  test('complain of a roll for another purpose, of an end, and of an impossible face', () => {
    expect(() => new ScriptedDice().add('toHit', 8).twoD6('piloting')).toThrow(
      'roll 1: the script has toHit, the rules ask for piloting',
    );
    expect(() => new ScriptedDice().twoD6('piloting')).toThrow(
      'roll 1: the rules ask for piloting, but the script has ended',
    );
    expect(() => new ScriptedDice().add('toHit', 13).twoD6('toHit')).toThrow('cannot come up 13, only 2 to 12');
    expect(() => new ScriptedDice().add('criticalSlot', 4).pick('criticalSlot', 4)).toThrow('only 0 to 3');
  });
});

describeWithReference('two dice', () => {
  test('reach a number as often as the reference says', () => {
    const { data } = readOracle<{ data: { readonly exact_2d6: Readonly<Record<string, string>> } }>('odds_2d6');
    for (const [need, ways] of Object.entries(data.exact_2d6)) expect(`${waysAtLeast(Number(need))}/36`).toBe(ways);
  });
});

describe('enumerating dice', () => {
  const distribution = (play: (dice: DiceRoller) => number): Map<number, number> => {
    const odds = new Map<number, number>();
    enumerate(play, (result, probability) => odds.set(result, (odds.get(result) ?? 0) + probability));
    return odds;
  };

  test('take every path once, and the odds add up to one', () => {
    const odds = distribution(dice => dice.twoD6('toHit') + dice.oneD6('fallDirection') + dice.pick('criticalSlot', 3));
    expect([...odds.values()].reduce((a, b) => a + b, 0)).toBeCloseTo(1, 12);
    expect(odds.get(3)).toBeCloseTo(1 / 36 / 6 / 3, 12);
  });

  test('follow rolls that depend on earlier ones', () => {
    const odds = distribution(dice => (dice.twoD6('toHit', 8) >= 8 ? dice.oneD6('punchLocation') : 0));
    expect(odds.get(0)).toBeCloseTo(21 / 36, 12);
    for (let face = 1; face <= 6; face++) expect(odds.get(face)).toBeCloseTo(15 / 36 / 6, 12);
  });

  test.each([1, 2, 7, 12, 13])('give a needed roll of %i its chance', need => {
    let passed = 0;
    enumerate(
      dice => dice.twoD6('piloting', need) >= need,
      (result, probability) => {
        if (result) passed += probability;
      },
    );
    expect(passed).toBeCloseTo(waysAtLeast(need) / 36, 12);
  });

  test('agree with the seeded dice', () => {
    const play = (dice: DiceRoller): number => dice.twoD6('cluster') * 10 + dice.oneD6('kickLocation');
    const odds = distribution(play);
    const dice = new SeededDice(words(4, 3, 2, 1));
    const samples = 200_000;
    const seen = new Map<number, number>();
    for (let i = 0; i < samples; i++) {
      const result = play(dice);
      seen.set(result, (seen.get(result) ?? 0) + 1);
    }
    for (const [result, probability] of odds) {
      expect(Math.abs((seen.get(result) ?? 0) / samples - probability)).toBeLessThan(0.003);
    }
  });
});
