import { type Game, specOf } from '../game.ts';
import { gyroHits, isLocationGone, legsOf } from '../state/condition.ts';
import type { LocationId } from '../state/locations.ts';
import type { MechState } from '../state/mech-state.ts';
import { isHipOut } from './movement-points.ts';

/** Whether a gyro is damaged enough to make a run or a landing risky; a heavy-duty one shrugs off its first hit. */
export function isGyroShaky(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  return gyroHits(mech, spec, false) > (spec.gyro === 'heavyDuty' ? 1 : 0);
}

/** A dead hip in a leg that is still there. */
export function hasDeadHip(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  return legsOf(spec).some(leg => !isLocationGone(mech, leg) && isHipOut(mech, spec, leg));
}

/** Anything wrong with the legs or the gyro that a landing would tell. */
export function isShakyOnLanding(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  const { hip, upperLeg, lowerLeg, foot } = spec.masks;
  const damaged = (leg: LocationId): boolean =>
    isLocationGone(mech, leg) ||
    (mech.slotsOut[leg]! & (hip[leg]! | upperLeg[leg]! | lowerLeg[leg]! | foot[leg]!)) !== 0;
  return isGyroShaky(game, mech) || legsOf(spec).some(damaged);
}
