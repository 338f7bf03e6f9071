import type { BattleMark } from '../equipment/battle-figures.ts';
import { assignAddOns, FITTED_TO, MAX_GUNS_IN_ARRAY } from '../units/add-ons.ts';
import type { Manifest, ManifestItem } from '../units/manifest.ts';
import { itemName } from './item-name.ts';

/** The connections between items: add-ons and the weapons that they are fitted to. */
export interface Links {
  /** Add-ons by the weapon that they are fitted to. */
  readonly addOns: ReadonlyMap<ManifestItem, ManifestItem>;
  /** Weapons by the add-on that is fitted to them. */
  readonly weapons: ReadonlyMap<ManifestItem, ManifestItem>;
  /** Machine guns by the array that fires them together. */
  readonly arrays: ReadonlyMap<ManifestItem, readonly ManifestItem[]>;
}

/**
 * Kinds of add-ons and the weapons that they fit, by the weapon's marks: both add-ons that are played and those that only count for Battle
 * Value.
 */
const FITS: readonly (readonly [addOn: BattleMark, fits: (weapon: ManifestItem, year: number) => boolean])[] = [
  ['artemisIV', weapon => has(weapon, FITTED_TO.artemisIV)],
  ['prototypeArtemis', weapon => has(weapon, FITTED_TO.artemisIV)],
  ['artemisV', weapon => has(weapon, FITTED_TO.artemisV)],
  ['apollo', weapon => has(weapon, FITTED_TO.apollo)],
  ['ppcCapacitor', takesCapacitor],
  ['laserInsulator', isLaser],
  ['pulseModule', weapon => isLaser(weapon) && !has(weapon, 'pulse') && !isClanWeapon(weapon)],
];

/** Add-ons that belong to the item just before them, if they fit it. */
const PREFERS_NEIGHBOUR: ReadonlySet<BattleMark> = new Set(['laserInsulator', 'pulseModule']);

/** Year from which a Clan ER PPC can have a capacitor. */
const CLAN_CAPACITORS = 3101;

/** Assigns every add-on to the first free weapon of its location that it fits; each weapon can have one. */
export function linkItems({ items, year = 0 }: Manifest): Links {
  const addOns = assignAddOns<ManifestItem, ManifestItem>(items, (addOn, isFree) => {
    const rule = FITS.find(([mark]) => has(addOn, mark));
    if (rule === undefined) return [];
    const [mark, fits] = rule;
    const isFit = (item: ManifestItem): boolean =>
      item.location === addOn.location && isFree(item) && item.entry.battle.use !== 'none' && fits(item, year);
    const neighbour = PREFERS_NEIGHBOUR.has(mark) ? items[items.indexOf(addOn) - 1] : undefined;
    const weapon = neighbour !== undefined && isFit(neighbour) ? neighbour : items.find(isFit);
    return weapon === undefined ? [] : [weapon];
  });
  const weapons = new Map([...addOns].map(([weapon, addOn]) => [addOn, weapon]));
  return { addOns, weapons, arrays: linkArrays(items) };
}

/** Links each array with up to four adjacent machine guns of its kind. */
function linkArrays(items: readonly ManifestItem[]): Links['arrays'] {
  const arrays = new Map<ManifestItem, readonly ManifestItem[]>();
  assignAddOns<ManifestItem, ManifestItem>(
    items.filter(item => has(item, 'machineGunArray')),
    (array, isFree) => {
      const guns: ManifestItem[] = [];
      for (const gun of items) if (isFree(gun) && isGunOf(array, gun) && continuesRow(guns, gun)) guns.push(gun);
      arrays.set(array, guns);
      return guns;
    },
  );
  return arrays;
}

function isGunOf(array: ManifestItem, gun: ManifestItem): boolean {
  return has(gun, FITTED_TO.machineGunArray) && gun.location === array.location && haveSameAmmo(gun, array);
}

function continuesRow(row: readonly ManifestItem[], gun: ManifestItem): boolean {
  const last = row.at(-1);
  if (last === undefined) return true;
  return row.length < MAX_GUNS_IN_ARRAY && gun.places[0]?.slot === (last.places[0]?.slot ?? Number.NaN) + 1;
}

function haveSameAmmo(a: ManifestItem, b: ManifestItem): boolean {
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

/** Whether an item is a Clan weapon, by its first name. Improved lasers belong to the Clans, too. */
function isClanWeapon({ entry }: ManifestItem): boolean {
  return entry.kind === 'weapon' ? entry.type.id.startsWith('clan-') : /^(?:cl|improved)/i.test(entry.names[0] ?? '');
}

function has(item: ManifestItem, mark: BattleMark): boolean {
  return item.entry.battle.marks.has(mark);
}
