import type { EquipmentKind, MountedEquipment, MountedWeapon, WeaponTrait } from '@hexfall/rules';
import type { BattleMark } from '../equipment/battle-figures.ts';

/** Equipment that is fitted to a weapon, and what that weapon must be, in the words of play and of the Battle Value alike. */
export const FITTED_TO = {
  artemisIV: 'artemisCapable',
  artemisV: 'artemisCapable',
  apollo: 'mrm',
  ppcCapacitor: 'ppc',
  machineGunArray: 'machineGun',
} as const satisfies Partial<Record<EquipmentKind & BattleMark, WeaponTrait & BattleMark>>;

/** Most guns that an array links. */
export const MOST_GUNS_IN_ARRAY = 4;

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
    const most = gear.kind === 'machineGunArray' ? MOST_GUNS_IN_ARRAY : 1;
    for (const index of alike.slice(0, most)) linked[index] = { ...linked[index]!, addOn: item };
  }
  return linked;
}

function fits(weapon: MountedWeapon, { kind, name, location }: MountedEquipment): boolean {
  const trait = isAddOn(kind) ? FITTED_TO[kind] : undefined;
  if (trait === undefined || weapon.location !== location || weapon.addOn >= 0) return false;
  return (
    weapon.type.traits.includes(trait) && (kind !== 'machineGunArray' || calibre(weapon.type.id) === calibre(name))
  );
}

function isAddOn(kind: EquipmentKind): kind is keyof typeof FITTED_TO {
  return Object.hasOwn(FITTED_TO, kind);
}

/** Light and heavy machine guns have arrays of their own. */
function calibre(name: string): string {
  return /light|heavy/i.exec(name)?.[0].toLowerCase() ?? 'standard';
}
