import { nextBelow } from '@hexfall/rules';
import { rngStateOf } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import type { GameRecord, SimOutcome, UnitRecord } from '../batch/game-record.ts';
import type { Batch } from '../batch/match-up.ts';
import type { Series } from '../batch/series.ts';
import { signTest } from '../statistics/sign-test.ts';
import { ComparisonCollector } from './comparison.ts';

const batch = (opponent: string, units = ['mech']): Batch => ({
  seed: '',
  swapSides: true,
  bots: ['charger', 'charger'],
  forces: [
    { name: 'us', units },
    { name: opponent, units: ['foe'] },
  ],
  fields: [],
});

const ONE: Series = [batch('foe'), batch('foe')];

function unit(dealt: number, taken: number): UnitRecord {
  const zeros = { heat: 0, shutdowns: 0, falls: 0, wounds: 0, criticals: {}, dealtByTurn: [], heatByTurn: [] };
  return { status: 'active', dealt, taken, rolls: {}, attacks: {}, mishaps: {}, ...zeros };
}

function game(number: number, outcome: SimOutcome, turns = 10, units = [unit(30, 20), unit(20, 30)]): GameRecord {
  return { game: number, seed: '', board: 0, swapped: number % 2 === 1, outcome, turns, hash: 0, units };
}

/** Outcomes in the order of play: two games of the first variant, two of the second, and so on. */
function collected(outcomes: string, series = ONE): ComparisonCollector {
  const collector = new ComparisonCollector(series);
  for (const [number, letter] of outcomes.replaceAll(' ', '').split('').entries()) {
    collector.add(game(number, letter === 'd' ? 'draw' : (letter as SimOutcome)));
  }
  return collector;
}

test('a round is four games: both variants from both sides', () => {
  const result = collected('BB AA  AB AB  dB BA  AA AB  BB AA').result();
  expect(result).toMatchObject({ rounds: 5, games: 20 });
  expect(result.wins).toMatchObject([
    { count: 3, trials: 10 },
    { count: 7, trials: 10 },
  ]);
  expect(result.points).toEqual({ minusTwo: 0, minusOne: 1, zero: 1, plusOne: 1, plusTwo: 2 });
  expect(result.figures.wins).toMatchObject({ first: 0.3, second: expect.closeTo(0.7, 10) });
  expect(result.figures.draws).toMatchObject({ first: 0.1, second: 0 });
  expect(result.figures.losses).toMatchObject({ first: 0.6, second: expect.closeTo(0.3, 10) });
});

test('an incomplete round does not count, and the order of games does not matter', () => {
  const collector = collected('BB AA AB A');
  expect(collector.rounds).toBe(1);
  expect(collector.result()).toMatchObject({ games: 4, points: { plusTwo: 1 } });
  const backwards = new ComparisonCollector(ONE);
  for (const [i, letter] of 'AABBBBAA'.split('').entries()) backwards.add(game(7 - i, letter as SimOutcome));
  expect(backwards.result()).toMatchObject({ rounds: 2, points: { plusTwo: 1, minusTwo: 1 } });
});

test('a difference has a verdict when equal variants would rarely show it', () => {
  const better = collected('BB AA '.repeat(6)).result();
  expect(better).toMatchObject({ verdict: 'better', chance: signTest(6, 0) });
  expect(collected('AA BB '.repeat(6)).result().verdict).toBe('worse');
  const unclear = collected('BB AA '.repeat(5)).result();
  expect(unclear).toMatchObject({ verdict: 'unclear', chance: signTest(5, 0) });
  expect(unclear.gamesNeeded % 4).toBe(0);
  expect(unclear.gamesNeeded).toBeLessThan(40);
});

test('variants without any difference need infinitely many games, and their interval still has width', () => {
  const result = collected('AB AB '.repeat(10)).result();
  expect(result).toMatchObject({ verdict: 'unclear', chance: 1, gamesNeeded: Number.POSITIVE_INFINITY });
  expect(result.figures.wins.difference.high).toBeGreaterThan(0.05);
  expect(new ComparisonCollector(ONE).result()).toMatchObject({ rounds: 0, chance: 1, verdict: 'unclear' });
});

test('turns and damage are those of the variants', () => {
  const series = [batch('foe', ['one']), batch('foe', ['one', 'two'])];
  const collector = new ComparisonCollector(series);
  const [single, double] = [
    [unit(30, 20), unit(20, 30)],
    [unit(15, 5), unit(25, 6), unit(11, 40)],
  ];
  for (let number = 0; number < 16; number++) {
    const second = Math.floor(number / 2) % 2 === 1;
    collector.add(game(number, 'A', second ? 8 : 12, second ? double : single));
  }
  const { figures } = collector.result();
  expect(figures.turns).toEqual({ first: 12, second: 8, difference: { value: -4, low: -4, high: -4 } });
  expect(figures.dealt).toMatchObject({ first: 30, second: 40 });
  expect(figures.taken).toMatchObject({ first: 20, second: 11 });
});

test('several opponents are compared one by one and all together', () => {
  const series = [batch('fox'), batch('fox'), batch('hen'), batch('hen')];
  const result = collected('BB AA BB BB  AB AA BB AB', series).result();
  expect(result.rounds).toBe(4);
  expect(result.opponents).toMatchObject([
    { name: 'fox', rounds: 2, wins: [{ count: 1, trials: 4 }, { count: 4 }], difference: { value: 0.75 } },
    { name: 'hen', rounds: 2, wins: [{ count: 0, trials: 4 }, { count: 1 }], difference: { value: 0.25 } },
  ]);
  expect(result.figures.wins.difference.value).toBe(0.5);
});

test('games of several opponents may come in any order', () => {
  const series = [batch('fox'), batch('fox'), batch('hen'), batch('hen')];
  const outcomes = 'BBAABBBBABAABBAB';
  const shuffled = new ComparisonCollector(series);
  for (let i = 0; i < 16; i++) {
    const number = (7 * i) % 16;
    shuffled.add(game(number, outcomes[number] as SimOutcome));
  }
  expect(shuffled.result()).toEqual(collected(outcomes, series).result());
});

test('about one study in twenty calls a difference between equals real, and nearly all find a large one', () => {
  const rngState = rngStateOf('studies');
  const shareOfVerdicts = (second: number): number => {
    let real = 0;
    for (let study = 0; study < 400; study++) {
      const collector = new ComparisonCollector(ONE);
      for (let number = 0; number < 4 * 50; number++) {
        const chance = Math.floor(number / 2) % 2 === 0 ? 40 : second;
        collector.add(game(number, nextBelow(rngState, 100) < chance ? 'A' : 'B'));
      }
      if (collector.result().verdict !== 'unclear') real++;
    }
    return real / 400;
  };
  const equal = shareOfVerdicts(40);
  expect(equal).toBeLessThan(0.07);
  expect(equal).toBeGreaterThan(0.01);
  expect(shareOfVerdicts(70)).toBeGreaterThan(0.97);
});
