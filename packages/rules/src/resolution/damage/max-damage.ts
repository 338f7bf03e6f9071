import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';

/**
 * Returns the most that so many points of damage can take off a unit's armor. Nobody can tell for armor that loses more than
 * arrives, nor where CASE II lets an explosion out through the armor. A unit out of play loses nothing more.
 */
export function mostLost(game: Game, unit: MechId, points: number): number {
  const mech = mechOf(game, unit);
  if (points === 0 || mech.status !== 'active') return 0;
  const { plain, gear } = specOf(game, mech);
  return plain && gear.caseTwo === undefined ? points : Number.POSITIVE_INFINITY;
}
