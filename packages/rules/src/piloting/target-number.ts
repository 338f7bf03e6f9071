import { type Explanation, IMPOSSIBLE, note } from '../explain/modifiers.ts';
import { type Game, specOf } from '../game.ts';
import { gyroHits, isGyroDestroyed, isLocationGone, legsOf } from '../state/condition.ts';
import type { LocationId } from '../state/locations.ts';
import type { MechSpec } from '../state/mech-spec.ts';
import type { MechState } from '../state/mech-state.ts';

const GYRO_HIT = 3;
const HEAVY_DUTY_GYRO: readonly number[] = [0, 1, 3];
const LEG_GONE = 5;
const HIP = 2;
const LEG_ACTUATOR = 1;
const SURE_FOOTED_QUAD = -2;
const CRAMPED_COCKPIT = 1;

/**
 * What two dice must reach to keep the footing: the pilot's skill and everything that is permanently wrong with the
 * unit. The reason of the roll and the terrain add their own. `IMPOSSIBLE` where no roll can succeed.
 */
export function pilotingBase(game: Game, mech: MechState, explanation?: Explanation): number {
  const spec = specOf(game, mech);
  if (isHelpless(mech, spec)) return IMPOSSIBLE;
  return (
    note(explanation, 'piloting', mech.piloting) +
    note(explanation, 'pilot.wounds', mech.pilotWounds * game.rules.psrPilotWoundModifier) +
    note(explanation, 'gyro', gyroModifier(game, mech, spec)) +
    legsModifier(game, mech, spec, explanation) +
    note(explanation, 'cockpit', spec.cockpit === 'standard' ? 0 : CRAMPED_COCKPIT)
  );
}

/** Nobody at the controls, no gyro, no power or no legs: every piloting roll fails. */
export function isHelpless(mech: MechState, spec: MechSpec): boolean {
  if (mech.pilot !== 'awake' || mech.shutdown || isGyroDestroyed(mech, spec)) return true;
  return countLegsGone(mech, spec) >= (spec.quad ? 3 : 2);
}

function countLegsGone(mech: MechState, spec: MechSpec): number {
  return legsOf(spec).filter(leg => isLocationGone(mech, leg)).length;
}

/** Whether damage of this very phase weighs already. */
function countsNow(game: Game): boolean {
  return game.rules.psrCritModifierOnset === 'atOnce';
}

function gyroModifier(game: Game, mech: MechState, spec: MechSpec): number {
  const hits = gyroHits(mech, spec, countsNow(game));
  return spec.gyro === 'heavyDuty' ? HEAVY_DUTY_GYRO[hits]! : GYRO_HIT * hits;
}

function legsModifier(game: Game, mech: MechState, spec: MechSpec, explanation: Explanation): number {
  const gone = countLegsGone(mech, spec);
  let sum = 0;
  if (spec.quad) sum += note(explanation, 'quad', gone === 0 ? SURE_FOOTED_QUAD : 0);
  sum += note(explanation, 'leg.gone', spec.quad ? (gone === 2 ? LEG_GONE : 0) : LEG_GONE * gone);
  for (const leg of legsOf(spec)) {
    if (!isLocationGone(mech, leg)) sum += legModifier(game, mech, spec, leg, explanation);
  }
  return sum;
}

/** A dead hip hides what else is wrong with its leg. */
function legModifier(game: Game, mech: MechState, spec: MechSpec, leg: LocationId, explanation: Explanation): number {
  const { hip, upperLeg, lowerLeg, foot } = spec.masks;
  const hits = (countsNow(game) ? mech.slotHits : mech.slotsOut)[leg]!;
  if (hits === 0) return 0;
  if ((hits & hip[leg]!) !== 0) return note(explanation, 'hip', HIP);
  return (
    note(explanation, 'upperLeg', (hits & upperLeg[leg]!) !== 0 ? LEG_ACTUATOR : 0) +
    note(explanation, 'lowerLeg', (hits & lowerLeg[leg]!) !== 0 ? LEG_ACTUATOR : 0) +
    note(explanation, 'foot', (hits & foot[leg]!) !== 0 ? LEG_ACTUATOR : 0)
  );
}
