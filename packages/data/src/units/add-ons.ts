import type { EquipmentKind, MountedEquipment, MountedWeapon, WeaponTrait } from '@hexfall/rules';

/** Equipment that is fitted to one weapon, and what that weapon must be. */
const FITS: Readonly<Partial<Record<EquipmentKind, WeaponTrait>>> = {
  artemisIV: 'artemisCapable',
  artemisV: 'artemisCapable',
  apollo: 'mrm',
  ppcCapacitor: 'ppc',
};

/** Gives every add-on the first weapon in its location that takes it and has none yet. */
export function linkAddOns(
  weapons: readonly MountedWeapon[],
  equipment: readonly MountedEquipment[],
): readonly MountedWeapon[] {
  const linked = [...weapons];
  for (const [item, { kind, location }] of equipment.entries()) {
    const trait = FITS[kind];
    if (trait === undefined) continue;
    const index = linked.findIndex(
      weapon => weapon.location === location && weapon.addOn < 0 && weapon.type.traits.includes(trait),
    );
    if (index >= 0) linked[index] = { ...linked[index]!, addOn: item };
  }
  return linked;
}
