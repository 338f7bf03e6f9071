import type { EquipmentKind, MountedEquipment, MountedWeapon, WeaponTrait, WeaponType } from '@hexfall/rules';
import { type BattleMark, NO_LASERS } from '../equipment/battle-figures.ts';

/** Equipment that is fitted to a weapon, and what that weapon must be, in the words of play and of the Battle Value alike. */
export const FITTED_TO = {
  artemisIV: 'artemisCapable',
  artemisV: 'artemisCapable',
  apollo: 'mrm',
  ppcCapacitor: 'ppc',
  machineGunArray: 'machineGun',
} as const satisfies Partial<Record<EquipmentKind & BattleMark, WeaponTrait & BattleMark>>;

/** How many guns an array links. */
export const MAX_GUNS_IN_ARRAY = 4;

/**
 * Gives add-ons their weapons, one add-on after the other; each weapon takes one. `choose` picks the weapons of an add-on
 * among those that are still free. Returns the add-on of every weapon that has one.
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

/** Gives every add-on the first weapon in its location that takes it and has none yet; to an array, all guns of one type. */
export function linkAddOns(
  weapons: readonly MountedWeapon[],
  equipment: readonly MountedEquipment[],
): readonly MountedWeapon[] {
  const assigned = assignAddOns<number, number>(equipment.keys(), (item, isFree) => {
    const gear = equipment[item]!;
    const fitting = [...weapons.keys()].filter(index => isFree(index) && fits(weapons[index]!, gear));
    const alike = fitting.filter(index => isAlike(weapons[index]!, weapons[fitting[0]!]!));
    return alike.slice(0, gear.kind === 'machineGunArray' ? MAX_GUNS_IN_ARRAY : 1);
  });
  return weapons.map((weapon, index) => ({ ...weapon, addOn: assigned.get(index) ?? weapon.addOn }));
}

/** What is fitted to lasers, and which of them take it. */
const FITTED_TO_LASERS: Readonly<Partial<Record<EquipmentKind, (type: WeaponType) => boolean>>> = {
  pulseModule: type => isLaser(type) && !type.traits.includes('pulse') && !type.id.startsWith('clan-'),
  laserInsulator: isLaser,
};

function isLaser({ traits }: WeaponType): boolean {
  const beam = traits.includes('energy') && traits.includes('directFire');
  return beam && !NO_LASERS.some(trait => traits.includes(trait));
}

function fits(weapon: MountedWeapon, { kind, name, location }: MountedEquipment): boolean {
  const ofLasers = FITTED_TO_LASERS[kind];
  if (ofLasers !== undefined) return weapon.location === location && weapon.addOn < 0 && ofLasers(weapon.type);
  const trait = isAddOn(kind) ? FITTED_TO[kind] : undefined;
  if (trait === undefined || weapon.location !== location || weapon.addOn >= 0) return false;
  return (
    weapon.type.traits.includes(trait) && (kind !== 'machineGunArray' || calibre(weapon.type.id) === calibre(name))
  );
}

function isAlike(a: MountedWeapon, b: MountedWeapon): boolean {
  return a.type.id === b.type.id && a.rear === b.rear;
}

function isAddOn(kind: EquipmentKind): kind is keyof typeof FITTED_TO {
  return Object.hasOwn(FITTED_TO, kind);
}

/** Light and heavy machine guns have arrays of their own. */
function calibre(name: string): string {
  return /light|heavy/i.exec(name)?.[0].toLowerCase() ?? 'standard';
}
