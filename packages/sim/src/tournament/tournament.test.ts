import { type DiceWords, nextBelow, parseSeed, seedFromText } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import type { GameRecord, SimOutcome } from '../batch/game-record.ts';
import { placeInSeries } from '../batch/series.ts';
import { bradleyTerry, POINTS_PER_LOG_ODDS } from '../statistics/bradley-terry.ts';
import { roundRobin } from './round-robin.ts';
import { tellApart } from './tell-apart.ts';
import { TournamentCollector } from './tournament.ts';
import { fitValueLine } from './value-line.ts';

function wordsOf(text: string): DiceWords {
  const seed = parseSeed(seedFromText(text));
  if (!seed.ok) throw new Error('a seed');
  return seed.value;
}

const chanceOf = (words: DiceWords): number => nextBelow(words, 1 << 30) / (1 << 30);

function record(game: number, outcome: SimOutcome, turns = 10): GameRecord {
  return { game, seed: '', board: 0, swapped: game % 2 === 1, outcome, turns, hash: 0, units: [] };
}

test('everybody meets everybody else once', () => {
  expect(roundRobin(4).map(({ first, second }) => `${first}${second}`)).toEqual(['01', '02', '03', '12', '13', '23']);
  expect(roundRobin(1)).toEqual([]);
  expect(roundRobin(12)).toHaveLength(66);
});

describe('names', () => {
  const named = (...pairs: [string, string][]): string[] =>
    tellApart(pairs.map(([name, source]) => ({ name, source })));

  test('that differ stay; those that several have get their sources', () => {
    expect(named(['A', 'x/a.mtf'], ['B', 'x/b.mtf'])).toEqual(['A', 'B']);
    expect(named(['A', 'x/a.mtf'], ['A', 'y/a.mtf'], ['B', 'b'])).toEqual(['A (x/a.mtf)', 'A (y/a.mtf)', 'B']);
  });

  test('and numbers where that does not help', () => {
    expect(named(['A', 'a'], ['A', 'a'], ['A', 'b'])).toEqual(['A (a) #1', 'A (a) #2', 'A (b)']);
    expect(named(['A', 'A'], ['A', 'A'])).toEqual(['A #1', 'A #2']);
    // Somebody is called like a number already.
    expect(named(['A', 'A'], ['A', 'A'], ['A #1', 'x'])).toEqual(['A #2', 'A #3', 'A #1']);
  });
});

describe('standings', () => {
  const ENTRANTS = [
    { name: 'rock', value: 1000 },
    { name: 'paper', value: 1500 },
    { name: 'scissors', value: 2000 },
  ];

  /** Pairings rock-paper, rock-scissors, paper-scissors, two games of each in turn. */
  function played(...outcomes: SimOutcome[]): TournamentCollector {
    const collector = new TournamentCollector(ENTRANTS);
    for (const [game, outcome] of outcomes.entries()) collector.add(record(game, outcome, 10 + game));
    return collector;
  }

  test('count wins, draws and losses of each, and of each pairing', () => {
    const result = played('A', 'A', 'B', 'draw', 'A', 'B', 'A', 'A').result();
    expect(result.games).toBe(8);
    expect(result.entrants.map(({ wins, draws, losses }) => [wins, draws, losses])).toEqual([
      [4, 1, 1],
      [1, 0, 5],
      [2, 1, 1],
    ]);
    expect(result.entrants[0]!.points).toMatchObject({ count: 4.5, trials: 6, value: 0.75 });
    expect(result.entrants[0]!.pointsPerThousand).toBeCloseTo(0.75, 10);
    expect(result.entrants[2]!.pointsPerThousand).toBeCloseTo(0.3125, 10);
    expect(result.meetings).toMatchObject([
      { first: 0, second: 1, firstWins: 4, secondWins: 0, draws: 0, games: 4, turns: 13.5 },
      { first: 0, second: 2, firstWins: 0, secondWins: 1, draws: 1, games: 2, turns: 12.5 },
      { first: 1, second: 2, firstWins: 1, secondWins: 1, draws: 0, games: 2, turns: 14.5 },
    ]);
  });

  test('are ranked by rating, and equals in the order of their entry', () => {
    const collector = played('B', 'B', 'B', 'B', 'B', 'B');
    const { ranking, entrants } = collector.result();
    expect(ranking).toEqual([2, 1, 0]);
    expect(collector.leader()).toMatchObject({ name: 'scissors', points: { count: 4, trials: 4 } });
    expect(entrants[2]!.strength).toBeCloseTo(10 ** (entrants[2]!.rating.value / 400), 9);
    expect(played('A', 'B', 'A', 'B', 'A', 'B').result().ranking).toEqual([0, 1, 2]);
  });

  test('one who wins everything has a rating, from one draw that is spread over its pairings', () => {
    const { entrants } = played('A', 'A', 'A', 'A', 'A', 'B').result();
    const rest = { firstWins: 2, secondWins: 0, draws: 0 };
    const meetings = [
      { first: 0, second: 1, ...rest },
      { first: 0, second: 2, ...rest },
      { first: 1, second: 2, firstWins: 1, secondWins: 1, draws: 0 },
    ];
    expect(entrants.map(({ rating }) => rating)).toEqual(bradleyTerry(3, meetings, { addedDraws: 0.5 }).ratings);
    // 4 wins and a draw against opponents that are equal: odds of 9 to 1 against either.
    expect(entrants[0]!.rating.value - entrants[1]!.rating.value).toBeCloseTo(400 * Math.log10(9), 6);
  });

  test('before everybody has met, nothing is said about cost', () => {
    expect(played('A', 'A').result()).toMatchObject({ games: 2, perDoubling: undefined });
    expect(played().result().entrants[0]).toMatchObject({ games: 0, forItsValue: undefined });
  });
});

describe('what an entrant costs', () => {
  const meeting = (first: number, second: number, firstWins: number, games: number) => ({
    first,
    second,
    firstWins,
    secondWins: games - firstWins,
    draws: 0,
  });

  test('strengths that go with the square of the value lie on the line, and nobody is above or below', () => {
    // Values 1, 2 and 4 thousand: odds of one to four for each doubling, one to sixteen for two.
    const rated = bradleyTerry(3, [meeting(0, 1, 20, 100), meeting(1, 2, 20, 100), meeting(0, 2, 10, 170)], {
      addedDraws: 0,
    });
    const line = fitValueLine([1000, 2000, 4000], rated)!;
    expect(line.perDoubling).toBeCloseTo(400 * Math.log10(4), 6);
    expect(line.entrants.map(({ expected }) => expected)).toEqual([
      expect.closeTo(-240.82, 2),
      expect.closeTo(0, 2),
      expect.closeTo(240.82, 2),
    ]);
    for (const { surplus } of line.entrants) expect(surplus.value).toBeCloseTo(0, 6);
  });

  test('where all cost the same, the rating itself is above or below', () => {
    const rated = bradleyTerry(3, [meeting(0, 1, 60, 100), meeting(1, 2, 50, 100), meeting(0, 2, 60, 100)]);
    const { perDoubling, entrants } = fitValueLine([1200, 1200, 1200], rated)!;
    expect(perDoubling).toBe(0);
    for (const [i, { value, low, high }] of rated.ratings.entries()) {
      const near = { value: expect.closeTo(value, 9), low: expect.closeTo(low, 9), high: expect.closeTo(high, 9) };
      expect(entrants[i]!.surplus).toEqual(near);
    }
  });

  test('two entrants always lie on a line: nothing is said', () => {
    expect(fitValueLine([1000, 2000], bradleyTerry(2, [meeting(0, 1, 30, 100)]))).toBeUndefined();
  });

  test('expected points are those of the line against the same opponents', () => {
    const collector = new TournamentCollector([1000, 1000, 2000].map((value, i) => ({ name: `${i}`, value })));
    // The two that cost 1000 draw level with each other, and win one of four against the third.
    const outcomes: SimOutcome[][] = [
      ['A', 'B', 'A', 'B', 'A', 'B', 'A', 'B'],
      ['A', 'B', 'B', 'B', 'A', 'B', 'B', 'B'],
      ['A', 'B', 'B', 'B', 'A', 'B', 'B', 'B'],
    ];
    for (let game = 0; game < 24; game++) {
      const place = placeInSeries(3, game);
      collector.add(record(game, outcomes[place.batch]![place.game]!));
    }
    const { entrants } = collector.result();
    // On the line as they are, so what is expected is what happened, but for the draw that ratings add to each pairing.
    for (const { forItsValue, points } of entrants) {
      expect(forItsValue!.surplus.value).toBeCloseTo(0, 6);
      expect(forItsValue!.points).toBeCloseTo(points.value, 1);
    }
    expect(entrants.reduce((sum, { forItsValue }) => sum + forItsValue!.points, 0)).toBeCloseTo(1.5, 10);
  });
});

/** Six of known strength and cost; their luck is seeded. */
describe('over many tournaments', () => {
  const VALUES = [800, 900, 1100, 1300, 1600, 2000];
  const STRENGTHS = [-0.6, 0.2, -0.3, 0.1, 0.2, 0.4];

  function truths(): number[] {
    const logs = VALUES.map(value => Math.log(value));
    const mean = logs.reduce((sum, log) => sum + log, 0) / logs.length;
    const offsets = logs.map(log => log - mean);
    const dot = (a: number[], b: number[]): number => a.reduce((sum, x, i) => sum + x * b[i]!, 0);
    const slope = dot(offsets, STRENGTHS) / dot(offsets, offsets);
    return STRENGTHS.map((strength, i) => (strength - slope * offsets[i]!) * POINTS_PER_LOG_ODDS);
  }

  test('the intervals of ratings and of what is above cost hold the truth as often as they say', () => {
    const words = wordsOf('tournaments');
    const [pairings, surpluses] = [roundRobin(6), truths()];
    let [ratingsHeld, surplusesHeld, checked] = [0, 0, 0];
    for (let study = 0; study < 300; study++) {
      const collector = new TournamentCollector(VALUES.map((value, i) => ({ name: `${i}`, value })));
      for (let game = 0; game < 15 * 20; game++) {
        const { first, second } = pairings[placeInSeries(15, game).batch]!;
        const chance = 1 / (1 + Math.exp(STRENGTHS[second]! - STRENGTHS[first]!));
        collector.add(record(game, chanceOf(words) < chance ? 'A' : 'B'));
      }
      for (const [i, { rating, forItsValue }] of collector.result().entrants.entries()) {
        const truth = STRENGTHS[i]! * POINTS_PER_LOG_ODDS;
        if (rating.low <= truth && truth <= rating.high) ratingsHeld++;
        const { low, high } = forItsValue!.surplus;
        if (low <= surpluses[i]! && surpluses[i]! <= high) surplusesHeld++;
        checked++;
      }
    }
    for (const held of [ratingsHeld, surplusesHeld]) {
      expect(held / checked).toBeGreaterThan(0.93);
      expect(held / checked).toBeLessThan(0.975);
    }
  });
});
