import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';

/**
 * Returns the most armor that this many points of damage can cost a unit, whatever its state. There is no limit for armor that loses more
 * points than arrive, nor where CASE II lets an explosion out through the armor.
 */
export function maxLoss(game: Game, unit: MechId, points: number): number {
  if (points === 0) return 0;
  const { plain, gear } = specOf(game, mechOf(game, unit));
  return plain && gear.caseTwo === undefined ? points : Number.POSITIVE_INFINITY;
}
