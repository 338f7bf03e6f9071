import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';

/** The least distance at which artillery can be fired. */
const NEAREST = 7;

/** Whether a weapon is true artillery, which fires at hexes with target numbers of its own. */
export function isArtillery({ traits }: WeaponType): boolean {
  return traits.includes('artillery');
}

/** Whether a target is too close for an artillery piece. */
export function isTooCloseFor(type: WeaponType, hexes: number): boolean {
  return hexes < NEAREST && isArtillery(type);
}
