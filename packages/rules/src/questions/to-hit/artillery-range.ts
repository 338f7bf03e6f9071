import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';

/** The nearest hex at which artillery can be fired. */
const NEAREST = 7;

/** Whether a weapon is artillery proper: it fires at hexes, by numbers of its own. */
export function isArtillery({ traits }: WeaponType): boolean {
  return traits.includes('artillery');
}

/** Whether a target is too close for an artillery piece. */
export function isTooCloseFor(type: WeaponType, hexes: number): boolean {
  return hexes < NEAREST && isArtillery(type);
}
