import { standsWithoutRoll } from '../../questions/movement/standing-up.ts';
import { pilotingNumber } from '../../questions/piloting/target-number.ts';
import { emit, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { staggerOnRising } from '../damage/stagger.ts';
import { resolveFall } from '../piloting/fall.ts';
import { onTheSpot, rollPiloting } from '../piloting/psr.ts';

const STAND_HEAT = 1;

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
