import { type Interval, Z_95 } from '../statistics/interval.ts';

/** Mean of a figure in one turn, over the games that lasted that long. */
export interface TurnMean extends Interval {
  readonly turn: number;
  readonly games: number;
  readonly mean: number;
}

/** Accumulates a figure that every game has once per turn. Its size depends on the longest game, not on the number of games. */
export class TurnSums {
  private readonly games: number[] = [];
  private readonly sums: number[] = [];
  private readonly sumsOfSquares: number[] = [];

  /** Adds a game. `valueAt` gives the figure of each of its turns, counted from 0. */
  add(turns: number, valueAt: (turn: number) => number): void {
    for (let turn = 0; turn < turns; turn++) {
      const value = valueAt(turn);
      this.games[turn] = (this.games[turn] ?? 0) + 1;
      this.sums[turn] = (this.sums[turn] ?? 0) + value;
      this.sumsOfSquares[turn] = (this.sumsOfSquares[turn] ?? 0) + value * value;
    }
  }

  get means(): TurnMean[] {
    return this.games.map((games, i) => ({
      turn: i + 1,
      games,
      ...meanWithInterval(games, this.sums[i]!, this.sumsOfSquares[i]!),
    }));
  }
}

/** The mean with its normal interval, which has no width for a single game. */
function meanWithInterval(count: number, sum: number, sumOfSquares: number): Interval & { mean: number } {
  const mean = sum / count;
  if (count < 2) return { mean, low: mean, high: mean };
  const variance = Math.max(0, (sumOfSquares - sum * mean) / (count - 1));
  const margin = Z_95 * Math.sqrt(variance / count);
  return { mean, low: mean - margin, high: mean + margin };
}

/** Heat of a unit at the end of one turn, over the games in which it was still in play. */
export interface TurnHeat {
  readonly turn: number;
  readonly games: number;
  readonly median: number;
  /** The 90th percentile. */
  readonly hot: number;
  /** The maximum. */
  readonly most: number;
}

/** Counts games by turn and heat, which gives exact quantiles without storing every game. */
export class HeatCounts {
  private readonly turns: Uint32Array[] = [];

  add(heatByTurn: readonly number[]): void {
    for (const [turn, heat] of heatByTurn.entries()) {
      while (this.turns.length <= turn) this.turns.push(new Uint32Array(MAX_HEAT + 1));
      if (heat >= 0) this.turns[turn]![Math.min(heat, MAX_HEAT)]!++;
    }
  }

  get figures(): TurnHeat[] {
    return this.turns.map((counts, i) => ({ turn: i + 1, ...heatQuantiles(counts) })).filter(({ games }) => games > 0);
  }
}

/** Far beyond the heat scale. More heat is counted as this much. */
const MAX_HEAT = 99;

function heatQuantiles(counts: Uint32Array): Omit<TurnHeat, 'turn'> {
  const games = counts.reduce((sum, count) => sum + count, 0);
  return {
    games,
    median: heatAtRank(counts, games / 2),
    hot: heatAtRank(counts, games * 0.9),
    most: heatAtRank(counts, games),
  };
}

/** The lowest heat that at least `rank` games do not exceed. */
function heatAtRank(counts: Uint32Array, rank: number): number {
  let cumulative = 0;
  const heat = counts.findIndex(count => {
    cumulative += count;
    return count > 0 && cumulative >= rank;
  });
  return Math.max(0, heat);
}
