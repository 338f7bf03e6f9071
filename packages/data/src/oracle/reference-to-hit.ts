import type { WeaponType } from '@hexfall/rules';

/** Returns what our table adds to the attack roll of a weapon, by the figure of the reference, which adds some of it elsewhere. */
export function referenceToHit({ traits }: WeaponType, toHitMod: number): number {
  if (traits.includes('mrm')) return toHitMod + 1;
  if (traits.includes('mortar')) return toHitMod + 3;
  if (traits.includes('artillery')) return toHitMod + 4;
  return traits.includes('bombast') ? 2 : toHitMod;
}
