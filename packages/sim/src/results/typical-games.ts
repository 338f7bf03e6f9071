import { quantile, sortedNumbers } from '../statistics/quantile.ts';
import type { Samples, UnitSamples } from './samples.ts';

/** A game worth watching, and why. */
export interface TypicalGame {
  /** Number of the game. */
  readonly game: number;
  /** One word, such as "upset". */
  readonly why: string;
}

interface Candidate extends TypicalGame {
  readonly row: number;
}

/**
 * Picks games that illustrate the result: a typical one, an upset, the closest, the shortest, the longest, a draw, and then
 * others of all lengths.
 *
 * @example
 * ```ts
 * import { playGame, ResultCollector, typicalGames } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * const batch = prepareDuel();
 * const collector = new ResultCollector(batch);
 * for (let game = 0; game < 10; game++) collector.add(playGame(batch, game));
 * typicalGames(collector.samples, 2).map(({ why }) => why); // => ['typical', 'closest']
 * ```
 */
export function typicalGames(samples: Samples, count: number): TypicalGame[] {
  const rows = Array.from({ length: samples.count }, (_, row) => row);
  const chosen: Candidate[] = [];
  const choose = (why: string, from: readonly number[], distance: (row: number) => number): void => {
    const free = from.filter(row => !chosen.some(candidate => candidate.row === row));
    if (free.length === 0 || chosen.length >= count) return;
    const row = free.reduce((best, other) => (distance(other) < distance(best) ? other : best));
    chosen.push({ row, game: samples.game.at(row), why });
  };
  const turns = (row: number): number => samples.turns.at(row);
  const sorted = sortedNumbers(samples.turns.all);
  const near = (p: number) => (row: number) => Math.abs(turns(row) - quantile(sorted, p));
  const [expected, upsets] = byWinner(samples, rows);
  choose('typical', expected, near(0.5));
  choose('upset', upsets, near(0.5));
  choose('closest', [...expected, ...upsets], row => damageMargin(samples, row));
  choose('shortest', rows, turns);
  choose('longest', rows, row => -turns(row));
  choose('draw', drawsOf(samples, rows), near(0.5));
  for (let i = 1; chosen.length < Math.min(count, rows.length); i++) {
    // Multiples of the golden ratio spread the rest evenly over short and long games.
    choose('sample', rows, near((i * 0.618_033_988_749_895) % 1));
  }
  return chosen.map(({ game, why }) => ({ game, why }));
}

/** Games that the more successful force won, and games that the other one won. */
function byWinner(samples: Samples, rows: readonly number[]): [readonly number[], readonly number[]] {
  const wins = ['A', 'B'].map(side => rows.filter(row => samples.outcomeAt(row) === side));
  const [a, b] = [wins[0]!, wins[1]!];
  return a.length >= b.length ? [a, b] : [b, a];
}

function drawsOf(samples: Samples, rows: readonly number[]): number[] {
  return rows.filter(row => samples.outcomeAt(row) === 'draw');
}

/** Difference between the damage that the two forces dealt. */
function damageMargin({ units, unitsOfA }: Samples, row: number): number {
  const dealt = (side: readonly UnitSamples[]): number => side.reduce((sum, unit) => sum + unit.dealt.at(row), 0);
  return Math.abs(dealt(units.slice(0, unitsOfA)) - dealt(units.slice(unitsOfA)));
}
