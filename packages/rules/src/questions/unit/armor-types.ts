import { divideDown } from '../../basics/integers.ts';
import type { DamageKind } from '../../vocabulary/spec/damage-kind.ts';
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
  readonly armor: number;
  readonly structure: number;
  /** Points that neither could hold. */
  readonly excess: number;
  /** The outermost point of hardened armor is half gone. */
  readonly halved: boolean;
}

/** Armor and structure that meet the damage; `half` is 1 when half a point of hardened armor is gone. */
export interface Protection {
  readonly armor: number;
  readonly half: number;
  readonly structure: number;
}

/** Returns what a location loses whose armor or structure changes the damage that it meets. */
export function lossByType(
  damage: number,
  { armorType, structureType }: Pick<MechSpec, 'armorType' | 'structureType'>,
  kind: DamageKind,
  { armor, half, structure }: Protection,
): Loss {
  const arriving = armor === 0 ? damage : meetArmor(armorType, kind, damage, armor);
  const holds = armorHolds(armorType, armor, half);
  const absorbed = Math.min(arriving, holds);
  return {
    armor: armor - armorBehind(armorType, holds - absorbed),
    structure: Math.min(structureLoss(structureType, arriving - absorbed), structure),
    excess: Math.max(0, arriving - absorbed - structureHolds(structureType, structure)),
    halved: armor > 0 ? isHalved(armorType, holds - absorbed) : half === 1,
  };
}

/** What damage becomes when it meets armor of that type, of which so much is left. */
function meetArmor(type: ArmorType, kind: DamageKind, damage: number, armor: number): number {
  switch (type) {
    case 'ferroLamellor':
      return divideDown(damage * 4, 5);
    case 'reflective':
      if (kind === 'physical') return damage + Math.min(damage, armor >> 1);
      return kind === 'energy' ? halve(damage) : damage;
    case 'reactive':
      return kind === 'missile' ? halve(damage) : damage;
    case 'ballisticReinforced':
      return kind === 'missile' || kind === 'ballistic' ? halve(damage) : damage;
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
