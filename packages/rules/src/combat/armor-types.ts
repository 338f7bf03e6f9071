import type { ArmorType, StructureType } from '../state/mech-spec.ts';
import type { DamageSource } from './damage-source.ts';

/*
 * Armor and structure that change the damage they meet. Everything else is plain: a point for a point.
 */

/** What damage becomes when it meets armor of that type, of which so much is left. */
export function meetArmor(type: ArmorType, source: DamageSource, damage: number, armor: number): number {
  switch (type) {
    case 'ferroLamellor':
      return Math.floor((damage * 4) / 5);
    case 'reflective':
      if (source === 'physical') return damage + Math.min(damage, armor >> 1);
      return source === 'energy' ? halve(damage) : damage;
    case 'reactive':
      return source === 'missile' ? halve(damage) : damage;
    case 'ballisticReinforced':
      return source === 'missile' || source === 'ballistic' ? halve(damage) : damage;
    default:
      return damage;
  }
}

/** At least one point always comes through. */
function halve(damage: number): number {
  return Math.max(1, damage >> 1);
}

/** Points of damage that armor holds; a point of hardened armor holds two, or one when half of it is gone. */
export function armorHolds(type: ArmorType, armor: number, half: number): number {
  return type === 'hardened' && armor > 0 ? 2 * armor - half : armor;
}

/** Points of armor that are left when it still holds so much. */
export function armorBehind(type: ArmorType, holds: number): number {
  return type === 'hardened' ? (holds + 1) >> 1 : holds;
}

export function isHalved(type: ArmorType, holds: number): boolean {
  return type === 'hardened' && (holds & 1) === 1;
}

/** Points of structure that damage takes off. */
export function structureLoss(type: StructureType, damage: number): number {
  if (type === 'composite') return 2 * damage;
  return type === 'reinforced' ? (damage + 1) >> 1 : damage;
}

/** Points of damage that it takes to use up so much structure. */
export function structureHolds(type: StructureType, structure: number): number {
  if (type === 'composite') return (structure + 1) >> 1;
  return type === 'reinforced' ? 2 * structure : structure;
}

const HARDENED_CRITICAL = -2;
const REINFORCED_CRITICAL = -1;

/** Modifier of the roll for critical hits. */
export function criticalModifier(armor: ArmorType, structure: StructureType): number {
  return (armor === 'hardened' ? HARDENED_CRITICAL : 0) + (structure === 'reinforced' ? REINFORCED_CRITICAL : 0);
}
