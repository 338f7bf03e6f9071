import type { GameRecord } from '../batch/game-record.ts';
import { placeInSeries } from '../batch/series.ts';
import type { GameFailure } from '../batch/workforce.ts';
import {
  bradleyTerry,
  type Meeting,
  POINTS_PER_LOG_ODDS,
  type Rating,
  type Ratings,
} from '../statistics/bradley-terry.ts';
import { type Proportion, proportionOf } from '../statistics/wilson.ts';
import { type Pairing, roundRobin } from './round-robin.ts';
import { fitValueLine, type ValueLine, type ValueStanding } from './value-line.ts';

/** A participant. Batch `i` of the tournament's series is pairing `i` of the round robin. */
export interface Entrant {
  readonly name: string;
  /** Battle Value of the force with its crews. */
  readonly value: number;
}

/** Standings and results of a tournament. */
export interface TournamentResult {
  readonly games: number;
  /** In the order in which they entered. */
  readonly entrants: readonly EntrantResult[];
  /** Indices of the entrants, the best first. */
  readonly ranking: readonly number[];
  readonly meetings: readonly MeetingResult[];
  /** Rating points that twice the Battle Value is worth; `undefined` for fewer than three entrants. */
  readonly perDoubling: number | undefined;
  readonly failures: readonly GameFailure[];
}

/** Wins, draws and losses of an entrant. */
interface WinLossRecord {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Points per game: a win is one point, a draw half a point. */
  readonly points: Proportion;
}

export interface EntrantResult extends Entrant, WinLossRecord {
  /** Points per game for each 1000 points of Battle Value. */
  readonly pointsPerThousand: number;
  /** Bradley-Terry strength: the odds against an average entrant. */
  readonly strength: number;
  /** The strength on the Elo scale, with a mean of 0. */
  readonly rating: Rating;
  readonly forItsValue: ForItsValue | undefined;
}

/** An entrant compared with what to expect of a force of the same Battle Value. */
export interface ForItsValue extends ValueStanding {
  /** Expected points per game against the same opponents. */
  readonly points: number;
}

export interface MeetingResult extends Meeting {
  readonly games: number;
  /** Mean length of a game, in turns. */
  readonly turns: number;
}

/**
 * Collects the games of a tournament and computes the standings after those collected so far.
 *
 * @example
 * ```ts
 * import { TournamentCollector } from '@hexfall/sim';
 *
 * const cup = new TournamentCollector([
 *   { name: 'Hunchback', value: 1041 },
 *   { name: 'Wolverine', value: 1101 },
 * ]);
 * const game = { seed: '', board: 0, swapped: false, turns: 12, hash: 0, units: [] };
 * cup.add({ ...game, game: 0, outcome: 'B' });
 * cup.leader().name; // => 'Wolverine'
 * cup.result().ranking; // => [1, 0]
 * ```
 */
export class TournamentCollector {
  private readonly entrants: readonly Entrant[];
  private readonly scores: readonly Score[];
  private played = 0;

  constructor(entrants: readonly Entrant[]) {
    this.entrants = entrants;
    this.scores = roundRobin(entrants.length).map(pairing => new Score(pairing));
  }

  get games(): number {
    return this.played;
  }

  add(record: GameRecord): void {
    this.played++;
    this.scores[placeInSeries(this.scores.length, record.game).batch]!.add(record);
  }

  /** The entrant with the most points per game. Much faster than a full result. */
  leader(): { readonly name: string; readonly points: Proportion } {
    const all = this.entrants.map(({ name }, i) => ({ name, points: this.recordOf(i).points }));
    return all.reduce((best, other) => (other.points.value > best.points.value ? other : best));
  }

  result(failures: readonly GameFailure[] = []): TournamentResult {
    // One draw for each entrant, spread over its pairings, keeps the rating of one that wins every game finite.
    const addedDraws = 1 / Math.max(1, this.entrants.length - 1);
    const rated = bradleyTerry(this.entrants.length, this.scores, { addedDraws });
    const values = this.entrants.map(({ value }) => value);
    const line = this.hasAllMet() ? fitValueLine(values, rated) : undefined;
    return {
      games: this.played,
      entrants: this.entrants.map((entrant, i) => this.resultOf(entrant, i, rated, line)),
      ranking: rankByRating(rated.ratings),
      meetings: this.scores.map(score => score.result()),
      perDoubling: line?.perDoubling,
      failures,
    };
  }

  /** Ratings cannot be compared before games connect all entrants. */
  private hasAllMet(): boolean {
    return this.scores.every(({ games }) => games > 0);
  }

  private recordOf(index: number): WinLossRecord & { readonly own: readonly Score[] } {
    const own = this.scores.filter(score => score.involves(index));
    const sum = (figure: (score: Score) => number): number => own.reduce((total, score) => total + figure(score), 0);
    const [games, wins, draws] = [sum(s => s.games), sum(s => s.winsOf(index)), sum(s => s.draws)];
    return { own, games, wins, draws, losses: games - wins - draws, points: proportionOf(wins + draws / 2, games) };
  }

  private resultOf(entrant: Entrant, index: number, { ratings }: Ratings, line: ValueLine | undefined): EntrantResult {
    const { own, points, ...counts } = this.recordOf(index);
    return {
      ...entrant,
      ...counts,
      points,
      pointsPerThousand: (1000 * points.value) / Math.max(1, entrant.value),
      strength: Math.exp(ratings[index]!.value / POINTS_PER_LOG_ODDS),
      rating: ratings[index]!,
      forItsValue: line === undefined ? undefined : forItsValue(index, own, line),
    };
  }
}

function forItsValue(index: number, own: readonly Score[], { entrants }: ValueLine): ForItsValue {
  const standing = entrants[index]!;
  let [expected, games] = [0, 0];
  for (const score of own) {
    const rival = entrants[score.rivalOf(index)]!;
    expected += score.games / (1 + Math.exp((rival.expected - standing.expected) / POINTS_PER_LOG_ODDS));
    games += score.games;
  }
  return { ...standing, points: expected / games };
}

function rankByRating(ratings: readonly Rating[]): number[] {
  return [...ratings.keys()].sort((a, b) => ratings[b]!.value - ratings[a]!.value || a - b);
}

/** Accumulates the games of one pairing. */
class Score implements Meeting {
  readonly first: number;
  readonly second: number;
  firstWins = 0;
  secondWins = 0;
  draws = 0;
  private turns = 0;

  constructor({ first, second }: Pairing) {
    this.first = first;
    this.second = second;
  }

  get games(): number {
    return this.firstWins + this.secondWins + this.draws;
  }

  add({ outcome, turns }: GameRecord): void {
    if (outcome === 'A') this.firstWins++;
    else if (outcome === 'B') this.secondWins++;
    else this.draws++;
    this.turns += turns;
  }

  involves(entrant: number): boolean {
    return entrant === this.first || entrant === this.second;
  }

  winsOf(entrant: number): number {
    return entrant === this.first ? this.firstWins : this.secondWins;
  }

  rivalOf(entrant: number): number {
    return entrant === this.first ? this.second : this.first;
  }

  result(): MeetingResult {
    const { first, second, firstWins, secondWins, draws, games, turns } = this;
    return { first, second, firstWins, secondWins, draws, games, turns: games === 0 ? 0 : turns / games };
  }
}
