import { PROFILES, type ProfileName, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { CT, RA } from '../../vocabulary/spec/locations.ts';
import { meleeDamage } from './melee.ts';

type Kind = 'hatchet' | 'sword' | 'mace';

const HOT: Partial<UnitOptions> = { equipment: [['tsm', 'LT']], condition: { heat: 9 } };

function damage(profile: ProfileName, kind: Kind, tonnage: number, a: Partial<UnitOptions> = {}): number {
  const s = scenario({ profile }).mech('A', { at: '0505', tonnage, ...a });
  return meleeDamage(s.game, s.unit('A'), kind, RA);
}

const TONNAGES = Array.from({ length: 17 }, (_, i) => 20 + 5 * i);

function byTonnage(profile: ProfileName, kind: Kind, a: Partial<UnitOptions> = {}): number[] {
  return TONNAGES.map(tonnage => damage(profile, kind, tonnage, a));
}

function byFormula(profile: ProfileName, kind: Kind, formula: (tons: number) => number): void {
  for (let tons = 20; tons <= 100; tons++) expect([tons, damage(profile, kind, tons)]).toEqual([tons, formula(tons)]);
}

/** From 20 to 100 tons, computed by hand from the formulas. */
const FIFTH = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];
const TENTH_DOWN = [3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11];
const TENTH_UP = [3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10, 11, 11];
const TWO_FIFTHS = [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];
const QUARTER = [5, 7, 8, 9, 10, 12, 13, 14, 15, 17, 18, 19, 20, 22, 23, 24, 25];

test.each(PROFILES)('[PHY-27] a hatchet does a fifth of the tonnage, rounded down (%s)', profile => {
  expect(byTonnage(profile, 'hatchet')).toEqual(FIFTH);
  byFormula(profile, 'hatchet', tons => Math.floor(tons / 5));
});

test('[PHY-28] a sword does a tenth of the tonnage plus 1, rounded down in spec and up in canon', () => {
  expect(byTonnage('spec', 'sword')).toEqual(TENTH_DOWN);
  expect(byTonnage('canon', 'sword')).toEqual(TENTH_UP);
  byFormula('spec', 'sword', tons => Math.floor(tons / 10) + 1);
  byFormula('canon', 'sword', tons => Math.ceil(tons / 10) + 1);
});

test('[PHY-29] a mace does two fifths of the tonnage in spec and a quarter, rounded up, in canon', () => {
  expect(byTonnage('spec', 'mace')).toEqual(TWO_FIFTHS);
  expect(byTonnage('canon', 'mace')).toEqual(QUARTER);
  byFormula('spec', 'mace', tons => Math.floor((tons * 2) / 5));
  byFormula('canon', 'mace', tons => Math.ceil(tons / 4));
});

test.each(PROFILES)('[PHY-30] hot myomer doubles every melee weapon for every tonnage (%s)', profile => {
  const doubled = (values: readonly number[]): number[] => values.map(value => 2 * value);
  expect(byTonnage(profile, 'hatchet', HOT)).toEqual(doubled(FIFTH));
  expect(byTonnage(profile, 'sword', HOT)).toEqual(doubled(profile === 'spec' ? TENTH_DOWN : TENTH_UP));
  expect(byTonnage(profile, 'mace', HOT)).toEqual(doubled(profile === 'spec' ? TWO_FIFTHS : QUARTER));
});

test.each([
  ['spec', 1, 20],
  ['spec', 2, 10],
  ['spec', 3, 10],
  ['canon', 1, 13],
  ['canon', 2, 6],
  ['canon', 3, 6],
] as const)('[PHY-32] in %s at depth %d a mace of 50 tons does %d', (profile, depth, points) => {
  const s = scenario({ profile, board: `~${depth} ~${depth}` }).mech('A', { at: '0101', tonnage: 50 });
  expect(meleeDamage(s.game, s.unit('A'), 'mace', RA)).toBe(points);
});

test.each([
  ['spec', 10],
  ['canon', 6],
] as const)('[PHY-32] in %s a mace between units in depth 2 takes off %d', (profile, points) => {
  const s = scenario({ profile, board: '~2 ~2 ~2\n~2 ~2 ~2\n~2 ~2 ~2' })
    .mech('A', { at: '0202', facing: 0, tonnage: 50, equipment: [['mace', 'RA']] })
    .mech('B', { at: '0201', facing: 3, armor: { CT: 20 } })
    .begin('physical');
  s.roll('toHit', 12).roll('hitLocation', 7).roll('hullBreach', 2).melee('A', 'B').endPhase();
  expect(s.unit('B').armor[CT]).toBe(20 - points);
});
