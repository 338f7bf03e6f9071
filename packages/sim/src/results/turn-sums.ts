import { type Interval, Z_95 } from '../statistics/interval.ts';

/** Average of a figure in one turn, over the games that lasted so long. */
export interface TurnMean extends Interval {
  readonly turn: number;
  readonly games: number;
  readonly mean: number;
}

/** Sums by turn of one figure that every game has once a turn. They grow with the longest game, not with the number of games. */
export class TurnSums {
  private readonly games: number[] = [];
  private readonly sums: number[] = [];
  private readonly squares: number[] = [];

  /** One game; `valueAt` is asked for its turns, from 0. */
  add(turns: number, valueAt: (turn: number) => number): void {
    for (let turn = 0; turn < turns; turn++) {
      const value = valueAt(turn);
      this.games[turn] = (this.games[turn] ?? 0) + 1;
      this.sums[turn] = (this.sums[turn] ?? 0) + value;
      this.squares[turn] = (this.squares[turn] ?? 0) + value * value;
    }
  }

  get means(): TurnMean[] {
    return this.games.map((games, i) => ({ turn: i + 1, games, ...meanOf(games, this.sums[i]!, this.squares[i]!) }));
  }
}

/** The usual interval of a mean; of one game alone nothing can be said. */
function meanOf(count: number, sum: number, squares: number): Interval & { mean: number } {
  const mean = sum / count;
  if (count < 2) return { mean, low: mean, high: mean };
  const variance = Math.max(0, (squares - sum * mean) / (count - 1));
  const reach = Z_95 * Math.sqrt(variance / count);
  return { mean, low: mean - reach, high: mean + reach };
}

/** How hot a unit was at the end of one turn, over the games in which it was there. */
export interface TurnHeat {
  readonly turn: number;
  readonly games: number;
  readonly median: number;
  /** One game in ten was at least that hot. */
  readonly hot: number;
  readonly most: number;
}

/** Counts by turn and degree of heat: exact quantiles without keeping a single game. */
export class HeatCounts {
  private readonly turns: Uint32Array[] = [];

  add(heatByTurn: readonly number[]): void {
    for (const [turn, heat] of heatByTurn.entries()) {
      while (this.turns.length <= turn) this.turns.push(new Uint32Array(DEGREES));
      if (heat >= 0) this.turns[turn]![Math.min(heat, DEGREES - 1)]!++;
    }
  }

  get figures(): TurnHeat[] {
    return this.turns.map((counts, i) => ({ turn: i + 1, ...heatOf(counts) })).filter(({ games }) => games > 0);
  }
}

/** Far beyond the heat scale; what is hotter counts as that hot. */
const DEGREES = 100;

function heatOf(counts: Uint32Array): Omit<TurnHeat, 'turn'> {
  const games = counts.reduce((sum, count) => sum + count, 0);
  return {
    games,
    median: degreeAt(counts, games / 2),
    hot: degreeAt(counts, games * 0.9),
    most: degreeAt(counts, games),
  };
}

/** The lowest heat that at least so many games do not exceed. */
function degreeAt(counts: Uint32Array, wanted: number): number {
  let seen = 0;
  const degree = counts.findIndex(count => {
    seen += count;
    return count > 0 && seen >= wanted;
  });
  return Math.max(0, degree);
}
