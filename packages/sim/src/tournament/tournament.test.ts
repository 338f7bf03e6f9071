import { drawUniform, rngStateOf } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { GameRecord, SimOutcome } from '../batch/game-record.ts';
import { placeInSeries } from '../batch/series.ts';
import { bradleyTerry, POINTS_PER_LOG_ODDS } from '../statistics/bradley-terry.ts';
import { roundRobin } from './round-robin.ts';
import { TournamentCollector } from './tournament.ts';

function record(game: number, outcome: SimOutcome, turns = 10): GameRecord {
  return { game, seed: '', board: 0, swapped: game % 2 === 1, outcome, turns, hash: 0, units: [] };
}

describe('standings', () => {
  const ENTRANTS = [
    { name: 'rock', value: 1000 },
    { name: 'paper', value: 1500 },
    { name: 'scissors', value: 2000 },
  ];

  /** The pairings rock-paper, rock-scissors and paper-scissors, with two games of each in turn. */
  function played(...outcomes: SimOutcome[]): TournamentCollector {
    const collector = new TournamentCollector(ENTRANTS);
    for (const [game, outcome] of outcomes.entries()) collector.add(record(game, outcome, 10 + game));
    return collector;
  }

  test('standings count wins, draws and losses of each entrant and of each pairing', () => {
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

  test('entrants are ranked by rating, and equals in the order of their entry', () => {
    const collector = played('B', 'B', 'B', 'B', 'B', 'B');
    const { ranking, entrants } = collector.result();
    expect(ranking).toEqual([2, 1, 0]);
    expect(collector.leader()).toMatchObject({ name: 'scissors', points: { count: 4, trials: 4 } });
    expect(entrants[2]!.strength).toBeCloseTo(10 ** (entrants[2]!.rating.value / 400), 9);
    expect(played('A', 'B', 'A', 'B', 'A', 'B').result().ranking).toEqual([0, 1, 2]);
  });

  test('an entrant that wins every game has a finite rating, by one draw spread over its pairings', () => {
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

  test('ratings are not compared with Battle Value before all entrants have met', () => {
    expect(played('A', 'A').result()).toMatchObject({ games: 2, perDoubling: undefined });
    expect(played().result().entrants[0]).toMatchObject({ games: 0, forItsValue: undefined });
  });

  test('expected points are those of the line against the same opponents', () => {
    const collector = new TournamentCollector([1000, 1000, 2000].map((value, i) => ({ name: `${i}`, value })));
    // The two entrants of value 1000 break even against each other and win one game in four against the third.
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
    // All are on the line, so expected and actual points agree except for the draw that ratings add to each pairing.
    for (const { forItsValue, points } of entrants) {
      expect(forItsValue!.surplus.value).toBeCloseTo(0, 6);
      expect(forItsValue!.points).toBeCloseTo(points.value, 1);
    }
    expect(entrants.reduce((sum, { forItsValue }) => sum + forItsValue!.points, 0)).toBeCloseTo(1.5, 10);
  });
});

/** Six entrants of known strength and value, with seeded luck. */
describe('many simulated tournaments', () => {
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

  test('the intervals of ratings and surpluses hold the truth as often as their confidence says', () => {
    const rngState = rngStateOf('tournaments');
    const [pairings, surpluses] = [roundRobin(6), truths()];
    let [ratingsHeld, surplusesHeld, checked] = [0, 0, 0];
    for (let study = 0; study < 300; study++) {
      const collector = new TournamentCollector(VALUES.map((value, i) => ({ name: `${i}`, value })));
      for (let game = 0; game < 15 * 20; game++) {
        const { first, second } = pairings[placeInSeries(15, game).batch]!;
        const chance = 1 / (1 + Math.exp(STRENGTHS[second]! - STRENGTHS[first]!));
        collector.add(record(game, drawUniform(rngState) < chance ? 'A' : 'B'));
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
