import type { GameRecord } from '../batch/game-record.ts';
import type { Estimate } from '../statistics/interval.ts';
import { PairedDifferences } from '../statistics/paired-differences.ts';
import type { DifferenceCounts } from '../statistics/sign-flip-test.ts';

/** Figures that are compared, per game. */
export const FIGURES = ['wins', 'draws', 'losses', 'turns', 'dealt', 'taken'] as const;
export type Figure = (typeof FIGURES)[number];
type Figures = Readonly<Record<Figure, number>>;

/** Mean of a figure per game for each variant, and the difference second minus first. */
export interface FigureComparison {
  readonly first: number;
  readonly second: number;
  readonly difference: Estimate;
}

/** Figures that are shares of games. */
export const SHARE_FIGURES: ReadonlySet<Figure> = new Set<Figure>(['wins', 'draws', 'losses']);

/** Smallest nonzero difference of shares in a round, in which each variant plays two games. */
export const SHARE_STEP = 0.5;

/** The figures of a game for A, whose units come first. */
export function figuresOf({ outcome, turns, units }: GameRecord, unitsOfA: number): Figures {
  const own = units.slice(0, unitsOfA);
  return {
    wins: outcome === 'A' ? 1 : 0,
    draws: outcome === 'draw' ? 1 : 0,
    losses: outcome === 'B' ? 1 : 0,
    turns,
    dealt: own.reduce((sum, { dealt }) => sum + dealt, 0),
    taken: own.reduce((sum, { taken }) => sum + taken, 0),
  };
}

/** Accumulates rounds. A round is one observation: its games share their dice, so they are not independent. */
export class RoundTally {
  readonly differences = each(() => new PairedDifferences());
  private readonly firsts = each(() => new PairedDifferences());
  private readonly counts = [0, 0, 0, 0, 0];

  get rounds(): number {
    return this.differences.wins.count;
  }

  /** Number of rounds by how many more games the second variant won than the first. */
  get points(): DifferenceCounts {
    const [minusTwo, minusOne, zero, plusOne, plusTwo] = this.counts as [number, number, number, number, number];
    return { minusTwo, minusOne, zero, plusOne, plusTwo };
  }

  add(first: readonly Figures[], second: readonly Figures[]): void {
    for (const figure of FIGURES) {
      const [one, two] = [first, second].map(games => meanOf(games, figure));
      this.firsts[figure].add(one!);
      this.differences[figure].add(two! - one!);
      if (figure === 'wins') this.counts[2 + Math.round((two! - one!) / SHARE_STEP)]!++;
    }
  }

  compare(figure: Figure): FigureComparison {
    const differences = this.differences[figure];
    const first = this.firsts[figure].mean;
    const difference = SHARE_FIGURES.has(figure)
      ? differences.bonettPriceInterval(SHARE_STEP)
      : differences.tInterval();
    return { first, second: first + differences.mean, difference };
  }
}

function each<T>(make: () => T): Record<Figure, T> {
  return { wins: make(), draws: make(), losses: make(), turns: make(), dealt: make(), taken: make() };
}

function meanOf(games: readonly Figures[], figure: Figure): number {
  return games.reduce((sum, game) => sum + game[figure], 0) / games.length;
}
