import { NO_PLACE } from '../../questions/board/places.ts';
import { occupantOf, placeNow, spotAt } from '../../questions/board/spot.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { destroyUnit } from '../damage/destruction.ts';
import { driveOut, moveInto } from '../displacement/displace.ts';
import { emptyPlaceBeside } from '../displacement/fall-upon.ts';

/**
 * A unit was stopped on its feet, perhaps where it only meant to pass somebody: that unit must make room. If it cannot,
 * the one that was stopped is forced on; with nowhere to go it is lost.
 */
export function stopAmidst(game: Game, mech: MechState): void {
  const other = occupantOf(game, mech, mech);
  if (other === undefined || mech.status !== 'active') return;
  driveOut(game, other, mech.facing, 'domino', 0);
  if (occupantOf(game, mech, mech) === undefined) return;
  const beside = emptyPlaceBeside(game, mech, placeNow(game, mech), mech.facing);
  if (beside === NO_PLACE) return destroyUnit(game, mech, 'displacement');
  moveInto(game, mech, spotAt(game, beside), { direction: mech.facing, how: 'forced', reason: 'domino' });
}
