import { batchSeed, type GameSetup } from '@hexfall/rules';
import type { Batch, Battlefield } from './match-up.ts';

/** What game number `game` of a batch is. */
export interface GamePlan {
  readonly game: number;
  readonly seed: string;
  /** Index of the battlefield. */
  readonly board: number;
  /** B is side 0. */
  readonly swapped: boolean;
}

/**
 * Each game has a seed of its own, out of the batch's. With exchanged sides two games make a pair: one seed, one board, and
 * each force once on either side.
 *
 * @example
 * ```ts
 * import { planGame } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * const batch = prepareDuel();
 * const [one, two] = [planGame(batch, 6), planGame(batch, 7)];
 * one.seed === two.seed; // => true
 * [one.swapped, two.swapped]; // => [false, true]
 * ```
 */
export function planGame(batch: Batch, game: number): GamePlan {
  const round = batch.swapSides ? Math.floor(game / 2) : game;
  return {
    game,
    seed: batchSeed(batch.seed, round),
    board: round % batch.fields.length,
    swapped: batch.swapSides && game % 2 === 1,
  };
}

export function setupOf(batch: Batch, { seed, board, swapped }: GamePlan): GameSetup {
  const field: Battlefield = batch.fields[board]!;
  return { ...(swapped ? field.exchanged : field.straight), seed };
}
