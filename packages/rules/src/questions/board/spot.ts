import { type HexId, isCoveredByWater, isSubmerged } from '@hexfall/hex';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isWalkingLeg } from '../unit/condition.ts';
import { MECH_HEIGHT } from './step-destination.ts';
import { placeOf, type StepTable, stepTable } from './step-table.ts';
import { type Visible, viewpoint } from './viewpoint.ts';

/** Returns the step table of the board as it is now. */
export function tableNow(game: Game): StepTable {
  return stepTable(boardOf(game));
}

/** Returns the place where a unit stands, on the board as it is now. */
export function placeNow(game: Game, mech: MechState): number {
  return placeOf(tableNow(game), mech);
}

/** A place by hex and elevation, which stay valid when terrain changes and places are numbered anew. */
export interface Spot {
  readonly hex: HexId;
  /** Relative to the level of the hex. */
  readonly elevation: number;
}

/** Returns the spot where a unit stands. */
export function spotOf(mech: MechState): Spot {
  return { hex: mech.hex, elevation: mech.elevation };
}

/** Returns the spot of a place on the board as it is now. */
export function spotAt(game: Game, place: number): Spot {
  const { hex, elevation } = tableNow(game).places;
  return { hex: hex[place]!, elevation: elevation[place]! };
}

/** Returns the absolute level of a spot. */
export function levelAt(game: Game, spot: Spot): number {
  return boardOf(game).level[spot.hex]! + spot.elevation;
}

/** Returns the levels of water over a spot; 0 on dry land, on ice or on a deck. */
export function depthAt(game: Game, { hex, elevation }: Spot): number {
  return elevation < 0 ? boardOf(game).layers.depth[hex]! : 0;
}

/** Returns the other units that a unit would get in the way of if it stood on a spot. */
export function occupantsOf(game: Game, mech: MechState, spot: Spot): MechState[] {
  return game.state.mechs.filter(other => other.id !== mech.id && overlaps(other, spot.hex, spot.elevation));
}

/** Returns the first other unit that a unit would get in the way of if it stood on a spot. */
export function occupantOf(game: Game, mech: MechState, spot: Spot): MechState | undefined {
  return game.state.mechs.find(other => other.id !== mech.id && overlaps(other, spot.hex, spot.elevation));
}

/**
 * Whether two BattleMechs at these elevations of one hex share a level. A prone one keeps the room that it needs to get
 * up.
 */
export function inEachOthersWay(elevation: number, other: number): boolean {
  return Math.abs(elevation - other) < MECH_HEIGHT;
}

/** Whether a unit in play fills part of the space that a unit at this hex and elevation would need. */
export function overlaps(mech: MechState, hex: HexId, elevation: number): boolean {
  return mech.status === 'active' && mech.hex === hex && inEachOthersWay(mech.elevation, elevation);
}

/** Returns the first other unit that a unit would get in the way of if it stood on a place. */
export function occupantAt(game: Game, mech: MechState, table: StepTable, place: number): MechState | undefined {
  const hex = table.places.hex[place]!;
  const elevation = table.places.elevation[place]!;
  return game.state.mechs.find(other => other.id !== mech.id && overlaps(other, hex, elevation));
}

/**
 * Whether a location of a unit is below the surface: all of them in deep water or while prone, the legs while it wades.
 */
export function isUnderWater(game: Game, mech: MechState, location: LocationId): boolean {
  return mech.elevation < 0 && isBelowSurface(game, mech, location);
}

function isBelowSurface(game: Game, mech: MechState, location: LocationId): boolean {
  if (depthAt(game, mech) === 0) return false;
  return !isCoveredByWater(boardOf(game), viewpoint(mech)) || isWalkingLeg(specOf(game, mech), location);
}

/** Whether a target is below the surface completely. */
export function isWhollyUnderWater(game: Game, target: Visible): boolean {
  return target.elevation < 0 && isSubmerged(boardOf(game), viewpoint(target));
}
