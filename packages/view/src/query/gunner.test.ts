import { WEAPONS, type WeaponEntry } from '@hexfall/data';
import { expect, test } from 'vitest';
import { createGunner } from './gunner.ts';
import { findWeapon } from './weapon-names.ts';

test('every weapon can be carried, with ammunition if it needs some', () => {
  const wrong = WEAPONS.filter(weapon => {
    const { weapons, ammoBins } = createGunner([weapon]);
    return weapons[0]?.type.id !== weapon.type.id || (weapon.type.ammo !== undefined && ammoBins.length === 0);
  });
  expect(wrong.map(({ type }) => type.id)).toEqual([]);
});

test('more than fits is refused with a way out', () => {
  const cannons = Array.from<WeaponEntry>({ length: 5 }).fill(findWeapon('ac/20')!);
  expect(() => createGunner(cannons)).toThrow('no single unit carries all these weapons');
});

test.each([
  ['AC/20', 'ac-20'],
  ['ac20', 'ac-20'],
  ['autocannon/20', 'ac-20'],
  ['medium lasers', 'medium-laser'],
  ['ml', 'medium-laser'],
  ['lrm-20', 'lrm-20'],
  ['srm6', 'srm-6'],
  ['gauss', 'is-gauss-rifle'],
  ['er ppc', 'is-er-ppc'],
  ['clan er ppc', 'clan-er-ppc'],
])('"%s" is %s', (name, id) => {
  expect(findWeapon(name)?.type.id).toBe(id);
});
