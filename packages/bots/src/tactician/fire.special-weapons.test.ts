import { weaponById } from '@hexfall/data';
import type { FireCommand, WeaponType } from '@hexfall/rules';
import { openBoard, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { tacticianFire } from './fire.ts';
import { WEIGHTS } from './weights.ts';

const typeOf = (id: string): WeaponType => weaponById(id)!.type;

/** Returns a game of unit A with the given weapon, and two enemies at equal distance ahead of it. */
function facing(id: string, hexes: number, b: Partial<UnitOptions> = {}, c: Partial<UnitOptions> = {}): Scenario {
  const type = typeOf(id);
  const at = (column: number): string => `0${column}${String(14 - hexes).padStart(2, '0')}`;
  const ammo = type.ammo === undefined ? [] : [{ kind: type.ammo, in: 'LT', shots: 5, explosionPerShot: 0 } as const];
  return scenario({ board: openBoard(9, 16) })
    .mech('A', { at: '0514', weapons: [[type, 'RT']], ammo, heatSinks: 20 })
    .mech('B', { at: at(4), facing: 3, side: 1, ...b })
    .mech('C', { at: at(6), facing: 3, side: 1, ...c })
    .begin('weapons')
    .moved('A', 'stationary');
}

const fireOf = (s: Scenario): FireCommand => tacticianFire(s.game, s.unit('A'), WEIGHTS) as FireCommand;

test('a TSEMP is fired at the unit whose reactor it can stop', () => {
  expect(fireOf(facing('is-tsemp-cannon', 4, { tonnage: 100 }, { tonnage: 50 })).shots).toEqual([
    { weapon: 0, target: 2 },
  ]);
  expect(fireOf(facing('is-tsemp-cannon', 4, { tonnage: 50 }, { tonnage: 100 })).shots).toEqual([
    { weapon: 0, target: 1 },
  ]);
});

test('a TSEMP is not wasted on a reactor that stands still', () => {
  const s = facing('is-tsemp-cannon', 4);
  s.unit('B').shutdown = true;
  expect(fireOf(s).shots).toEqual([{ weapon: 0, target: 2 }]);
});

test('a bombast laser is fired with full power at what is easily hit, and with less at what is not', () => {
  expect(fireOf(facing('is-bombast-laser', 4)).shots).toMatchObject([{ weapon: 0 }]);
  expect(fireOf(facing('is-bombast-laser', 4)).shots[0]?.rate).toBeUndefined();
  expect(fireOf(facing('is-bombast-laser', 12)).shots[0]?.rate).toBe(3);
});

test('artillery is fired from some distance, and not where it would strike a friend', () => {
  expect(fireOf(facing('is-sniper', 9)).shots).toHaveLength(1);
  expect(fireOf(facing('is-sniper', 6)).shots).toEqual([]);
  // C is on the side of A, next to B.
  expect(fireOf(facing('is-sniper', 9, {}, { side: 0, at: '0406' })).shots).toEqual([]);
});

test('harmless tools stay silent', () => {
  expect(fireOf(facing('is-fluid-gun', 2)).shots).toEqual([]);
});
