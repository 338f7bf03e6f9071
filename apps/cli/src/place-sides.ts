import { type Force, type PlacedSides, type PositionOptions, placeForces } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import { UsageError } from './exit.ts';

/** Places two sides for the start of a game, according to the user's options. */
export function placeSides(board: Board, forces: readonly Force[], options: PositionOptions): PlacedSides {
  const placed = placeForces(board, forces, options);
  if (placed.ok) return placed.value;
  const [reason] = placed.errors;
  throw new UsageError(`${reason!.replace(/^withdrawal/, '--withdrawal')}.`);
}
