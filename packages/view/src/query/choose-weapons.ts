import { listSome, nameKey } from '@hexfall/data';
import type { MechSpec, Shot } from '@hexfall/rules';
import type { WeaponWords } from './query.ts';
import { QueryError } from './query-error.ts';
import { findWeapon } from './weapon-names.ts';

/** Picks the weapons of a unit that the user names, each mount once. */
export function chooseWeapons(spec: MechSpec, words: readonly WeaponWords[]): Omit<Shot, 'target'>[] {
  const chosen = new Set<number>();
  for (const { count, name } of words) {
    const fits = mountsOf(spec, name).filter(weapon => !chosen.has(weapon));
    if (fits.length < count) throw missing(spec, name, count, mountsOf(spec, name).length);
    for (const weapon of fits.slice(0, count)) chosen.add(weapon);
  }
  return [...chosen].map(weapon => ({ weapon }));
}

/** Returns the mounts of weapons with that name. A name without technology base means whichever one the unit carries. */
function mountsOf(spec: MechSpec, name: string): number[] {
  const type = findWeapon(name)?.type;
  const same = spec.weapons.flatMap((mount, i) => (mount.type.id === type?.id ? [i] : []));
  if (same.length > 0) return same;
  const key = nameKey(type?.name ?? name);
  return spec.weapons.flatMap((mount, i) => (nameKey(mount.type.name) === key ? [i] : []));
}

function missing(spec: MechSpec, name: string, count: number, carried: number): QueryError {
  const weapons = [...new Set(spec.weapons.map(({ type }) => type.name))];
  const has = weapons.length === 0 ? 'no weapon at all' : listSome(weapons);
  const what = findWeapon(name)?.type.name ?? name;
  return new QueryError(
    carried === 0
      ? `${spec.name} does not carry ${what}; it has ${has}.`
      : `${spec.name} carries ${carried} ${what}, not ${count}.`,
  );
}
