import { divideUp, halfDown, halfUp, tenthUp } from '../../basics/integers.ts';
import type { Explanation } from '../../vocabulary/explain/modifiers.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { CT } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isUnderWater } from '../board/spot.ts';
import { type Manner, physicalBase, skillDifference } from './base-number.ts';
import { damageBehindPlate, rammingDamage } from './ram-plate.ts';
import { spikedChargeBonus } from './spikes.ts';
import { isInDeepWater, tsmFactor } from './strength.ts';

/** A unit that runs or slides into another suffers from its own movement by all rules. */
const RUNNING: Manner = { countsOwnMovement: true, hindrance: 'all' };

/** Returns the target number of a charge or of a skid into another unit, but for what only a skid adds. */
export function collisionNumber(game: Game, attacker: MechState, target: MechState, explanation?: Explanation): number {
  return physicalBase(game, RUNNING, attacker, target, explanation) + skillDifference(attacker, target, explanation);
}

/**
 * Returns the damage of a charge: a tenth of the tonnage for each hex moved before the one in which the units meet.
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
  const spec = specOf(game, attacker);
  return rammingDamage(attacker, spec, damageOfMass(game, attacker)) + spikedChargeBonus(attacker, spec);
}

/** Returns the damage that the mass of a charging unit does by itself. */
function damageOfMass(game: Game, attacker: MechState): number {
  const { tonnage } = specOf(game, attacker);
  const hexes = Math.max(0, attacker.hexesMoved - 1) * ramFactor(game, attacker);
  const halved = isTorsoUnderWater(game, attacker);
  if (game.rules.chargeDamageRounding === 'after') {
    return inDeepWater(game, attacker, divideUp(tonnage * hexes, halved ? 20 : 10));
  }
  const damage = tenthUp(tonnage) * hexes;
  return inDeepWater(game, attacker, halved ? halfUp(damage) : damage);
}

/**
 * Whether the torso is under water and the tabletop rules are played: then a charge loses half its force, and is
 * rounded only after that.
 */
function isTorsoUnderWater(game: Game, attacker: MechState): boolean {
  return game.rules.underwaterMelee === 'byLimb' && isUnderWater(game, attacker, CT);
}

/** Returns the damage that the charging unit takes: a tenth of the tonnage that it runs into. */
export function chargeSelfDamage(game: Game, attacker: MechState, target: MechState): number {
  const damage = inDeepWater(game, attacker, tenthUp(specOf(game, target).tonnage));
  return damageBehindPlate(attacker, specOf(game, attacker), damage);
}

/** Halves damage, rounding down, if the attack is made in deep water and the rules halve all damage of such attacks. */
function inDeepWater(game: Game, attacker: MechState, damage: number): number {
  const halved = game.rules.underwaterMelee === 'attackerDepth2' && isInDeepWater(game, attacker);
  return halved ? halfDown(damage) : damage;
}

/**
 * Returns the factor of myomer for rams: some rules double all damage that depends on tonnage; on the table a running
 * or falling mass does no more damage for it.
 */
export function ramFactor(game: Game, attacker: MechState): number {
  return game.rules.tsmScope === 'allByTonnage' ? tsmFactor(attacker, specOf(game, attacker)) : 1;
}
