import { gameRngState, WAYS_2D6 } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import { DealtDice, HAND } from './dealt-dice.ts';

/** What comes up in each run of a number of hands. */
function deal<T>(hands: number, run: (dice: DealtDice) => T): T[] {
  const dice = new DealtDice(gameRngState('dealt'));
  return Array.from({ length: hands }, () => {
    dice.shuffle();
    return Array.from({ length: HAND }, () => run(dice));
  }).flat();
}

/** A roll, on low ones a second, and then one elsewhere whose deck is the emptier the more low rolls there were. */
function play(dice: DealtDice): string {
  dice.enter(1);
  const first = dice.oneD6('toHit') <= 3 ? 'low' : 'high';
  const second = first === 'low' ? dice.pick('toHit', 3) : '-';
  dice.enter(0);
  const third = second === 0 || first === 'high' ? dice.oneD6('toHit') % 2 : '-';
  return `${first} ${second} ${third}`;
}

describe('dealt dice', () => {
  test('every part of a roll comes up once in a hand', () => {
    const runs = deal(20, dice => {
      dice.enter(3);
      return dice.pick('cluster', HAND);
    });
    for (let hand = 0; hand < 20; hand++) {
      const cards = runs.slice(hand * HAND, (hand + 1) * HAND);
      expect(cards.toSorted((a, b) => a - b)).toEqual(Array.from({ length: HAND }, (_, i) => i));
    }
    expect(runs.slice(0, HAND)).not.toEqual(runs.slice(HAND, 2 * HAND));
  });

  test('two dice come up as often as they should', () => {
    const seen = Array.from({ length: 13 }, () => 0);
    const runs = deal(5000, dice => {
      dice.enter(0);
      return dice.twoD6('hitLocation');
    });
    for (const sum of runs) seen[sum]!++;
    for (const [sum, ways] of WAYS_2D6.entries()) expect(seen[sum]! / runs.length).toBeCloseTo(ways / 36, 2.5);
  });

  test('what happens in a run has the chance that it should, whichever rolls other runs came to', () => {
    const runs = deal(20_000, play);
    const expected = {
      'low 0 0': 1 / 12,
      'low 0 1': 1 / 12,
      'low 1 -': 1 / 6,
      'low 2 -': 1 / 6,
      'high - 0': 1 / 4,
      'high - 1': 1 / 4,
    };
    for (const [result, chance] of Object.entries(expected)) {
      const share = runs.filter(run => run === result).length / runs.length;
      // Four standard errors of runs that know nothing of each other; these have less.
      expect(Math.abs(share - chance), result).toBeLessThan(4 * Math.sqrt((chance * (1 - chance)) / runs.length));
    }
  });

  test('rolls beyond those that have a deck are made as well', () => {
    const runs = deal(2000, dice => {
      dice.enter(7);
      let sum = 0;
      for (let i = 0; i < 20; i++) sum += dice.oneD6('cluster');
      dice.enter(0);
      for (let i = 0; i < 20; i++) sum += dice.oneD6('cluster');
      return sum / 40;
    });
    expect(runs.reduce((a, b) => a + b) / runs.length).toBeCloseTo(3.5, 1.5);
  });
});
