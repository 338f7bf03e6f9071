import { runMp, walkMp } from '../../questions/movement/movement-points.ts';
import { pilotingNumber } from '../../questions/piloting/target-number.ts';
import { countLegsGone, isGyroDestroyed, isImmobile, isLocationGone } from '../../questions/unit/condition.ts';
import { emit, type Game, specOf } from '../../vocabulary/game/game.ts';
import { LA, RA } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { staggerOnRising } from '../damage/stagger.ts';
import { resolveFall } from '../piloting/fall.ts';
import { onTheSpot, rollPiloting } from '../piloting/footing.ts';

const STAND_MP = 2;
const STAND_HEAT = 1;

/** MP of one attempt to stand up: all walking MP, or 2 (1 for a unit that has no more). */
export function standCost(game: Game, mech: MechState): number {
  if (game.rules.standCost === 'allWalk') return walkMp(game, mech);
  return runMp(game, mech) === 1 ? 1 : STAND_MP;
}

/** Whether a unit could ever get up as it is: a gyro to balance with, and arms to help where a leg is gone. */
export function canStand(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  if (isImmobile(mech) || isGyroDestroyed(mech, spec) || walkMp(game, mech) === 0) return false;
  const armless = !spec.quad && isLocationGone(mech, LA) && isLocationGone(mech, RA);
  return !(armless && countLegsGone(mech, spec) > 0);
}

/** A quad on four legs gets up without a roll. */
export function standsWithoutRoll(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  return spec.quad && countLegsGone(mech, spec) === 0;
}

/** One attempt to stand up. A failure leaves the unit prone, or is another fall. */
export function resolveStand(game: Game, mech: MechState, mpUsed: number): void {
  const heatBuildUp = mech.heatBuildUp + STAND_HEAT;
  emit(game, { type: 'StandAttempted', unit: mech.id, mpUsed, heatBuildUp });
  const need = pilotingNumber(game, mech, 'standUp', 0);
  if (standsWithoutRoll(game, mech) || rollPiloting(game, mech, 'standUp', need, 'standUp')) {
    emit(game, { type: 'StoodUp', unit: mech.id });
    staggerOnRising(game, mech);
  } else if (game.rules.standFailure === 'fallAgain') {
    resolveFall(game, mech, { reason: 'standUp', need }, onTheSpot(mech));
  }
}
