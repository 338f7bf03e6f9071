import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { gyroHitsCountedForPsr, slotsCountedForPsr } from '../piloting/target-number.ts';
import { gyroTolerance, isLocationGone, legsOf } from '../unit/condition.ts';

/** Whether the gyro is damaged enough for a run or a landing to call for a roll. */
export function isGyroShaky(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  return gyroHitsCountedForPsr(game, mech, spec) > gyroTolerance(spec);
}

/** Whether a unit has a dead hip in a leg that is still there. */
export function hasDeadHip(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  const felt = slotsCountedForPsr(game, mech);
  return legsOf(spec).some(leg => !isLocationGone(mech, leg) && (felt[leg]! & spec.masks.hip[leg]!) !== 0);
}

/** Whether damage to the legs or the gyro makes a landing risky. */
export function isShakyOnLanding(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  const felt = slotsCountedForPsr(game, mech);
  const { hip, upperLeg, lowerLeg, foot } = spec.masks;
  const damaged = (leg: LocationId): boolean =>
    isLocationGone(mech, leg) || (felt[leg]! & (hip[leg]! | upperLeg[leg]! | lowerLeg[leg]! | foot[leg]!)) !== 0;
  return isGyroShaky(game, mech) || legsOf(spec).some(damaged);
}
