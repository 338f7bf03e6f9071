import type { Board } from '@hexfall/hex';
import {
  isIcePlace,
  isPavedPlace,
  STEP_ICE,
  STEP_LEAVES_WATER,
  STEP_RUBBLE,
  STEP_SWAMP,
  STEP_WATER,
} from './step-table-cost.ts';
import { PLACE_BOTTOM, PLACE_GROUND, type Places } from './step-table-places.ts';

/**
 * What a unit has to reckon with that jumps from one place and lands on another, as STEP_ bits. Only the two ends count, not
 * what was crossed: the landing, and water that was left.
 */
export function landingFlags(board: Board, places: Places, from: number, place: number): number {
  const kind = places.kind[place];
  if (kind === PLACE_BOTTOM) return STEP_WATER;
  let flags = places.kind[from] === PLACE_BOTTOM ? STEP_LEAVES_WATER : 0;
  if (isIcePlace(board, places, place)) flags |= STEP_ICE;
  if (kind !== PLACE_GROUND || isPavedPlace(board, places, place)) return flags;
  const hex = places.hex[place]!;
  if (board.layers.rubble[hex] !== 0) flags |= STEP_RUBBLE;
  if (board.layers.swamp[hex] !== 0) flags |= STEP_SWAMP;
  return flags;
}
