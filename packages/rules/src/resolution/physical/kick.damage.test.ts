import { PROFILES, type ProfileName, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { LL, RL } from '../../vocabulary/spec/locations.ts';
import { kickDamage } from './kick.ts';

const HOT: Partial<UnitOptions> = { equipment: [['tsm', 'LT']], condition: { heat: 9 } };

function damage(profile: ProfileName, tonnage: number, a: Partial<UnitOptions> = {}): number {
  const s = scenario({ profile }).mech('A', { at: '0505', tonnage, ...a });
  return kickDamage(s.game, s.unit('A'), RL);
}

const TONNAGES = Array.from({ length: 17 }, (_, i) => 20 + 5 * i);

function byTonnage(profile: ProfileName, a: Partial<UnitOptions> = {}): number[] {
  return TONNAGES.map(tonnage => damage(profile, tonnage, a));
}

/** From 20 to 100 tons, computed by hand from the formula. */
const FULL = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
const HALF = [2, 2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10];
const QUARTER = [1, 1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5];

test.each(PROFILES)('[PHY-11] a kick does a fifth of the tonnage, rounded down (%s)', profile => {
  expect(byTonnage(profile)).toEqual(FULL);
  for (let tons = 20; tons <= 100; tons++) expect([tons, damage(profile, tons)]).toEqual([tons, Math.floor(tons / 5)]);
});

test.each(PROFILES)('[PHY-10] each dead leg actuator halves a kick, a dead foot does not (%s)', profile => {
  const dead = (...slots: number[]): Partial<UnitOptions> => ({ condition: { criticals: { RL: slots } } });
  expect(byTonnage(profile, dead(2))).toEqual(HALF);
  expect(byTonnage(profile, dead(3))).toEqual(HALF);
  expect(byTonnage(profile, dead(2, 3))).toEqual(QUARTER);
  expect(byTonnage(profile, dead(4))).toEqual(FULL);
});

test.each(PROFILES)('[PHY-31] hot myomer doubles a kick for every tonnage (%s)', profile => {
  expect(byTonnage(profile, HOT)).toEqual(FULL.map(points => 2 * points));
});

test.each([
  ['spec', 1, 10],
  ['spec', 2, 5],
  ['spec', 3, 5],
  ['canon', 1, 5],
  ['canon', 2, 5],
  ['canon', 3, 5],
] as const)('[PHY-32] in %s at depth %d a kick of 50 tons does %d', (profile, depth, points) => {
  const s = scenario({ profile, board: `~${depth} ~${depth}` }).mech('A', { at: '0101', tonnage: 50 });
  expect(kickDamage(s.game, s.unit('A'), LL)).toBe(points);
});

test.each(PROFILES)('[PHY-32] a kick between units in depth 2 takes off 5 (%s)', profile => {
  const s = scenario({ profile, board: '~2 ~2 ~2\n~2 ~2 ~2\n~2 ~2 ~2' })
    .mech('A', { at: '0202', facing: 0, tonnage: 50 })
    .mech('B', { at: '0201', facing: 3, armor: { RL: 20 } })
    .begin('physical');
  s.roll('toHit', 12).roll('kickLocation', 1).roll('hullBreach', 2).roll('piloting', 12).kick('A', 'B').endPhase();
  expect(s.unit('B').armor[RL]).toBe(20 - 5);
});
