import type { WeaponType } from '@hexfall/rules';

/** Returns the modifier of a weapon in our tables, computed from that of the reference, which adds some of it elsewhere. */
export function referenceToHit({ traits }: WeaponType, toHitMod: number): number {
  if (traits.includes('mrm')) return toHitMod + 1;
  if (traits.includes('mortar')) return toHitMod + 3;
  if (traits.includes('artillery')) return toHitMod + 4;
  return traits.includes('bombast') ? 2 : toHitMod;
}
