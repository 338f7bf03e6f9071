import { PROFILES, type ProfileName, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { CT, RA } from '../../vocabulary/spec/locations.ts';
import { punchDamage } from './punch.ts';

const HOT: Partial<UnitOptions> = { equipment: [['tsm', 'LT']], condition: { heat: 9 } };

function damage(profile: ProfileName, tonnage: number, a: Partial<UnitOptions> = {}): number {
  const s = scenario({ profile }).mech('A', { at: '0505', tonnage, ...a });
  return punchDamage(s.game, s.unit('A'), RA);
}

const TONNAGES = Array.from({ length: 17 }, (_, i) => 20 + 5 * i);

function byTonnage(profile: ProfileName, a: Partial<UnitOptions> = {}): number[] {
  return TONNAGES.map(tonnage => damage(profile, tonnage, a));
}

/** From 20 to 100 tons, computed by hand from the formula. */
const FULL = [2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10];
const HALF = [1, 1, 1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4, 4, 4, 5, 5];
const QUARTER = [0, 0, 0, 1, 1, 1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2, 2];

test.each(PROFILES)('[PHY-04] a punch does a tenth of the tonnage, rounded up (%s)', profile => {
  expect(byTonnage(profile)).toEqual(FULL);
  for (let tons = 20; tons <= 100; tons++) expect([tons, damage(profile, tons)]).toEqual([tons, Math.ceil(tons / 10)]);
});

test.each(PROFILES)('[PHY-07][PHY-08] each dead arm actuator halves a punch, a dead hand does not (%s)', profile => {
  const dead = (...slots: number[]): Partial<UnitOptions> => ({ condition: { criticals: { RA: slots } } });
  expect(byTonnage(profile, dead(2))).toEqual(HALF);
  expect(byTonnage(profile, dead(3))).toEqual(HALF);
  expect(byTonnage(profile, dead(2, 3))).toEqual(QUARTER);
  expect(byTonnage(profile, dead(4))).toEqual(FULL);
});

test.each(PROFILES)('[PHY-30] hot myomer doubles a punch for every tonnage (%s)', profile => {
  expect(byTonnage(profile, HOT)).toEqual(FULL.map(points => 2 * points));
});

test.each([
  ['spec', 1, 5],
  ['spec', 2, 2],
  ['spec', 3, 2],
  ['canon', 1, 5],
  ['canon', 2, 3],
  ['canon', 3, 3],
] as const)('[PHY-32] in %s at depth %d a punch of 50 tons does %d', (profile, depth, points) => {
  const s = scenario({ profile, board: `~${depth} ~${depth}` }).mech('A', { at: '0101', tonnage: 50 });
  expect(punchDamage(s.game, s.unit('A'), RA)).toBe(points);
});

test.each([
  ['spec', 2],
  ['canon', 3],
] as const)('[PHY-32] in %s a punch between units in depth 2 takes off %d', (profile, points) => {
  const s = scenario({ profile, board: '~2 ~2 ~2\n~2 ~2 ~2\n~2 ~2 ~2' })
    .mech('A', { at: '0202', facing: 0, tonnage: 50 })
    .mech('B', { at: '0201', facing: 3, armor: { CT: 20 } })
    .begin('physical');
  s.roll('toHit', 12).roll('punchLocation', 3).roll('hullBreach', 2).punch('A', 'B', ['LA']).endPhase();
  expect(s.unit('B').armor[CT]).toBe(20 - points);
});

test.each(PROFILES)('[PHY-32] a unit on ice over deep water punches with full force (%s)', profile => {
  const s = scenario({ profile, board: '~2i ~2i' }).mech('A', { at: '0101', condition: { elevation: 0 } });
  expect(punchDamage(s.game, s.unit('A'), RA)).toBe(5);
});

test.each(PROFILES)('[PHY-32] water halves last: hot myomer makes 10 of 5, and water 5 of 10 (%s)', profile => {
  const s = scenario({ profile, board: '~2 ~2 ~2\n~2 ~2 ~2\n~2 ~2 ~2' })
    .mech('A', { at: '0202', facing: 0, tonnage: 50, ...HOT })
    .mech('B', { at: '0201', facing: 3 })
    .begin('physical');
  s.roll('toHit', 12).roll('punchLocation', 3).roll('hullBreach', 2).punch('A', 'B', ['LA']).endPhase();
  expect(s.lost('B')).toEqual({ CT: 5 });
});
