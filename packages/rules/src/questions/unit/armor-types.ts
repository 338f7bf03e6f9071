import { divideDown } from '../../basics/integers.ts';
import type { DamageKind } from '../../vocabulary/spec/damage-kind.ts';
import type { ArmorType, EquipmentKind, MechSpec, StructureType } from '../../vocabulary/spec/mech-spec.ts';

/*
 * Armor and structure that change the damage they meet, or its consequences. With all others, a point of damage costs a point.
 */

const SPECIAL_ARMOR: ReadonlySet<ArmorType> = new Set<ArmorType>([
  'ferroLamellor',
  'reflective',
  'reactive',
  'ballisticReinforced',
  'hardened',
  'impactResistant',
  'antiPenetrativeAblation',
  'commercial',
]);
const SPECIAL_STRUCTURE: ReadonlySet<StructureType> = new Set<StructureType>(['composite', 'reinforced', 'industrial']);

/** Equipment that changes the effect of damage. */
const SPECIAL_GEAR: ReadonlySet<EquipmentKind> = new Set<EquipmentKind>([
  'modularArmor',
  'harjelTwo',
  'harjelThree',
  'smallShield',
  'mediumShield',
  'largeShield',
  'spikes',
  'blueShield',
]);

/** Whether damage from outside, of any kind, costs point for point and has no further consequences. */
export function isPlain({
  armorType,
  structureType,
  equipment,
}: Pick<MechSpec, 'armorType' | 'structureType' | 'equipment'>): boolean {
  return (
    !SPECIAL_ARMOR.has(armorType) &&
    !SPECIAL_STRUCTURE.has(structureType) &&
    !equipment.some(({ kind }) => SPECIAL_GEAR.has(kind))
  );
}

/** The loss of a location by one group of damage. */
export interface Loss {
  readonly armor: number;
  readonly structure: number;
  /** Points that neither armor nor structure could hold. */
  readonly excess: number;
  /** Whether the outermost point of hardened armor is half gone. */
  readonly halved: boolean;
}

/** Armor and structure that meet the damage; `half` is 1 when half a point of hardened armor is gone. */
export interface Protection {
  readonly armor: number;
  readonly half: number;
  readonly structure: number;
}

/** Returns the loss of a location whose armor or structure changes the damage that it meets. */
export function lossByType(
  damage: number,
  { armorType, structureType }: Pick<MechSpec, 'armorType' | 'structureType'>,
  kind: DamageKind,
  { armor, half, structure }: Protection,
): Loss {
  const arriving = armor === 0 ? damage : damagePastArmor(armorType, kind, damage, armor);
  const holds = armorHolds(armorType, armor, half);
  const absorbed = Math.min(arriving, holds);
  return {
    armor: armor - armorBehind(armorType, holds - absorbed),
    structure: Math.min(structureLoss(structureType, arriving - absorbed), structure),
    excess: Math.max(0, arriving - absorbed - structureHolds(structureType, structure)),
    halved: armor > 0 ? isHalved(armorType, holds - absorbed) : half === 1,
  };
}

/** Returns the damage that is left when it meets armor of that type, of which this much is left. */
function damagePastArmor(type: ArmorType, kind: DamageKind, damage: number, armor: number): number {
  if (kind === 'undiminished') return damage;
  switch (type) {
    case 'ferroLamellor':
      return isPiercing(kind) ? damage : divideDown(damage * 4, 5);
    case 'reflective':
      if (kind === 'physical') return damage + Math.min(damage, armor >> 1);
      return kind === 'energy' ? halve(damage) : damage;
    case 'reactive':
      return isMissile(kind) || kind === 'blast' ? halve(damage) : damage;
    case 'ballisticReinforced':
      return isMissile(kind) || isBallistic(kind) ? halve(damage) : damage;
    case 'impactResistant':
      return kind === 'physical' ? Math.max(1, 2 * divideDown(damage, 3) + (damage % 3)) : damage;
    default:
      return damage;
  }
}

function isPiercing(kind: DamageKind): boolean {
  return kind === 'piercingBallistic' || kind === 'piercingMissile';
}

function isMissile(kind: DamageKind): boolean {
  return kind === 'missile' || kind === 'piercingMissile';
}

function isBallistic(kind: DamageKind): boolean {
  return kind === 'ballistic' || kind === 'piercingBallistic';
}

/** Halves damage, rounding down, to at least one point. */
function halve(damage: number): number {
  return Math.max(1, damage >> 1);
}

/** Returns the points of damage that armor holds; a point of hardened armor holds two, or one when half of it is gone. */
function armorHolds(type: ArmorType, armor: number, half: number): number {
  return type === 'hardened' && armor > 0 ? 2 * armor - half : armor;
}

/** Returns the points of armor that are left when it still holds this much damage. */
function armorBehind(type: ArmorType, holds: number): number {
  return type === 'hardened' ? (holds + 1) >> 1 : holds;
}

function isHalved(type: ArmorType, holds: number): boolean {
  return type === 'hardened' && (holds & 1) === 1;
}

/** Returns the points of structure that damage takes off. */
function structureLoss(type: StructureType, damage: number): number {
  if (type === 'composite') return 2 * damage;
  return type === 'reinforced' ? (damage + 1) >> 1 : damage;
}

/** Returns the points of damage that it takes to use up this much structure. */
function structureHolds(type: StructureType, structure: number): number {
  if (type === 'composite') return (structure + 1) >> 1;
  return type === 'reinforced' ? 2 * structure : structure;
}

const HARDENED_CRITICAL = -2;
const ABLATION_CRITICAL = -2;
const REINFORCED_CRITICAL = -1;
const INDUSTRIAL_CRITICAL = 2;

/** Returns the modifier of the roll for critical hits on a location; the modifier of armor lasts as long as any armor is left. */
export function criticalModifier(
  { armorType, structureType }: Pick<MechSpec, 'armorType' | 'structureType'>,
  armored: boolean,
): number {
  return armorCritical(armorType, armored) + structureCritical(structureType);
}

function armorCritical(type: ArmorType, armored: boolean): number {
  if (type === 'hardened') return HARDENED_CRITICAL;
  return armored && type === 'antiPenetrativeAblation' ? ABLATION_CRITICAL : 0;
}

function structureCritical(type: StructureType): number {
  if (type === 'industrial') return INDUSTRIAL_CRITICAL;
  return type === 'reinforced' ? REINFORCED_CRITICAL : 0;
}

/**
 * Returns the modifier of the critical roll for armor-piercing rounds, by the armor that they meet; `undefined` for armor that they cannot
 * pass.
 */
export function piercingModifier({ armorType }: Pick<MechSpec, 'armorType'>): number | undefined {
  switch (armorType) {
    case 'hardened':
    case 'ferroLamellor':
    case 'reactive':
      return undefined;
    case 'reflective':
    case 'commercial':
      return 2;
    default:
      return armorType === 'impactResistant' ? 1 : 0;
  }
}

/** The most damage that commercial armor stops without letting anything through. */
const COMMERCIAL_BARRIER = 5;

/** Whether this much damage finds a way through commercial armor, as long as any is left. */
export function passesBarrier({ armorType }: Pick<MechSpec, 'armorType'>, damage: number, armor: number): boolean {
  return armorType === 'commercial' && armor > 0 && damage > COMMERCIAL_BARRIER;
}

/** Returns how much heat from outside passes the armor that it meets; armor that is gone stops nothing. */
export function heatPassed({ armorType }: Pick<MechSpec, 'armorType'>, heat: number, armor: number): number {
  if (armor === 0) return heat;
  if (armorType === 'reflective') return Math.min(heat, Math.max(1, heat >> 1));
  return armorType === 'heatDissipating' ? heat >> 1 : heat;
}
