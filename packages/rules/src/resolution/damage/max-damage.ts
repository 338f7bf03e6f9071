import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';

/**
 * Returns the most that so many points of damage can take off a unit's armor, whatever its state. Nobody can tell for armor that
 * loses more than arrives, nor where CASE II lets an explosion out through the armor.
 */
export function mostLost(game: Game, unit: MechId, points: number): number {
  if (points === 0) return 0;
  const { plain, gear } = specOf(game, mechOf(game, unit));
  return plain && gear.caseTwo === undefined ? points : Number.POSITIVE_INFINITY;
}
