import { type Game, specOf } from '../game.ts';
import { gyroHits, isLocationGone, legsOf } from '../state/condition.ts';
import type { LocationId } from '../state/locations.ts';
import type { MechState } from '../state/mech-state.ts';

/** Whether a gyro is damaged enough to make a run or a landing risky; a heavy-duty one shrugs off its first hit. */
export function isGyroShaky(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  return gyroHits(mech, spec, countsNow(game)) > (spec.gyro === 'heavyDuty' ? 1 : 0);
}

/** A dead hip in a leg that is still there. */
export function hasDeadHip(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  return legsOf(spec).some(
    leg => !isLocationGone(mech, leg) && (damageOf(game, mech, leg) & spec.masks.hip[leg]!) !== 0,
  );
}

/** Anything wrong with the legs or the gyro that a landing would tell. */
export function isShakyOnLanding(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  const { hip, upperLeg, lowerLeg, foot } = spec.masks;
  const damaged = (leg: LocationId): boolean =>
    isLocationGone(mech, leg) ||
    (damageOf(game, mech, leg) & (hip[leg]! | upperLeg[leg]! | lowerLeg[leg]! | foot[leg]!)) !== 0;
  return isGyroShaky(game, mech) || legsOf(spec).some(damaged);
}

/** Whether damage of this very phase is felt already. */
function countsNow(game: Game): boolean {
  return game.rules.psrCritModifierOnset === 'atOnce';
}

function damageOf(game: Game, mech: MechState, leg: LocationId): number {
  return (countsNow(game) ? mech.slotHits : mech.slotsOut)[leg]!;
}
