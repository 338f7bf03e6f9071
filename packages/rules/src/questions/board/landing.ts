import type { Board } from '@hexfall/hex';
import { PLACE_BOTTOM, PLACE_GROUND, type Places } from './places.ts';
import {
  isIcePlace,
  isPavedPlace,
  STEP_ICE,
  STEP_LEAVES_WATER,
  STEP_RUBBLE,
  STEP_SWAMP,
  STEP_WATER,
} from './step-cost.ts';

/**
 * What a unit that lands on a place has to reckon with, as STEP_ bits. Only the ends of the jump count, not what was
 * crossed.
 */
export function landingFlags(board: Board, places: Places, from: number, to: number): number {
  const kind = places.kind[to];
  if (kind === PLACE_BOTTOM) return STEP_WATER;
  let flags = places.kind[from] === PLACE_BOTTOM ? STEP_LEAVES_WATER : 0;
  if (isIcePlace(board, places, to)) flags |= STEP_ICE;
  if (kind !== PLACE_GROUND || isPavedPlace(board, places, to)) return flags;
  const hex = places.hex[to]!;
  if (board.layers.rubble[hex] !== 0) flags |= STEP_RUBBLE;
  if (board.layers.swamp[hex] !== 0) flags |= STEP_SWAMP;
  return flags;
}
