import type { WeaponType } from './weapon-type.ts';

/** What damage is, as far as armor cares. */
export const DAMAGE_KINDS = ['plain', 'energy', 'ballistic', 'missile', 'physical', 'undiminished'] as const;
export type DamageKind = (typeof DAMAGE_KINDS)[number];

/** Returns the kind of damage that a weapon does. */
export function weaponDamageKind({ traits }: WeaponType): DamageKind {
  if (traits.includes('energy')) return traits.includes('reengineered') ? 'undiminished' : 'energy';
  if (traits.includes('ballistic')) return 'ballistic';
  return traits.includes('missile') ? 'missile' : 'plain';
}
