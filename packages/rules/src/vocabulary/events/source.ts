import type { DamageKind } from '../spec/damage-kind.ts';
import type { MechId } from '../state/mech-state.ts';
import type { RollReason } from '../state/roll-reasons.ts';

/** What one unit does to another at arm's length, on purpose or not. */
export const CONTACT_SOURCES = [
  'punch',
  'kick',
  'push',
  'melee',
  'charge',
  'dfa',
  /** A unit that skids slides into another. */
  'collision',
  /** A unit that falls comes down on another. */
  'fallUpon',
] as const;

/** What happens to a unit without anybody behind it. */
export const MISHAP_SOURCES = ['skid', 'collapse', 'terrain', 'heat', 'drowning', 'booster'] as const;

/**
 * Who did it, and with what. Damage and everything that follows from it (critical hits, lost locations, wounds,
 * destruction) carry the source that it all began with.
 */
export type Source =
  | { readonly kind: 'weapon'; readonly attacker: MechId; readonly weapon: number }
  | { readonly kind: (typeof CONTACT_SOURCES)[number]; readonly attacker: MechId }
  | { readonly kind: 'fall'; readonly reason: RollReason }
  | { readonly kind: (typeof MISHAP_SOURCES)[number] }
  /** Ammunition, a Gauss weapon or a capacitor that went off, and what set it off. */
  | { readonly kind: 'explosion'; readonly setOffBy: Source }
  /** Damage that a tool deals by itself, outside of any rule. */
  | { readonly kind: 'other'; readonly damage: DamageKind };

export type SourceKind = Source['kind'];

export const SKID: Source = Object.freeze({ kind: 'skid' });
export const COLLAPSE: Source = Object.freeze({ kind: 'collapse' });
export const TERRAIN: Source = Object.freeze({ kind: 'terrain' });
export const HEAT: Source = Object.freeze({ kind: 'heat' });
export const DROWNING: Source = Object.freeze({ kind: 'drowning' });
export const BOOSTER: Source = Object.freeze({ kind: 'booster' });
export const OTHER: Source = Object.freeze({ kind: 'other', damage: 'plain' });

/** Returns what an explosion was set off by in the first place, and any other source as it is. */
export function originOf(source: Source): Source {
  return source.kind === 'explosion' ? originOf(source.setOffBy) : source;
}

/** Returns the unit behind a source, or `undefined` where nobody is. */
export function attackerBehind(source: Source): MechId | undefined {
  const origin = originOf(source);
  return 'attacker' in origin ? origin.attacker : undefined;
}
