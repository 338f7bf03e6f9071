import type { EquipmentKind, MountedEquipment, MountedWeapon, WeaponTrait } from '@hexfall/rules';

/** Equipment that is fitted to a weapon, and what that weapon must be. */
const FITS: Readonly<Partial<Record<EquipmentKind, WeaponTrait>>> = {
  artemisIV: 'artemisCapable',
  artemisV: 'artemisCapable',
  apollo: 'mrm',
  ppcCapacitor: 'ppc',
  machineGunArray: 'machineGun',
};

/** Most guns that an array links. */
const MOST_GUNS = 4;

/** Gives every add-on the first weapon in its location that takes it and has none yet; to an array, all guns of one type. */
export function linkAddOns(
  weapons: readonly MountedWeapon[],
  equipment: readonly MountedEquipment[],
): readonly MountedWeapon[] {
  const linked = [...weapons];
  for (const [item, gear] of equipment.entries()) {
    const fitting = [...linked.keys()].filter(index => fits(linked[index]!, gear));
    const first = linked[fitting[0] ?? -1];
    if (first === undefined) continue;
    const alike = fitting.filter(
      index => linked[index]!.type.id === first.type.id && linked[index]!.rear === first.rear,
    );
    const most = gear.kind === 'machineGunArray' ? MOST_GUNS : 1;
    for (const index of alike.slice(0, most)) linked[index] = { ...linked[index]!, addOn: item };
  }
  return linked;
}

function fits(weapon: MountedWeapon, { kind, name, location }: MountedEquipment): boolean {
  const trait = FITS[kind];
  if (trait === undefined || weapon.location !== location || weapon.addOn >= 0) return false;
  return (
    weapon.type.traits.includes(trait) && (kind !== 'machineGunArray' || calibre(weapon.type.id) === calibre(name))
  );
}

/** Light and heavy machine guns have arrays of their own. */
function calibre(name: string): string {
  return /light|heavy/i.exec(name)?.[0].toLowerCase() ?? 'standard';
}
