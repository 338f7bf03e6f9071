import type { WeaponType } from './weapon-type.ts';

/** What does the damage, as far as armor cares. */
export const DAMAGE_SOURCES = ['plain', 'energy', 'ballistic', 'missile', 'physical'] as const;
export type DamageSource = (typeof DAMAGE_SOURCES)[number];

/** Where damage comes from: outside, by what does it, or inside, from an explosion that passes the armor by. */
export type DamageOrigin = DamageSource | 'inside';

export function sourceOf({ traits }: WeaponType): DamageSource {
  if (traits.includes('energy')) return 'energy';
  if (traits.includes('ballistic')) return 'ballistic';
  return traits.includes('missile') ? 'missile' : 'plain';
}
