import { weaponById } from '@hexfall/data';
import type { WeaponType } from '@hexfall/rules';

/** Short names of weapons, which keep scenarios short. */
const TABLE_IDS = {
  ml: 'medium-laser',
  ac20: 'ac-20',
  lrm20: 'lrm-20',
  srm6: 'srm-6',
  gauss: 'is-gauss-rifle',
  heavyGauss: 'is-heavy-gauss-rifle',
  ac5: 'ac-5',
  ppc: 'ppc',
  snubPpc: 'is-snub-nose-ppc',
  mg: 'machine-gun',
  flamer: 'flamer',
  plasmaRifle: 'is-plasma-rifle',
  plasmaCannon: 'clan-plasma-cannon',
  ultra5: 'is-ultra-ac-5',
  rotary5: 'is-rotary-ac-5',
  lbx10: 'is-lb-10-x-ac',
  streak6: 'is-streak-srm-6',
  mrm20: 'is-mrm-20',
  mml5: 'is-mml-5',
  atm6: 'clan-atm-6',
  hag20: 'clan-hag-20',
  rocket10: 'is-rocket-launcher-10',
  narc: 'is-narc',
  tag: 'is-tag',
  ams: 'is-anti-missile-system',
} as const;

export type TestWeapon = keyof typeof TABLE_IDS;

/** Returns a weapon of the tables as it is, including its need for ammunition. */
export function tableWeapon(name: TestWeapon): WeaponType {
  const entry = weaponById(TABLE_IDS[name]);
  if (entry === undefined) throw new Error(`the tables have no ${TABLE_IDS[name]}`);
  return entry.type;
}

/** Returns a weapon of the tables under its short name. It needs no ammunition, which only some tests care about. */
export function testWeapon(name: TestWeapon): WeaponType {
  return { ...tableWeapon(name), name, ammo: undefined };
}
