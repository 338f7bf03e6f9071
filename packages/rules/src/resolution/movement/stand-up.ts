import { standsWithoutRoll } from '../../questions/movement/standing-up.ts';
import { pilotingNumber } from '../../questions/piloting/target-number.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { explanationFor, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { staggerOnRising } from '../damage/stagger.ts';
import { type FallCause, resolveFall } from '../piloting/fall.ts';
import { onTheSpot, rollAgainst } from '../piloting/psr.ts';

const STAND_HEAT = 1;

/** Makes one attempt to stand up. A failure leaves the unit prone, or is another fall. */
export function resolveStand(game: Game, mech: MechState, mpUsed: number): void {
  const heatBuildUp = mech.heatBuildUp + STAND_HEAT;
  emit(game, { type: 'StandAttempted', unit: mech.id, mpUsed, heatBuildUp });
  const fall = standsWithoutRoll(game, mech) ? undefined : rollToStand(game, mech);
  if (fall === undefined) {
    emit(game, { type: 'StoodUp', unit: mech.id });
    staggerOnRising(game, mech);
  } else if (game.rules.standFailure === 'fallAgain') resolveFall(game, mech, fall, onTheSpot(mech));
}

/** Rolls to stand up. Returns `undefined` when the unit gets up, else why it falls again. */
function rollToStand(game: Game, mech: MechState): FallCause | undefined {
  const why = explanationFor(game);
  const need = pilotingNumber(game, mech, 'standUp', 0, why);
  return rollAgainst(game, mech, { reason: 'standUp', need, why }, 'standUp');
}
