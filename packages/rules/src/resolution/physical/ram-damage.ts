import { isSubmerged } from '@hexfall/hex';
import { divideUp, halfDown, halfUp, tenthUp } from '../../basics/rounding.ts';
import { viewpoint } from '../../questions/board/viewpoint.ts';
import { isUnderWater } from '../../questions/board/water.ts';
import { hasTalons } from '../../questions/physical/limbs.ts';
import { tsmFactor } from '../../questions/physical/tsm.ts';
import { isInDeepWater } from '../../questions/physical/under-water.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import { CT } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { halfAgain } from './damage.ts';

/**
 * A charge: a tenth of the tonnage for each hex moved before the one in which the units meet.
 *
 * @example
 * ```ts
 * import { chargeDamage, mechOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * mechOf(game, 0).hexesMoved = 5;
 * chargeDamage(game, mechOf(game, 0)); // => 20
 * ```
 */
export function chargeDamage(game: Game, attacker: MechState): number {
  const { tonnage } = specOf(game, attacker);
  const hexes = Math.max(0, attacker.hexesMoved - 1) * ramFactor(game, attacker);
  const halved = isTorsoUnderWater(game, attacker);
  if (game.rules.chargeDamageRounding === 'after') {
    return inDeepWater(game, attacker, divideUp(tonnage * hexes, halved ? 20 : 10));
  }
  const damage = tenthUp(tonnage) * hexes;
  return inDeepWater(game, attacker, halved ? halfUp(damage) : damage);
}

/** On the table a charge loses half its force when the torso is under water, and is rounded only then. */
function isTorsoUnderWater(game: Game, attacker: MechState): boolean {
  return game.rules.underwaterMelee === 'byLimb' && isUnderWater(game, attacker, CT);
}

/** What the charging unit takes: a tenth of the tonnage it runs into. */
export function chargeSelfDamage(game: Game, attacker: MechState, target: MechState): number {
  return inDeepWater(game, attacker, tenthUp(specOf(game, target).tonnage));
}

/** By the requirement documents all damage of an attack made in deep water is halved, rounding down. */
function inDeepWater(game: Game, attacker: MechState, damage: number): number {
  const halved = game.rules.underwaterMelee === 'attackerDepth2' && isInDeepWater(game, attacker);
  return halved ? halfDown(damage) : damage;
}

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

/** Myomer doubles what goes by tonnage; on the table a running or falling mass is none the heavier for it. */
function ramFactor(game: Game, attacker: MechState): number {
  return game.rules.tsmScope === 'allByTonnage' ? tsmFactor(attacker, specOf(game, attacker)) : 1;
}
