import { physicalBase } from '../../questions/physical/base-number.ts';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/**
 * What a charge or death from above needs: like any blow, and the better pilot has the better of it.
 *
 * @example
 * ```ts
 * import { mechOf, ramNumber } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * ramNumber(game, 'charge', mechOf(game, 0), mechOf(game, 1)); // => 5
 * ```
 */
export function ramNumber(
  game: Game,
  kind: 'charge' | 'dfa',
  attacker: MechState,
  target: MechState,
  explanation?: Explanation,
): number {
  return (
    physicalBase(game, kind, attacker, target, explanation) +
    note(explanation, 'skillDifference', attacker.piloting - target.piloting)
  );
}
