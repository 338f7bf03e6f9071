import type { GameFailure } from '../batch/workforce.ts';
import type { GameRecord } from '../batch/game-record.ts';
import { placeInSeries } from '../batch/series.ts';
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

/** Who takes part. Batch `i` of the series is pairing `i` of the round robin. */
export interface Entrant {
  readonly name: string;
  /** Battle Value of the force with its crews. */
  readonly value: number;
}

/** What all games of a tournament came to. */
export interface TournamentResult {
  readonly games: number;
  /** In the order in which they entered. */
  readonly entrants: readonly EntrantResult[];
  /** Places of the entrants, the best first. */
  readonly ranking: readonly number[];
  readonly meetings: readonly MeetingResult[];
  /** Points of rating for twice the Battle Value; `undefined` for fewer than three entrants. */
  readonly perDoubling: number | undefined;
  readonly failures: readonly GameFailure[];
}

/** How the games of an entrant ended. */
interface Counts {
  readonly games: number;
  readonly wins: number;
  readonly draws: number;
  readonly losses: number;
  /** Share of the games, draws as halves. */
  readonly points: Proportion;
}

export interface EntrantResult extends Entrant, Counts {
  readonly pointsPerThousand: number;
  /** Odds against an average entrant. */
  readonly strength: number;
  /** The same on the scale of chess ratings, around 0. */
  readonly rating: Rating;
  readonly forItsValue: ForItsValue | undefined;
}

/** What was to be expected of a force that costs as much. */
export interface ForItsValue extends ValueStanding {
  /** Share of the same games. */
  readonly points: number;
}

export interface MeetingResult extends Meeting {
  readonly games: number;
  /** On the average. */
  readonly turns: number;
}

/**
 * Takes in games as they come, numbered through the series, and says at any time how things stand.
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

  /** Who has the largest share of its games, quickly told. */
  leader(): { readonly name: string; readonly points: Proportion } {
    const all = this.entrants.map(({ name }, i) => ({ name, points: this.count(i).points }));
    return all.reduce((best, other) => (other.points.value > best.points.value ? other : best));
  }

  result(failures: readonly GameFailure[] = []): TournamentResult {
    // One draw for each entrant, spread over its pairings: one who wins everything still has a rating.
    const addedDraws = 1 / Math.max(1, this.entrants.length - 1);
    const rated = bradleyTerry(this.entrants.length, this.scores, { addedDraws });
    const values = this.entrants.map(({ value }) => value);
    const line = this.hasAllMet() ? fitValueLine(values, rated) : undefined;
    return {
      games: this.played,
      entrants: this.entrants.map((entrant, i) => this.entrant(entrant, i, rated, line)),
      ranking: byRating(rated.ratings),
      meetings: this.scores.map(score => score.result()),
      perDoubling: line?.perDoubling,
      failures,
    };
  }

  /** Ratings of entrants that no chain of games connects cannot be compared. */
  private hasAllMet(): boolean {
    return this.scores.every(({ games }) => games > 0);
  }

  private count(index: number): Counts & { readonly own: readonly Score[] } {
    const own = this.scores.filter(score => score.has(index));
    const sum = (figure: (score: Score) => number): number => own.reduce((total, score) => total + figure(score), 0);
    const [games, wins, draws] = [sum(s => s.games), sum(s => s.winsOf(index)), sum(s => s.draws)];
    return { own, games, wins, draws, losses: games - wins - draws, points: proportionOf(wins + draws / 2, games) };
  }

  private entrant(entrant: Entrant, index: number, { ratings }: Ratings, line: ValueLine | undefined): EntrantResult {
    const { own, points, ...counts } = this.count(index);
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

function byRating(ratings: readonly Rating[]): number[] {
  return [...ratings.keys()].sort((a, b) => ratings[b]!.value - ratings[a]!.value || a - b);
}

/** How one pairing stands. */
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

  has(entrant: number): boolean {
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
