import type { Board } from '@hexfall/hex';
import { isIcePlace, isPavedPlace, STEP_ICE, STEP_RUBBLE, STEP_SWAMP, STEP_WATER } from './step-table-cost.ts';
import { PLACE_BOTTOM, PLACE_GROUND, type Places } from './step-table-places.ts';

/** What a unit that lands on a place has to reckon with, as STEP_ bits. Only the landing counts, not what was crossed. */
export function landingFlags(board: Board, places: Places, place: number): number {
  const kind = places.kind[place];
  if (kind === PLACE_BOTTOM) return STEP_WATER;
  let flags = isIcePlace(board, places, place) ? STEP_ICE : 0;
  if (kind !== PLACE_GROUND || isPavedPlace(board, places, place)) return flags;
  const hex = places.hex[place]!;
  if (board.layers.rubble[hex] !== 0) flags |= STEP_RUBBLE;
  if (board.layers.swamp[hex] !== 0) flags |= STEP_SWAMP;
  return flags;
}
