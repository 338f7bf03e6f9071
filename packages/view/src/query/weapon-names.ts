import { nameKey, WEAPONS, type WeaponEntry } from '@hexfall/data';
import type { WeaponWords } from './query.ts';

/** Short names that players use. */
const SHORT: Readonly<Record<string, string>> = {
  ml: 'Medium Laser',
  sl: 'Small Laser',
  ll: 'Large Laser',
  mg: 'Machine Gun',
  gauss: 'Gauss Rifle',
  erppc: 'ER PPC',
  erll: 'ER Large Laser',
  erml: 'ER Medium Laser',
  ersl: 'ER Small Laser',
  mpl: 'Medium Pulse Laser',
  lpl: 'Large Pulse Laser',
  spl: 'Small Pulse Laser',
};

let byKey: ReadonlyMap<string, WeaponEntry> | undefined;

/** Weapons by every name that they have, in the form in which names are compared. Without a technology base the first in the tables is meant. */
function weaponsByKey(): ReadonlyMap<string, WeaponEntry> {
  byKey ??= new Map(
    [...WEAPONS].reverse().flatMap(entry => {
      const { id, name } = entry.type;
      return [...entry.names, id, name].map(each => [nameKey(each), entry] as const);
    }),
  );
  return byKey;
}

/** Finds a weapon by what people call it: "ac/20", "medium lasers", "clan er ppc", "srm-6". */
export function findWeapon(name: string): WeaponEntry | undefined {
  const key = nameKey(name);
  const short = SHORT[key] ?? SHORT[key.replace(/s$/, '')];
  const weapons = weaponsByKey();
  return weapons.get(nameKey(short ?? name)) ?? weapons.get(key.replace(/s$/, ''));
}

/** Every name of a weapon that is worth a hint. */
export function weaponHints(): string[] {
  return [...new Set(WEAPONS.map(({ type }) => type.name.toLowerCase()))];
}

const COUNTED = /^(\d+)\s*(?:x\s*)?(?=\S)(.+)$/i;
const COUNTED_AFTER = /^(.+?)\s*x\s*(\d+)$/i;
const NUMBERS: Readonly<Record<string, number>> = { two: 2, three: 3, four: 4, five: 5, six: 6 };

/** Reads weapons that are written in a row: "ac/20 + 2 medium lasers". Returns `undefined` if one of them is none. */
export function readWeapons(text: string): WeaponWords[] | undefined {
  const words = text
    .split(/\s*[+&]\s*/)
    .filter(part => part !== '')
    .map(readWeapon);
  return words.length > 0 && words.every(({ name }) => findWeapon(name) !== undefined) ? words : undefined;
}

function readWeapon(text: string): WeaponWords {
  if (findWeapon(text) !== undefined) return { count: 1, name: text };
  const [, before, after] = COUNTED_AFTER.exec(text) ?? [];
  if (before !== undefined && after !== undefined) return { count: Number(after), name: before };
  const [, figures, counted] = COUNTED.exec(text) ?? [];
  if (figures !== undefined && counted !== undefined) return { count: Number(figures), name: counted };
  const [first = '', ...rest] = text.split(' ');
  const number = NUMBERS[first.toLowerCase()];
  return number === undefined ? { count: 1, name: text } : { count: number, name: rest.join(' ') };
}
