import { weaponById } from '@hexfall/data';
import type { WeaponType } from '@hexfall/rules';

/** Weapons under short names, so that a scenario fits a screen. They never run dry: ammunition is another test's matter. */
const TABLE_IDS = {
  ml: 'medium-laser',
  ac20: 'ac-20',
  lrm20: 'lrm-20',
  srm6: 'srm-6',
  gauss: 'is-gauss-rifle',
  heavyGauss: 'is-heavy-gauss-rifle',
} as const;

export type TestWeapon = keyof typeof TABLE_IDS;

/** A weapon of the tables, under its short name and without need of ammunition. */
export function testWeapon(name: TestWeapon): WeaponType {
  const entry = weaponById(TABLE_IDS[name]);
  if (entry === undefined) throw new Error(`the tables have no ${TABLE_IDS[name]}`);
  return { ...entry.type, name, ammo: undefined };
}
