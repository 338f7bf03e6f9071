import { deriveSeed } from '@hexfall/protocol';
import { batchSeed, type GameSetup } from '@hexfall/rules';
import { type Batch, type Battlefield, hasOutsideBots, type Position } from './match-up.ts';

/** Seed, board and sides of one game of a batch. */
export interface GamePlan {
  /** Number in the batch, from 0. */
  readonly game: number;
  readonly seed: string;
  /** Index of the battlefield. */
  readonly board: number;
  /** Whether B is side 0. */
  readonly swapped: boolean;
}

/**
 * Plans a game of a batch from its number alone. Every game has its own seed, derived from the batch's. With exchanged sides
 * two consecutive games form a pair: the same seed and board, with each force on either side once. With external bots each game
 * of a pair has its own seed, since such a bot might remember the dice.
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
    seed: hasOutsideBots(batch) ? deriveSeed(batch.seed, ['game', game]) : batchSeed(batch.seed, round),
    board: round % batch.fields.length,
    swapped: batch.swapSides && game % 2 === 1,
  };
}

export function setupOf(batch: Batch, plan: GamePlan): GameSetup {
  return { ...positionOf(batch, plan), seed: plan.seed };
}

/** The position from which a game begins. */
export function positionOf(batch: Batch, { board, swapped }: GamePlan): Position {
  const field: Battlefield = batch.fields[board]!;
  return swapped ? field.exchanged : field.straight;
}
