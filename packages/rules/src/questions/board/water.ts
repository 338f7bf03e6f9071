import { isCoveredByWater, isSubmerged } from '@hexfall/hex';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isWalkingLeg } from '../unit/condition.ts';
import { depthAt } from './spot.ts';
import { viewpoint } from './viewpoint.ts';

/** Whether a part of a unit is below the surface: all of it in deep water or lying down, the legs when it wades. */
export function isUnderWater(game: Game, mech: MechState, location: LocationId): boolean {
  return mech.elevation < 0 && isBelowSurface(game, mech, location);
}

function isBelowSurface(game: Game, mech: MechState, location: LocationId): boolean {
  if (depthAt(game, mech) === 0) return false;
  return !isCoveredByWater(boardOf(game), viewpoint(mech)) || isWalkingLeg(specOf(game, mech), location);
}

/** Whether nothing of a unit is above the surface. */
export function isWhollyUnderWater(game: Game, mech: MechState): boolean {
  return mech.elevation < 0 && isSubmerged(boardOf(game), viewpoint(mech));
}
