import type { HexId } from '@hexfall/hex';
import type { LocationId } from '../spec/locations.ts';
import type { MechId } from './mech-state.ts';

/** What a unit can do to another. The order of the list is part of the state's hash. */
export const ATTACK_KINDS = ['weapon', 'punch', 'kick', 'push', 'melee', 'charge', 'dfa'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

interface Declared {
  readonly attacker: MechId;
  readonly target: MechId;
}

/** Attacks of a phase are simultaneous: the number is fixed at the declaration, before any of them is resolved. */
interface DeclaredWithNumber extends Declared {
  readonly need: number;
}

export interface WeaponAttack extends DeclaredWithNumber {
  readonly kind: 'weapon';
  /** Index in the attacker's weapons. */
  readonly weapon: number;
  readonly bracket: Bracket;
  /** Shots fired at once: more than one for Ultra and rotary autocannons and for the guns of an array. */
  readonly rate: number;
  /** Ammunition bin it draws from, or -1. */
  readonly bin: number;
  /** Location aimed at, or `NOWHERE`. */
  readonly aim: LocationId;
  /** A flamer that heats its target instead of damaging it. */
  readonly heat: boolean;
  /** Who sees the target of indirect fire: the attacker itself when a beacon leads the missiles; -1 for direct fire. */
  readonly spotter: MechId;
  /** Modifier for a target that is not the primary one. */
  readonly secondary: number;
  /** A PPC that fires with a charged capacitor. */
  readonly charged: boolean;
}

/** A blow with one arm or one leg. */
export interface LimbAttack extends DeclaredWithNumber {
  readonly kind: 'punch' | 'kick';
  readonly limb: LocationId;
}

export interface PushAttack extends DeclaredWithNumber {
  readonly kind: 'push';
}

/** A blow with a melee weapon. */
export interface MeleeAttack extends DeclaredWithNumber {
  readonly kind: 'melee';
  /** Index in the attacker's equipment. */
  readonly item: number;
  /** Table of the hit: the full one unless heights or a called shot say otherwise. */
  readonly table: HitTable;
}

/**
 * A charge or death from above. Declared with the move and resolved in the physical attack phase: much may happen in
 * between, so its number is worked out only then.
 */
export interface RamAttack extends Declared {
  readonly kind: 'charge' | 'dfa';
  /** Where the target stood when it was declared. */
  readonly hex: HexId;
}

export type PhysicalAttack = LimbAttack | PushAttack | MeleeAttack | RamAttack;

/** An attack that was declared and waits for its resolution. */
export type DeclaredAttack = WeaponAttack | PhysicalAttack;

export function isRam(attack: DeclaredAttack): attack is RamAttack {
  return attack.kind === 'charge' || attack.kind === 'dfa';
}

/** Whether a unit has jumped to strike from above: until it comes down it is in the air. */
export function isLeaping(attacks: readonly DeclaredAttack[], unit: MechId): boolean {
  return attacks.some(attack => attack.kind === 'dfa' && attack.attacker === unit);
}

function shotNumbers({ rate, bin, aim, heat, spotter, secondary, charged }: WeaponAttack): number[] {
  return [rate, bin, aim, heat ? 1 : 0, spotter, secondary, charged ? 1 : 0];
}

/** All that an attack says, as numbers for the state's hash. */
export function attackNumbers(attack: DeclaredAttack): number[] {
  const common = [ATTACK_KINDS.indexOf(attack.kind), attack.attacker, attack.target];
  switch (attack.kind) {
    case 'weapon':
      return [...common, attack.need, attack.weapon, attack.bracket, ...shotNumbers(attack)];
    case 'punch':
    case 'kick':
      return [...common, attack.need, attack.limb];
    case 'push':
      return [...common, attack.need];
    case 'melee':
      return [...common, attack.need, attack.item, HIT_TABLES.indexOf(attack.table)];
    case 'charge':
    case 'dfa':
      return [...common, attack.hex];
    default:
      attack satisfies never;
      return common;
  }
}

/** Which table an attack rolls on. */
export const HIT_TABLES = ['full', 'punch', 'kick'] as const;

export type HitTable = (typeof HIT_TABLES)[number];

/** Range bracket: 0 short, 1 medium, 2 long. */
export type Bracket = 0 | 1 | 2;
