import { divideDown } from '../../basics/rounding.ts';
import type { DamageOrigin, DamageSource } from '../../vocabulary/spec/damage-source.ts';
import type { ArmorType, MechSpec, StructureType } from '../../vocabulary/spec/mech-spec.ts';

/*
 * Armor and structure that change the damage they meet. Everything else is plain: a point for a point.
 */

const SPECIAL_ARMOR: ReadonlySet<ArmorType> = new Set<ArmorType>([
  'ferroLamellor',
  'reflective',
  'reactive',
  'ballisticReinforced',
  'hardened',
]);
const SPECIAL_STRUCTURE: ReadonlySet<StructureType> = new Set<StructureType>(['composite', 'reinforced']);

/** Whether both take damage point for point, from everything. */
export function isPlain(armor: ArmorType, structure: StructureType): boolean {
  return !SPECIAL_ARMOR.has(armor) && !SPECIAL_STRUCTURE.has(structure);
}

/** What a location loses of a group of damage. */
export interface Loss {
  armor: number;
  structure: number;
  /** Points that neither could hold. */
  excess: number;
  /** The outermost point of hardened armor is half gone. */
  halved: boolean;
  /** Whether anything changes: half a point of hardened armor is damage too, although no point of it is lost. */
  felt: boolean;
}

/** Armor and structure of a location before the hit; `half` is 1 when half a point of hardened armor is gone. */
export interface Protection {
  readonly armor: number;
  readonly half: number;
  readonly structure: number;
}

/** Armor first, then structure, a point for a point. */
export function losePlainly(loss: Loss, damage: number, armor: number, structure: number): void {
  const inside = damage > armor ? damage - armor : 0;
  loss.armor = damage - inside;
  loss.structure = inside < structure ? inside : structure;
  loss.excess = inside - loss.structure;
  loss.halved = false;
  loss.felt = damage > loss.excess;
}

/** The same through armor or structure that changes the damage it meets. An explosion (`inside`) meets no armor. */
export function loseSpecially(
  loss: Loss,
  damage: number,
  { armorType, structureType }: Pick<MechSpec, 'armorType' | 'structureType'>,
  origin: DamageOrigin,
  { armor, half, structure }: Protection,
): void {
  const arriving = origin === 'inside' || armor === 0 ? damage : meetArmor(armorType, origin, damage, armor);
  const holds = armorHolds(armorType, armor, half);
  const absorbed = Math.min(arriving, holds);
  loss.armor = armor - armorBehind(armorType, holds - absorbed);
  loss.structure = Math.min(structureLoss(structureType, arriving - absorbed), structure);
  loss.excess = Math.max(0, arriving - absorbed - structureHolds(structureType, structure));
  loss.halved = armor > 0 ? isHalved(armorType, holds - absorbed) : half === 1;
  loss.felt = loss.armor + loss.structure > 0 || loss.halved !== (half === 1);
}

/** What damage becomes when it meets armor of that type, of which so much is left. */
function meetArmor(type: ArmorType, source: DamageSource, damage: number, armor: number): number {
  switch (type) {
    case 'ferroLamellor':
      return divideDown(damage * 4, 5);
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
function armorHolds(type: ArmorType, armor: number, half: number): number {
  return type === 'hardened' && armor > 0 ? 2 * armor - half : armor;
}

/** Points of armor that are left when it still holds so much. */
function armorBehind(type: ArmorType, holds: number): number {
  return type === 'hardened' ? (holds + 1) >> 1 : holds;
}

function isHalved(type: ArmorType, holds: number): boolean {
  return type === 'hardened' && (holds & 1) === 1;
}

/** Points of structure that damage takes off. */
function structureLoss(type: StructureType, damage: number): number {
  if (type === 'composite') return 2 * damage;
  return type === 'reinforced' ? (damage + 1) >> 1 : damage;
}

/** Points of damage that it takes to use up so much structure. */
function structureHolds(type: StructureType, structure: number): number {
  if (type === 'composite') return (structure + 1) >> 1;
  return type === 'reinforced' ? 2 * structure : structure;
}

const HARDENED_CRITICAL = -2;
const REINFORCED_CRITICAL = -1;

/** Modifier of the roll for critical hits. */
export function criticalModifier(armor: ArmorType, structure: StructureType): number {
  return (armor === 'hardened' ? HARDENED_CRITICAL : 0) + (structure === 'reinforced' ? REINFORCED_CRITICAL : 0);
}
