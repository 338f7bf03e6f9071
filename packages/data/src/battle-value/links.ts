import type { BattleMark } from '../equipment/battle-figures.ts';
import { FITTED_TO, MOST_GUNS_IN_ARRAY } from '../units/add-ons.ts';
import type { Manifest, ManifestItem } from '../units/manifest.ts';
import { itemName } from './item-name.ts';

/** What is fitted to which weapon. */
export interface Links {
  /** What is fitted to a weapon, if anything is. */
  readonly addOns: ReadonlyMap<ManifestItem, ManifestItem>;
  /** Weapons by what is fitted to them. */
  readonly weapons: ReadonlyMap<ManifestItem, ManifestItem>;
  /** Machine guns by the array that fires them together. */
  readonly arrays: ReadonlyMap<ManifestItem, readonly ManifestItem[]>;
}

/** Add-ons and which weapons they fit, told by the weapon's marks: those that are played, and others that only count here. */
const FITS: readonly (readonly [addOn: BattleMark, fits: (weapon: ManifestItem, year: number) => boolean])[] = [
  ['artemisIV', weapon => has(weapon, FITTED_TO.artemisIV)],
  ['prototypeArtemis', weapon => has(weapon, FITTED_TO.artemisIV)],
  ['artemisV', weapon => has(weapon, FITTED_TO.artemisV)],
  ['apollo', weapon => has(weapon, FITTED_TO.apollo)],
  ['ppcCapacitor', takesCapacitor],
  ['laserInsulator', isLaser],
  ['pulseModule', weapon => isLaser(weapon) && !has(weapon, 'pulse') && !isClanWeapon(weapon)],
];

/** Add-ons that belong to what stands just before them, if that takes them. */
const PREFERS_NEIGHBOUR: ReadonlySet<BattleMark> = new Set(['laserInsulator', 'pulseModule']);

/** Year from which a Clan ER PPC takes a capacitor. */
const CLAN_CAPACITORS = 3101;

/** Gives every add-on the first free weapon of its location that takes it; each weapon takes one. */
export function linkItems({ items, year = 0 }: Manifest): Links {
  const addOns = new Map<ManifestItem, ManifestItem>();
  const weapons = new Map<ManifestItem, ManifestItem>();
  for (const [i, addOn] of items.entries()) {
    const rule = FITS.find(([mark]) => has(addOn, mark));
    if (rule === undefined) continue;
    const [mark, fits] = rule;
    const free = (item: ManifestItem): boolean =>
      item.location === addOn.location && !addOns.has(item) && item.entry.battle.use !== 'none' && fits(item, year);
    const neighbour = PREFERS_NEIGHBOUR.has(mark) ? items[i - 1] : undefined;
    const weapon = neighbour !== undefined && free(neighbour) ? neighbour : items.find(free);
    if (weapon === undefined) continue;
    addOns.set(weapon, addOn);
    weapons.set(addOn, weapon);
  }
  return { addOns, weapons, arrays: linkArrays(items) };
}

/** An array fires up to four machine guns of its kind that lie in a row. */
function linkArrays(items: readonly ManifestItem[]): Links['arrays'] {
  const taken = new Set<ManifestItem>();
  const arrays = new Map<ManifestItem, readonly ManifestItem[]>();
  for (const array of items.filter(item => has(item, 'machineGunArray'))) {
    const guns: ManifestItem[] = [];
    for (const gun of items) {
      const fits = has(gun, FITTED_TO.machineGunArray) && gun.location === array.location && sameAmmo(gun, array);
      if (!fits || taken.has(gun) || guns.length === MOST_GUNS_IN_ARRAY) continue;
      const last = guns.at(-1);
      if (last !== undefined && gun.places[0]?.slot !== (last.places[0]?.slot ?? Number.NaN) + 1) continue;
      guns.push(gun);
      taken.add(gun);
    }
    arrays.set(array, guns);
  }
  return arrays;
}

function sameAmmo(a: ManifestItem, b: ManifestItem): boolean {
  return a.entry.battle.ammo === b.entry.battle.ammo;
}

function takesCapacitor(weapon: ManifestItem, year: number): boolean {
  if (!has(weapon, FITTED_TO.ppcCapacitor)) return false;
  if (itemName(weapon).startsWith('Primitive')) return false;
  return !isClanErPpc(weapon) || year >= CLAN_CAPACITORS;
}

function isClanErPpc({ entry }: ManifestItem): boolean {
  return entry.kind === 'weapon' && entry.type.id === 'clan-er-ppc';
}

function isLaser(weapon: ManifestItem): boolean {
  return has(weapon, 'laser') || has(weapon, 'chemicalLaser');
}

/** The first name tells the technology base; improved lasers are the Clans' too. */
function isClanWeapon({ entry }: ManifestItem): boolean {
  return entry.kind === 'weapon' ? entry.type.id.startsWith('clan-') : /^(?:cl|improved)/i.test(entry.names[0] ?? '');
}

function has(item: ManifestItem, mark: BattleMark): boolean {
  return item.entry.battle.marks.has(mark);
}
