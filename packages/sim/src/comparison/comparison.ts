import type { GameRecord } from '../batch/game-record.ts';
import { placeInSeries, type Series } from '../batch/series.ts';
import type { GameFailure } from '../batch/workforce.ts';
import type { Estimate } from '../statistics/interval.ts';
import { requiredPairs } from '../statistics/paired-differences.ts';
import { type DifferenceCounts, signFlipTest } from '../statistics/sign-flip-test.ts';
import { type Proportion, proportionOf } from '../statistics/wilson.ts';
import { FIGURES, type Figure, type FigureComparison, figuresOf, RoundTally, SHARE_STEP } from './rounds.ts';

/** Result of two variants of a force against the same opponents, with the same dice in each round. */
export interface ComparisonResult {
  /** Complete rounds: both variants, from both sides, against one opponent. */
  readonly rounds: number;
  /** Games in the complete rounds. */
  readonly games: number;
  readonly wins: readonly [Proportion, Proportion];
  readonly figures: Readonly<Record<Figure, FigureComparison>>;
  /** Number of rounds by how many more games the second variant won than the first. */
  readonly points: DifferenceCounts;
  /** p-value: the chance that equal variants would differ in wins at least as much. */
  readonly chance: number;
  /** Whether the second variant is significantly better or worse than the first. */
  readonly verdict: 'better' | 'worse' | 'unclear';
  /** Total number of games needed to detect a difference of this size with a power of 80%; infinite without a difference. */
  readonly gamesNeeded: number;
  readonly opponents: readonly OpponentComparison[];
  readonly failures: readonly GameFailure[];
}

export interface OpponentComparison {
  readonly name: string;
  readonly rounds: number;
  readonly wins: readonly [Proportion, Proportion];
  readonly difference: Estimate;
}

/** Games of a round: two variants, two sides. */
export const GAMES_PER_ROUND = 4;

/** A difference with a smaller p-value is called real. */
const SIGNIFICANCE_LEVEL = 0.05;

/**
 * Collects the games of a series in which each opponent has two consecutive batches: one against the first variant, one
 * against the second with the same seed. The variants are force A.
 *
 * @example
 * ```ts
 * import { ComparisonCollector } from '@hexfall/sim';
 *
 * const bots = ['tactician', 'tactician'] as const;
 * const forces = [{ name: 'we', units: ['Hunchback HBK-4G'] }, { name: 'they', units: ['Wolverine WVR-6R'] }] as const;
 * const batch = { seed: '', swapSides: true, bots, forces, fields: [] };
 * const study = new ComparisonCollector([batch, batch]);
 * const game = { seed: '', board: 0, turns: 12, hash: 0, units: [] };
 * for (const [number, outcome] of (['B', 'B', 'A', 'A'] as const).entries()) {
 *   study.add({ ...game, game: number, swapped: number % 2 === 1, outcome });
 * }
 * const { rounds, verdict, figures } = study.result();
 * [rounds, figures.wins.difference.value, verdict]; // => [1, 1, 'unclear']
 * ```
 */
export class ComparisonCollector {
  private readonly series: Series;
  private readonly all = new RoundTally();
  private readonly byOpponent: readonly RoundTally[];
  /** By number, the games of rounds that are not complete yet. */
  private readonly waiting = new Map<number, GameRecord[]>();

  constructor(series: Series) {
    this.series = series;
    this.byOpponent = Array.from({ length: series.length / 2 }, () => new RoundTally());
  }

  /** Complete rounds so far. */
  get rounds(): number {
    return this.all.rounds;
  }

  /** By how much the second variant's share of wins exceeds the first's. */
  get difference(): Estimate {
    return this.all.compare('wins').difference;
  }

  add(record: GameRecord): void {
    const place = placeInSeries(this.series.length, record.game);
    const opponent = Math.floor(place.batch / 2);
    const round = Math.floor(place.game / 2) * this.byOpponent.length + opponent;
    const games = [...(this.waiting.get(round) ?? []), record];
    if (games.length < GAMES_PER_ROUND) return void this.waiting.set(round, games);
    this.waiting.delete(round);
    const variants = [0, 1].map(variant =>
      games
        .filter(({ game }) => placeInSeries(this.series.length, game).batch % 2 === variant)
        .map(game => figuresOf(game, this.series[2 * opponent + variant]!.forces[0].units.length)),
    );
    for (const tally of [this.all, this.byOpponent[opponent]!]) tally.add(variants[0]!, variants[1]!);
  }

  result(failures: readonly GameFailure[] = []): ComparisonResult {
    const { all } = this;
    const chance = signFlipTest(all.points);
    const figures = Object.fromEntries(FIGURES.map(figure => [figure, all.compare(figure)]));
    return {
      rounds: all.rounds,
      games: GAMES_PER_ROUND * all.rounds,
      wins: winRates(all),
      figures: figures as ComparisonResult['figures'],
      points: all.points,
      chance,
      verdict: chance >= SIGNIFICANCE_LEVEL ? 'unclear' : all.differences.wins.mean > 0 ? 'better' : 'worse',
      gamesNeeded: GAMES_PER_ROUND * requiredPairs(all.differences.wins, SHARE_STEP),
      opponents: this.byOpponent.map((tally, i) => ({
        name: this.series[2 * i]!.forces[1].name,
        rounds: tally.rounds,
        wins: winRates(tally),
        difference: tally.compare('wins').difference,
      })),
      failures,
    };
  }
}

function winRates(tally: RoundTally): [Proportion, Proportion] {
  const games = 2 * tally.rounds;
  const { first, second } = tally.compare('wins');
  return [proportionOf(Math.round(first * games), games), proportionOf(Math.round(second * games), games)];
}
