import { describe, expect, test } from 'vitest';
import { AMMUNITION } from '../equipment/ammo-table.ts';
import { type EquipmentEntry, findEquipment, WEAPONS } from '../equipment/catalogue.ts';
import { oneShotForm } from '../equipment/one-shot.ts';
import { FILLERS, GEAR, HEAT_SINKS, JUMP_JETS } from '../equipment/other-table.ts';
import { mtfName } from '../mtf/mtf-names.ts';
import { findItem, titleOf } from './item-titles.ts';
import { isSameEntry } from './slot-item.ts';

const LAUNCHERS = WEAPONS.filter(({ type }) => type.traits.includes('missile') && !type.traits.includes('oneShot'));
const ENTRIES: readonly EquipmentEntry[] = [
  ...WEAPONS,
  ...AMMUNITION,
  ...AMMUNITION.map(entry => Object.assign({}, entry, { guidance: 'artemisIV' as const })),
  ...LAUNCHERS.flatMap(launcher => [oneShotForm(launcher)!, oneShotForm(launcher, true)!]),
  ...GEAR,
  ...HEAT_SINKS,
  ...JUMP_JETS,
  ...FILLERS,
];

describe.each([false, true])('on a unit of the Clans: %s', clan => {
  test('every entry has a name that leads back to it', () => {
    for (const entry of ENTRIES) {
      const found = findItem(titleOf(entry, clan), clan);
      expect(found !== undefined && isSameEntry(found, entry), titleOf(entry, clan)).toBe(true);
    }
  });

  test('no two entries share a name', () => {
    const titles = ENTRIES.map(entry => titleOf(entry, clan));
    expect(titles.filter((title, i) => titles.indexOf(title) !== i)).toEqual([]);
  });

  test.each([false, true])('every entry has a name for unit files that leads back to it (Clan item: %s)', clanItem => {
    for (const entry of ENTRIES) {
      const found = findEquipment(mtfName(entry, { clan, clanItem }), clan)?.entry;
      expect(found !== undefined && isSameEntry(found, entry), titleOf(entry, clan)).toBe(true);
    }
  });
});

test.each([
  ['er ppc', false, 'is-er-ppc'],
  ['ER PPC', true, 'clan-er-ppc'],
  ['Clan ER PPC', false, 'clan-er-ppc'],
  ['IS ER PPC', true, 'is-er-ppc'],
  ['SRM 4 (one-shot)', false, 'srm-4-os'],
])('"%s" on a Clan unit (%s) is %s', (title, clan, id) => {
  expect(findItem(title, clan)).toMatchObject({ type: { id } });
});

test.each([
  ['Anti-Missile System ammo', false, 12],
  ['Anti-Missile System ammo', true, 24],
  ['Clan Anti-Missile System ammo', false, 24],
  ['Machine Gun ammo (half)', false, 100],
  ['ATM 6 ammo (extended range)', true, 10],
])('"%s" on a Clan unit (%s) has %i shots', (title, clan, shots) => {
  expect(findItem(title, clan)).toMatchObject({ kind: 'ammo', shots });
});

test('words that mean nothing do not name anything', () => {
  expect(['PPC ammo', 'LRM 5 ammo (blue)', 'LRM 5 ammo (half, half)', ''].map(name => findItem(name, false))).toEqual(
    Array(4).fill(undefined),
  );
});
