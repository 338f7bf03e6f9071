import { distance } from '@hexfall/hex';
import { engineHits, specOf } from '@hexfall/rules';
import type { Enemy, Situation } from './situation.ts';

/** Heat from which a reactor that leaks is better off cold, and below which it is started again. */
const TOO_HOT = 18;
const COOL = 9;

/** Points of damage that a unit that cannot move takes the risk of. */
const LITTLE = 1;

/** A hit on the engine heats the unit for as long as it runs, whatever it holds back. Out of everybody's reach it can rest. */
export function shouldShutDown(situation: Situation): boolean {
  const { game, mech } = situation;
  return mech.heat >= TOO_HOT && engineHits(mech, specOf(game, mech)) > 0 && isOutOfReach(situation);
}

/** Once it is cold it stays so until it is cool, or somebody comes near. */
export function shouldStayCold(situation: Situation): boolean {
  return situation.mech.heat >= COOL && isOutOfReach(situation);
}

/** Nobody can come near enough in this turn to do much, even with the best of shots. */
function isOutOfReach({ board, mech, enemies }: Situation): boolean {
  const nearest = ({ view, stride }: Enemy): number =>
    Math.max(1, distance(board.grid, mech.hex, view.hex) - 2 * stride);
  return enemies.every(enemy => enemy.fire.at(nearest(enemy), 0) < LITTLE);
}
