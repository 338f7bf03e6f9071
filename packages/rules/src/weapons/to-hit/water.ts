import { isCoveredByWater, isSubmerged } from '@hexfall/hex';
import { depthAt } from '../../displacement/spot.ts';
import { boardOf, type Game, specOf } from '../../game.ts';
import { isWalkingLeg } from '../../state/condition.ts';
import type { LocationId } from '../../state/locations.ts';
import type { MechState } from '../../state/mech-state.ts';
import { lookAt } from './viewpoint.ts';

/** Whether a part of a unit is below the surface: all of it in deep water or lying down, the legs when it wades. */
export function isUnderWater(game: Game, mech: MechState, location: LocationId): boolean {
  return mech.elevation < 0 && isBelowSurface(game, mech, location);
}

function isBelowSurface(game: Game, mech: MechState, location: LocationId): boolean {
  if (depthAt(game, mech) === 0) return false;
  return !isCoveredByWater(boardOf(game), lookAt(mech)) || isWalkingLeg(specOf(game, mech), location);
}

/** Nothing of the unit is above the surface. */
export function isWhollyUnderWater(game: Game, mech: MechState): boolean {
  return mech.elevation < 0 && isSubmerged(boardOf(game), lookAt(mech));
}
