import { halfUp } from '../../basics/integers.ts';
import { classesOfTwo, type OutcomeClasses } from '../../vocabulary/dice/roller.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import type { EquipmentKind } from '../../vocabulary/spec/mech-spec.ts';
import type { MeleeAttack } from '../../vocabulary/state/attacks.ts';
import { resolveDamage } from '../damage/damage.ts';
import { rollHitLocation } from '../damage/hit-location.ts';
import { queueRoll } from '../queue-roll.ts';

/*
 * Wrecking balls and flails. On a natural 2 they come back to the unit that swings them.
 */

/** The lowest sum of two dice. */
export const NATURAL_TWO = 2;

/** Whether a melee weapon hangs on a chain and may come back. */
export function canSwingBack(kind: EquipmentKind): boolean {
  return kind === 'wreckingBall' || kind === 'flail';
}

/** Returns which rolls of a weapon that may swing back have the same result. */
export function swingClasses(need: number): OutcomeClasses {
  return classesOfTwo(sum => (sum === NATURAL_TWO ? 'back' : sum >= need));
}

/** Returns the damage of a weapon to its own unit when it comes back. */
export function swingBackDamage(damage: number): number {
  return halfUp(damage);
}

/** Strikes the unit that swung the weapon, from the front, and may cost it its footing. */
export function swingBack(game: Game, { attacker, item }: MeleeAttack, damage: number): void {
  const mech = mechOf(game, attacker);
  if (mech.status !== 'active') return;
  const place = rollHitLocation(game.dice, 'full', 'front', specOf(game, mech).quad);
  resolveDamage(game, attacker, place, swingBackDamage(damage), { kind: 'melee', attacker, item });
  queueRoll(game, mech, 'struckItself', 0);
}
