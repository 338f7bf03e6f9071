import { isSubmerged } from '@hexfall/hex';
import { divideUp, halfUp, tenthUp } from '../../basics/rounding.ts';
import { viewpoint } from '../../questions/board/viewpoint.ts';
import { ramFactor } from '../../questions/physical/collision.ts';
import { hasTalons } from '../../questions/physical/limbs.ts';
import { halfAgain } from '../../questions/physical/strength.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/**
 * Death from above: three tenths of the tonnage; on the table water shields a target that is wholly below it.
 *
 * @example
 * ```ts
 * import { dfaDamage, mechOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * dfaDamage(game, mechOf(game, 1), mechOf(game, 0)); // => 18
 * ```
 */
export function dfaDamage(game: Game, attacker: MechState, target: MechState): number {
  const spec = specOf(game, attacker);
  const factor = 3 * ramFactor(game, attacker);
  const weight =
    game.rules.dfaDamageRounding === 'before' ? tenthUp(spec.tonnage) * factor : divideUp(spec.tonnage * factor, 10);
  const damage = hasTalons(attacker, spec) ? halfAgain(weight) : weight;
  const shielded = game.rules.underwaterMelee === 'byLimb' && isSubmerged(boardOf(game), viewpoint(target));
  return shielded ? halfUp(damage) : damage;
}

/** What death from above does to the legs of the attacker. */
export function dfaSelfDamage(tonnage: number): number {
  return divideUp(tonnage, 5);
}
