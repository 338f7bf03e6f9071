import {
  type EquipmentKind,
  isLaser,
  type MountedEquipment,
  type MountedWeapon,
  type WeaponTrait,
} from '@hexfall/rules';
import type { BattleMark } from '../equipment/battle-figures.ts';

/** Equipment that is fitted to a weapon, with the mark that the weapon must have, both in play and for the Battle Value. */
export const FITTED_TO = {
  artemisIV: 'artemisCapable',
  artemisV: 'artemisCapable',
  apollo: 'mrm',
  ppcCapacitor: 'ppc',
  machineGunArray: 'machineGun',
} as const satisfies Partial<Record<EquipmentKind & BattleMark, WeaponTrait & BattleMark>>;

/** The most guns that an array links. */
export const MAX_GUNS_IN_ARRAY = 4;

/**
 * Assigns weapons to add-ons, one add-on after the other; each weapon can have one. `choose` picks the weapons of an add-on among those
 * that are still free. Returns the add-on of every weapon that has one.
 */
export function assignAddOns<AddOn, Weapon>(
  addOns: Iterable<AddOn>,
  choose: (addOn: AddOn, isFree: (weapon: Weapon) => boolean) => readonly Weapon[],
): Map<Weapon, AddOn> {
  const assigned = new Map<Weapon, AddOn>();
  const isFree = (weapon: Weapon): boolean => !assigned.has(weapon);
  for (const addOn of addOns) for (const weapon of choose(addOn, isFree)) assigned.set(weapon, addOn);
  return assigned;
}

/**
 * Assigns every add-on to the first free weapon in its location that it fits; an array to all guns of one type; and an item for lasers to
 * the weapon just before it, which `weaponBefore` returns, if it fits.
 */
export function linkAddOns(
  weapons: readonly MountedWeapon[],
  equipment: readonly MountedEquipment[],
  weaponBefore: (item: number) => number = () => -1,
): readonly MountedWeapon[] {
  const assigned = assignAddOns<number, number>(equipment.keys(), (item, isFree) => {
    const gear = equipment[item]!;
    const fitting = [...weapons.keys()].filter(index => isFree(index) && fits(weapons[index]!, gear));
    if (isLaserFitting(gear.kind) && fitting.includes(weaponBefore(item))) return [weaponBefore(item)];
    const alike = fitting.filter(index => isAlike(weapons[index]!, weapons[fitting[0]!]!));
    return alike.slice(0, gear.kind === 'machineGunArray' ? MAX_GUNS_IN_ARRAY : 1);
  });
  return weapons.map((weapon, index) => ({ ...weapon, addOn: assigned.get(index) ?? weapon.addOn }));
}

function fits(weapon: MountedWeapon, { kind, name, location }: MountedEquipment): boolean {
  if (weapon.location !== location || weapon.addOn >= 0) return false;
  if (isLaserFitting(kind)) return isLaser(weapon.type) && (kind === 'laserInsulator' || !isPulse(weapon));
  const trait = isAddOn(kind) ? FITTED_TO[kind] : undefined;
  if (trait === undefined) return false;
  return (
    weapon.type.traits.includes(trait) && (kind !== 'machineGunArray' || calibre(weapon.type.id) === calibre(name))
  );
}

function isLaserFitting(kind: EquipmentKind): boolean {
  return kind === 'laserInsulator' || kind === 'pulseModule';
}

function isPulse({ type }: MountedWeapon): boolean {
  return type.traits.includes('pulse');
}

function isAlike(a: MountedWeapon, b: MountedWeapon): boolean {
  return a.type.id === b.type.id && a.rear === b.rear;
}

function isAddOn(kind: EquipmentKind): kind is keyof typeof FITTED_TO {
  return Object.hasOwn(FITTED_TO, kind);
}

/** Returns the calibre of a machine gun or array, since light and heavy machine guns have arrays of their own. */
function calibre(name: string): string {
  return /light|heavy/i.exec(name)?.[0].toLowerCase() ?? 'standard';
}
