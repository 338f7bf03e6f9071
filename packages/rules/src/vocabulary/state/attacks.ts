import {
  described,
  type Fields,
  type FieldsOf,
  FLAG,
  integer,
  list,
  type NameSchema,
  named,
  oneOf,
  type Schema,
  union,
} from '../../basics/schema.ts';
import { LOCATIONS } from '../spec/locations.ts';
import type { MechId } from './mech-state.ts';
import { PATH } from './path.ts';
import { HEX, INDEX, INDEX_OR_NONE, LOCATION, LOCATION_OR_NOWHERE, SMALL, UNIT, UNIT_OR_NONE } from './values.ts';

/** Hit location tables for attacks. */
export const HIT_TABLES = ['full', 'punch', 'kick'] as const;
export type HitTable = (typeof HIT_TABLES)[number];

/** Range bracket: 0 short, 1 medium, 2 long. */
export type Bracket = 0 | 1 | 2;

/** Attacks of a phase are simultaneous: the target number is fixed at the declaration, before any of them is resolved. */
const NUMBER = { need: SMALL };

/** A blow with one arm or one leg. */
const LIMB = { ...NUMBER, limb: LOCATION };

/**
 * A charge or death from above. Declared with the move and resolved in the physical attack phase: its number is computed only then, since
 * much may happen in between.
 */
const RAM = {
  /** The hex of the target at the time of the declaration. */
  hex: HEX,
};

/**
 * Every kind of physical attack: the phase in which it is ordered, the fields of the order besides type and unit, and the fields of the
 * declared attack besides kind, attacker and target. Commands, attacks, their schemas and their part in the hash are all derived from here.
 * The order of the entries and of an attack's fields is part of the state's hash: new ones come last.
 */
export const BLOWS = {
  /** Strike with one arm or with both at once. */
  punch: { phase: 'physical', order: { target: UNIT, arms: list(oneOf(['LA', 'RA']), { max: 2 }) }, attack: LIMB },
  kick: {
    phase: 'physical',
    order: {
      target: UNIT,
      /** A quad's front legs are its LA and RA. */
      leg: oneOf(LOCATIONS),
    },
    attack: LIMB,
  },
  push: { phase: 'physical', order: { target: UNIT }, attack: NUMBER },
  /** Strike with a melee weapon. */
  melee: {
    phase: 'physical',
    order: {
      target: UNIT,
      /** Index in the attacker's equipment. */
      item: INDEX,
      /** `full`, or a called shot at the upper half (`punch`) or the legs (`kick`). */
      aim: oneOf(HIT_TABLES),
    },
    attack: {
      ...NUMBER,
      /** Index in the attacker's equipment. */
      item: INDEX,
      /** Hit location table: the full one unless heights or a called shot say otherwise. */
      table: oneOf(HIT_TABLES),
    },
  },
  /** Walk or run into an enemy: the last step is the one that enters its hex. */
  charge: { phase: 'movement', order: { target: UNIT, ...PATH }, attack: RAM },
  /** Jump onto an enemy: death from above. */
  dfa: {
    phase: 'movement',
    order: {
      target: UNIT,
      /** The last hex before the target's, from which the attacker comes down; its own hex when the target is adjacent. */
      approach: HEX,
    },
    attack: RAM,
  },
} as const satisfies Readonly<Record<string, Blow>>;

interface Blow {
  readonly phase: 'movement' | 'physical';
  readonly order: Fields;
  readonly attack: Fields;
}

export type PhysicalKind = keyof typeof BLOWS;
export const PHYSICAL_KINDS = Object.keys(BLOWS) as PhysicalKind[];

/** The kinds of physical attack that are ordered in a phase. */
export type KindOrderedIn<P extends Blow['phase']> = {
  readonly [K in PhysicalKind]: (typeof BLOWS)[K]['phase'] extends P ? K : never;
}[PhysicalKind];

/** Whether a physical attack of this kind is ordered with the move, and resolved only after it. */
export function isRamKind(kind: PhysicalKind): kind is KindOrderedIn<'movement'> {
  return BLOWS[kind].phase === 'movement';
}

/** The fields that all shots have, whatever they are fired at. */
const FIRED = {
  ...NUMBER,
  /** Index in the attacker's weapons. */
  weapon: INDEX,
  bracket: integer<Bracket>(0, 2),
  /** Shots fired at once: more than one for Ultra and rotary autocannons and for the guns of an array. */
  rate: integer(1, 6),
  /** Ammunition bin that it draws from, or -1. */
  bin: INDEX_OR_NONE,
};

/** Whether a PPC fires with a charged capacitor. */
const CHARGED = { charged: FLAG };

/** The fields of a shot besides kind, attacker and target. Their order is part of the state's hash. */
const SHOT = {
  ...FIRED,
  /** Location that the shot is aimed at, or `NOWHERE`. */
  aim: LOCATION_OR_NOWHERE,
  /** Whether a flamer heats its target instead of damaging it. */
  heat: FLAG,
  /** The unit that sees the target of indirect fire: the attacker itself when a beacon leads the missiles; -1 for direct fire. */
  spotter: UNIT_OR_NONE,
  /** Modifier for a target that is not the primary one. */
  secondary: integer(0, 2),
  ...CHARGED,
};

/** The fields of a shot at a building besides kind and attacker. Its target is a hex, not a unit. */
const BUILDING_SHOT = {
  /** The hex of the building. */
  hex: HEX,
  ...FIRED,
  ...CHARGED,
};

/** Every kind of attack on a unit or a building. The order of the list is part of the state's hash: new kinds come last. */
export const ATTACK_KINDS = ['weapon', ...PHYSICAL_KINDS, 'building'] as const;
export type AttackKind = (typeof ATTACK_KINDS)[number];

/** By kind of attack: its fields besides kind, attacker and target. */
type AttackFields = { readonly weapon: typeof SHOT; readonly building: typeof BUILDING_SHOT } & {
  readonly [K in PhysicalKind]: (typeof BLOWS)[K]['attack'];
};
const ATTACK_FIELDS = {
  weapon: SHOT,
  ...Object.fromEntries(Object.entries(BLOWS).map(([kind, { attack }]) => [kind, attack])),
  building: BUILDING_SHOT,
} as unknown as AttackFields;

type AttackAtUnit = Exclude<AttackKind, 'building'>;

/** An attack of a kind, or of several kinds with the same fields. */
type Attack<K extends AttackAtUnit, F extends Fields = AttackFields[K]> = {
  readonly kind: K;
  readonly attacker: MechId;
  readonly target: MechId;
} & FieldsOf<F>;

export interface WeaponAttack extends Attack<'weapon'> {}

/** A blow with one arm or one leg. */
export interface LimbAttack extends Attack<'punch' | 'kick', typeof LIMB> {}

export interface PushAttack extends Attack<'push'> {}

/** A blow with a melee weapon. */
export interface MeleeAttack extends Attack<'melee'> {}

/**
 * A charge or death from above. Declared with the move and resolved in the physical attack phase: its number is computed only then, since
 * much may happen in between.
 */
export interface RamAttack extends Attack<KindOrderedIn<'movement'>, typeof RAM> {}

export type PhysicalAttack = { readonly [K in PhysicalKind]: Attack<K> }[PhysicalKind];

/** A weapon fired at a building. */
export type BuildingAttack = { readonly kind: 'building'; readonly attacker: MechId } & FieldsOf<typeof BUILDING_SHOT>;

/** A weapon fired at anything. */
export type FireAttack = WeaponAttack | BuildingAttack;

/** An attack that was declared and is not resolved yet. */
export type DeclaredAttack = FireAttack | PhysicalAttack;

const SHAPES = Object.entries(ATTACK_FIELDS).map(
  ([kind, fields]) => [kind, { attacker: UNIT, ...(kind === 'building' ? {} : { target: UNIT }), ...fields }] as const,
);

/** Every attack, distinguished by its kind. */
export const DECLARED_ATTACK = named(
  'DeclaredAttack',
  described(
    union('kind', Object.fromEntries(SHAPES)) as Schema<DeclaredAttack>,
    'An attack that was declared and waits for its resolution. Locations are numbered from 0: HD, CT, RT, LT, RA, LA, RL, LL.',
  ),
);

/** Returns an attack as numbers, in the order of its table: two attacks with equal numbers are the same, and a hash is made of them. */
export function attackNumbers(attack: DeclaredAttack): number[] {
  const numbers = [ATTACK_KINDS.indexOf(attack.kind), attack.attacker];
  if (attack.kind !== 'building') numbers.push(attack.target);
  const values = attack as unknown as Readonly<Record<string, unknown>>;
  for (const [name, schema] of Object.entries<Schema<unknown>>(ATTACK_FIELDS[attack.kind])) {
    numbers.push(toNumber(schema, values[name]));
  }
  return numbers;
}

/** Returns a number for a number, a flag, or a name, which counts by its position in the list of names. */
function toNumber(schema: Schema<unknown>, value: unknown): number {
  return 'names' in schema ? (schema as NameSchema<unknown>).names.indexOf(value) : Number(value);
}

/** Whether an attack is the fire of a weapon, at a unit or a building. */
export function isFire(attack: DeclaredAttack): attack is FireAttack {
  return attack.kind === 'weapon' || attack.kind === 'building';
}

/** Whether a shot is indirect fire, at a target that a spotter sees or a beacon marks. */
export function isIndirect(attack: FireAttack): boolean {
  return attack.kind === 'weapon' && attack.spotter >= 0;
}

export function isRam(attack: DeclaredAttack): attack is RamAttack {
  return !isFire(attack) && isRamKind(attack.kind);
}

/** Whether a unit has jumped for a death from above: until it comes down it is in the air. */
export function isLeaping(attacks: readonly DeclaredAttack[], unit: MechId): boolean {
  return attacks.some(attack => attack.kind === 'dfa' && attack.attacker === unit);
}
