import {
  alike,
  described,
  lazy,
  type NamedSchema,
  named,
  oneOf,
  optional,
  type Schema,
  type UnionOf,
  union,
} from '../../basics/schema.ts';
import { DAMAGE_KINDS } from '../spec/damage-kind.ts';
import type { SlotPlace } from '../spec/slots.ts';
import { MUNITIONS } from '../spec/weapon-type.ts';
import { PHYSICAL_KINDS } from '../state/attacks.ts';
import type { MechId } from '../state/mech-state.ts';
import { ROLL_REASONS, type RollReason } from '../state/roll-reasons.ts';
import { INDEX, LOCATION, SLOT, UNIT, WEAPON } from '../state/values.ts';

/** Damage by one unit to another at arm's length, on purpose or not. */
const CONTACT_SOURCES = [...PHYSICAL_KINDS, 'collision', 'fallUpon', 'lancePoint', 'spikes'] as const;

/** Causes of damage to a unit that no other unit is responsible for. */
const MISHAP_SOURCES = ['skid', 'collapse', 'terrain', 'heat', 'drowning', 'booster', 'shock', 'gearFailure'] as const;

const SOURCES = {
  weapon: {
    attacker: UNIT,
    weapon: WEAPON,
    /** Stated only if armor treats it differently from the weapon's usual ammunition. */
    munition: optional(oneOf(MUNITIONS)),
  },
  ...alike(CONTACT_SOURCES, { attacker: UNIT }),
  melee: {
    attacker: UNIT,
    /** Index of the melee weapon in the attacker's equipment. */
    item: INDEX,
  },
  ...alike(MISHAP_SOURCES, {}),
  other: { damage: oneOf(DAMAGE_KINDS) },
};

/** A fall of the damaged unit. */
export interface FallSource {
  readonly kind: 'fall';
  readonly reason: RollReason;
  /** What made the unit fall; left out if it fell over something that it did itself. */
  readonly setOffBy?: Source;
}

/** An explosion inside the damaged unit, such as that of ammunition, a Gauss weapon or a capacitor. */
export interface ExplosionSource extends SlotPlace {
  readonly kind: 'explosion';
  readonly setOffBy: Source;
}

/**
 * The unit that did damage, and with what. Damage and everything that follows from it (critical hits, lost locations,
 * wounds, destruction) carry the source of the first damage.
 */
export type Source = UnionOf<'kind', typeof SOURCES> | FallSource | ExplosionSource;

const FIRST_CAUSE: Schema<Source> = lazy(() => SOURCE);

/** By kind of source: its fields besides the kind. */
const SHAPES = {
  ...SOURCES,
  fall: { reason: oneOf(ROLL_REASONS), setOffBy: optional(FIRST_CAUSE) },
  explosion: { location: LOCATION, slot: SLOT, setOffBy: FIRST_CAUSE },
};

/** What a kind of source is, where its name does not say it. */
const MEANINGS: Readonly<Partial<Record<SourceKind, string>>> = {
  melee: 'a melee weapon, which is the item of that number in the equipment of the attacker',
  collision: 'the attacker slid into the unit',
  fallUpon: 'the attacker fell on the unit',
  lancePoint: 'the point of a lance that has gone through the armor',
  spikes: 'the spikes of the unit that was struck, which is the attacker here',
  skid: 'the unit slid over the ground',
  collapse: 'a building or bridge came down with the unit, or upon it',
  booster: 'a booster failed',
  shock: 'blows and falls have shaken the frame of an IndustrialMech',
  gearFailure: 'gear failed under strain',
  fall: 'the unit fell; `setOffBy` is what brought it down, unless it was its own doing',
  explosion: 'what was in the slot of the unit exploded; `setOffBy` is what set it off',
  other: 'a tool dealt the damage outside of the rules',
};

export const SOURCE: NamedSchema<Source> = named(
  'Source',
  described(
    union('kind', SHAPES, MEANINGS) as Schema<Source>,
    'Who did it, and with what. A fall or an explosion tells what set it off.',
  ),
);

/** The source of an event that follows from damage. */
export const FROM = { source: SOURCE };

export type SourceKind = Source['kind'];

export const SKID: Source = Object.freeze({ kind: 'skid' });
export const COLLAPSE: Source = Object.freeze({ kind: 'collapse' });
export const TERRAIN: Source = Object.freeze({ kind: 'terrain' });
export const HEAT: Source = Object.freeze({ kind: 'heat' });
export const DROWNING: Source = Object.freeze({ kind: 'drowning' });
export const BOOSTER: Source = Object.freeze({ kind: 'booster' });
/** Damage that blows and falls have done inside an IndustrialMech. */
export const SHOCK: Source = Object.freeze({ kind: 'shock' });
/** Gear that failed under strain. */
export const GEAR_FAILURE: Source = Object.freeze({ kind: 'gearFailure' });
export const OTHER: Source = Object.freeze({ kind: 'other', damage: 'plain' });

/**
 * Returns the original source that set off an explosion or a fall; any other source is returned unchanged.
 *
 * @example
 * ```ts
 * import { originOf } from '@hexfall/rules';
 *
 * originOf({ kind: 'fall', reason: 'pushed', setOffBy: { kind: 'push', attacker: 3 } }); // => { kind: 'push', attacker: 3 }
 * ```
 */
export function originOf(source: Source): Source {
  return 'setOffBy' in source && source.setOffBy !== undefined ? originOf(source.setOffBy) : source;
}

const SOURCE_KINDS: readonly string[] = Object.keys(SHAPES);

/** Returns a source as numbers: two sources with equal numbers are the same. */
export function sourceNumbers(source: Source): readonly number[] {
  const kind = SOURCE_KINDS.indexOf(source.kind);
  switch (source.kind) {
    case 'explosion':
      return [kind, source.location, source.slot, ...sourceNumbers(source.setOffBy)];
    case 'fall':
      return [kind, ROLL_REASONS.indexOf(source.reason), ...(source.setOffBy ? sourceNumbers(source.setOffBy) : [])];
    case 'weapon':
      return [kind, source.attacker, source.weapon, MUNITIONS.indexOf(source.munition ?? 'standard')];
    case 'melee':
      return [kind, source.attacker, source.item];
    case 'other':
      return [kind, DAMAGE_KINDS.indexOf(source.damage)];
    default:
      return 'attacker' in source ? [kind, source.attacker] : [kind];
  }
}

/**
 * Returns the unit behind a source, or `undefined` if there is none.
 *
 * @example
 * ```ts
 * import { attackerBehind } from '@hexfall/rules';
 *
 * attackerBehind({ kind: 'weapon', attacker: 1, weapon: 0 }); // => 1
 * attackerBehind({ kind: 'explosion', location: 2, slot: 4, setOffBy: { kind: 'heat' } }); // => undefined
 * ```
 */
export function attackerBehind(source: Source): MechId | undefined {
  const origin = originOf(source);
  return 'attacker' in origin ? origin.attacker : undefined;
}

/** Whether damage comes from within or has gone through the armor, so that nothing outside weakens it. */
export function isInside({ kind }: Source): boolean {
  return kind === 'explosion' || kind === 'lancePoint';
}
