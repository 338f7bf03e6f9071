import { type Direction, type HexId, neighbor, OFF_BOARD } from '@hexfall/hex';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { NO_PLACE } from './places.ts';
import { levelAt, occupantsOf, placeNow, type Spot, spotAt, tableNow } from './spot.ts';
import { enteredPlace, isForbidden, MAX_LEVELS_PER_STEP } from './step-destination.ts';

/** A unit that is moved down this many levels at once falls, and no roll can prevent it. */
export const FALL_LEVELS = 2;

/**
 * Returns the place where a unit ends up when it is moved into an adjacent hex: at its own level inside a building,
 * else as if it walked; far down, on top.
 */
export function placeIn(game: Game, mech: MechState, hex: HexId): number {
  const { places } = tableNow(game);
  const entered = enteredPlace({ board: boardOf(game), places }, placeNow(game, mech), hex, false);
  return entered >= 0 ? entered : places.top[hex]!;
}

/**
 * Returns the place to which a unit is moved when it is forced one hex in a direction, or `NO_PLACE`. The hex must be
 * on the board and passable, not more than two levels up, and a unit that stands there must itself have somewhere to go
 * in that direction. There is no limit downward.
 */
export function displacementPlace(game: Game, mech: MechState, direction: Direction): number {
  const board = boardOf(game);
  const { places } = tableNow(game);
  const hex = neighbor(board.grid, mech.hex, direction);
  if (hex === OFF_BOARD || isForbidden(board, hex)) return NO_PLACE;
  const place = placeIn(game, mech, hex);
  if (places.level[place]! - levelAt(game, mech) > MAX_LEVELS_PER_STEP) return NO_PLACE;
  return canMakeRoom(game, mech, spotAt(game, place), direction) ? place : NO_PLACE;
}

/**
 * Whether a spot is free or can be freed. One unit in the way can be displaced in turn; two, one above the other in a
 * building, are too many.
 */
function canMakeRoom(game: Game, mech: MechState, spot: Spot, direction: Direction): boolean {
  const [first, second] = occupantsOf(game, mech, spot);
  if (first === undefined) return true;
  return second === undefined && displacementPlace(game, first, direction) !== NO_PLACE;
}

/** Turns away from the given direction, in hexsides, in the order in which a forced unit tries them. */
export const PREFERENCE: readonly number[] = [0, 1, 5, 2, 4, 3];

/** Returns the direction nearest to the given one in which a unit can be moved at all. */
export function preferredDirection(game: Game, mech: MechState, direction: Direction): Direction | undefined {
  const offset = PREFERENCE.find(turn => displacementPlace(game, mech, (direction + turn) % 6) !== NO_PLACE);
  return offset === undefined ? undefined : (direction + offset) % 6;
}
