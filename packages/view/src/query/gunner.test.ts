import { WEAPONS, type WeaponEntry } from '@hexfall/data';
import { expect, test } from 'vitest';
import { createGunner } from './gunner.ts';
import { findWeapon } from './weapon-names.ts';

/** Slots of the largest location: artillery that is larger goes into two, which only units with a name do. */
const LARGEST = 12;

test('every weapon that fits one location can be carried, with ammunition if it needs some', () => {
  const fitting = WEAPONS.filter(({ slots }) => slots <= LARGEST);
  const wrong = fitting.filter(weapon => {
    const { weapons, ammoBins } = createGunner([weapon]);
    return weapons[0]?.type.id !== weapon.type.id || (weapon.type.ammo !== undefined && ammoBins.length === 0);
  });
  expect(wrong.map(({ type }) => type.id)).toEqual([]);
});

test('more than fits is refused with a way out', () => {
  for (const weapon of WEAPONS.filter(({ slots }) => slots > LARGEST))
    expect(() => createGunner([weapon])).toThrow('name the attacker');
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
