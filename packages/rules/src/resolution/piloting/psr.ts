import { type Game, mechOf } from '../../vocabulary/game/game.ts';
import type { MechId } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { resolveFall } from './fall.ts';
import { loseFooting, onTheSpot } from './footing.ts';

/**
 * One piloting skill roll by itself, made on the spot: false when it fails, and the unit has fallen where it stood. Rolls
 * of a game come from its triggers; this is for tools that ask for one.
 *
 * @example
 * ```ts
 * import { mechOf, resolvePsr, ScriptedDice } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable([], new ScriptedDice().add('initiative', 4, 9).add('piloting', 6));
 * resolvePsr(game, 0, 'kicked', 0); // => true
 * mechOf(game, 0).prone; // => false
 * ```
 */
export function resolvePsr(game: Game, unit: MechId, reason: RollReason, modifier: number): boolean {
  const mech = mechOf(game, unit);
  const cause = loseFooting(game, mech, reason, modifier);
  if (cause !== undefined) resolveFall(game, mech, cause, onTheSpot(mech));
  return cause === undefined;
}
