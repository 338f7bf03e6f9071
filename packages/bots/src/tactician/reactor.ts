import { distance } from '@hexfall/hex';
import { engineHits, specOf } from '@hexfall/rules';
import type { Enemy, Situation } from './situation.ts';

/** Heat from which a damaged reactor is shut down. */
const SHUTDOWN_HEAT = 18;
/** Heat below which a reactor that was shut down is started again. */
const RESTART_HEAT = 9;

/** Expected damage that a unit accepts while it is shut down. */
const ACCEPTED_DAMAGE = 1;

/** Whether to shut down the reactor: engine hits heat a unit whatever it does, so out of the enemies' reach it is better off cold. */
export function shouldShutDown(situation: Situation): boolean {
  const { game, mech } = situation;
  return mech.heat >= SHUTDOWN_HEAT && engineHits(mech, specOf(game, mech)) > 0 && isOutOfReach(situation);
}

/** Whether a unit stays shut down: it does so until it is cool, or until an enemy comes near. */
export function shouldStayCold(situation: Situation): boolean {
  return situation.mech.heat >= RESTART_HEAT && isOutOfReach(situation);
}

/** Whether no enemy can come close enough this turn to deal much damage, even without modifiers. */
function isOutOfReach({ board, mech, enemies }: Situation): boolean {
  const nearest = ({ view, stride }: Enemy): number =>
    Math.max(1, distance(board.grid, mech.hex, view.hex) - 2 * stride);
  return enemies.every(enemy => enemy.fire.at(nearest(enemy), 0) < ACCEPTED_DAMAGE);
}
