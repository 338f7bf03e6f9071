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
import { MUNITIONS } from '../spec/weapon-type.ts';
import { PHYSICAL_KINDS } from '../state/attacks.ts';
import type { MechId } from '../state/mech-state.ts';
import { ROLL_REASONS } from '../state/roll-reasons.ts';
import { UNIT, WEAPON } from '../state/values.ts';

/** Damage by one unit to another at arm's length, on purpose or not. */
const CONTACT_SOURCES = [
  ...PHYSICAL_KINDS,
  /** A skidding unit slides into another. */
  'collision',
  /** A falling unit comes down on another. */
  'fallUpon',
  /** The point of a lance that has gone through the armor. */
  'lancePoint',
  /** The spikes of the unit that was struck. */
  'spikes',
] as const;

/** Causes of damage to a unit that no other unit is responsible for. */
const MISHAP_SOURCES = ['skid', 'collapse', 'terrain', 'heat', 'drowning', 'booster', 'shock', 'gearFailure'] as const;

const SOURCES = {
  /** The munition is stated only if armor treats it differently from the weapon's usual ammunition. */
  weapon: { attacker: UNIT, weapon: WEAPON, munition: optional(oneOf(MUNITIONS)) },
  ...alike(CONTACT_SOURCES, { attacker: UNIT }),
  fall: { reason: oneOf(ROLL_REASONS) },
  ...alike(MISHAP_SOURCES, {}),
  /** Damage that a tool deals by itself, outside of any rule. */
  other: { damage: oneOf(DAMAGE_KINDS) },
};

/**
 * The unit that did damage, and with what. Damage and everything that follows from it (critical hits, lost locations,
 * wounds, destruction) carry the source of the first damage.
 */
export type Source =
  | UnionOf<'kind', typeof SOURCES>
  /** An explosion inside a unit, such as that of ammunition, a Gauss weapon or a capacitor, and what set it off. */
  | { readonly kind: 'explosion'; readonly setOffBy: Source };

export const SOURCE: NamedSchema<Source> = named(
  'Source',
  described(
    union('kind', { ...SOURCES, explosion: { setOffBy: lazy((): Schema<Source> => SOURCE) } }),
    'Who did it, and with what. An explosion tells what set it off.',
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
 * Returns the original source that set off an explosion; any other source is returned unchanged.
 *
 * @example
 * ```ts
 * import { originOf } from '@hexfall/rules';
 *
 * originOf({ kind: 'explosion', setOffBy: { kind: 'kick', attacker: 3 } }); // => { kind: 'kick', attacker: 3 }
 * ```
 */
export function originOf(source: Source): Source {
  return source.kind === 'explosion' ? originOf(source.setOffBy) : source;
}

const SOURCE_KINDS: readonly string[] = [...Object.keys(SOURCES), 'explosion'];

/** Returns a source as numbers: two sources with equal numbers are the same. */
export function sourceNumbers(source: Source): readonly number[] {
  const kind = SOURCE_KINDS.indexOf(source.kind);
  if (source.kind === 'explosion') return [kind, ...sourceNumbers(source.setOffBy)];
  if (source.kind === 'weapon') {
    return [kind, source.attacker, source.weapon, MUNITIONS.indexOf(source.munition ?? 'standard')];
  }
  if (source.kind === 'fall') return [kind, ROLL_REASONS.indexOf(source.reason)];
  if (source.kind === 'other') return [kind, DAMAGE_KINDS.indexOf(source.damage)];
  return 'attacker' in source ? [kind, source.attacker] : [kind];
}

/**
 * Returns the unit behind a source, or `undefined` if there is none.
 *
 * @example
 * ```ts
 * import { attackerBehind } from '@hexfall/rules';
 *
 * attackerBehind({ kind: 'weapon', attacker: 1, weapon: 0 }); // => 1
 * attackerBehind({ kind: 'explosion', setOffBy: { kind: 'heat' } }); // => undefined
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
