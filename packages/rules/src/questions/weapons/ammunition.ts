import { hasBit } from '../../basics/integers.ts';
import type { Guidance, MechSpec, MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import { type WeaponType, withMunition } from '../../vocabulary/spec/weapon-type.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit, isItemOut } from '../unit/condition.ts';

/** What a weapon fires: the bin, and the figures of the weapon with the contents of that bin. */
export interface Load {
  /** Index of the bin; -1 for a weapon that needs no ammunition. */
  readonly bin: number;
  readonly type: WeaponType;
  readonly guidance: Guidance;
}

/** Returns the first bin that a weapon can draw that kind of ammunition from, or -1. */
export function binFor(mech: MechState, spec: MechSpec, ammo: string): number {
  for (let bin = 0; bin < spec.ammoBins.length; bin++) if (canDraw(mech, spec, ammo, bin)) return bin;
  return -1;
}

/**
 * Whether a weapon can draw from a bin: the right kind, not empty, not being dumped, not struck before this phase. Fire is simultaneous: a
 * bin that was lost with its location in this phase still feeds declared shots, while one that exploded is empty.
 */
export function canDraw(mech: MechState, spec: MechSpec, ammo: string | undefined, bin: number): boolean {
  if (spec.ammoBins[bin]?.ammo !== ammo || hasBit(mech.dumping, bin)) return false;
  return mech.ammo[bin]! > 0 && !isItemOut(mech, spec, 'ammo', bin);
}

/** Whether a bin is neither empty nor damaged. */
export function isBinSound(mech: MechState, spec: MechSpec, bin: number): boolean {
  return mech.ammo[bin]! > 0 && !isItemHit(mech, spec, 'ammo', bin);
}

/** Returns what a weapon fires from a bin, or from the first suitable one; `undefined` if there is nothing to fire. */
export function loadOf(mech: MechState, spec: MechSpec, weapon: MountedWeapon, wanted?: number): Load | undefined {
  const { type } = weapon;
  if (type.ammo === undefined) return wanted === undefined ? { bin: -1, type, guidance: 'none' } : undefined;
  const bin = wanted ?? binFor(mech, spec, type.ammo);
  if (!canDraw(mech, spec, type.ammo, bin)) return undefined;
  const { munition, guidance } = spec.ammoBins[bin]!;
  return { bin, type: withMunition(type, munition), guidance };
}

/** Returns the figures of a weapon with ammunition from a bin; -1 stands for no bin. */
export function loadedType({ weapons, ammoBins }: MechSpec, weapon: number, bin: number): WeaponType {
  const { type } = weapons[weapon]!;
  const load = bin < 0 ? undefined : ammoBins[bin];
  return load === undefined ? type : withMunition(type, load.munition);
}

/** Returns the guidance of the missiles in a bin; -1 stands for no bin. */
export function guidanceOf({ ammoBins }: MechSpec, bin: number): Guidance {
  return (bin < 0 ? undefined : ammoBins[bin]?.guidance) ?? 'none';
}

/**
 * Returns the bin that a declared shot draws from when it is resolved: the declared one or, if that has run dry or exploded in the
 * meantime, another with the same content; -1 for none.
 */
export function replacementBin(mech: MechState, spec: MechSpec, declared: number): number {
  const { ammo, munition, guidance } = spec.ammoBins[declared]!;
  if (canDraw(mech, spec, ammo, declared)) return declared;
  return spec.ammoBins.findIndex(
    (bin, i) => bin.munition === munition && bin.guidance === guidance && canDraw(mech, spec, ammo, i),
  );
}
