import { PROFILES, type ProfileName, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { chargeDamage, chargeSelfDamage } from '../../questions/physical/collision.ts';

const HOT: Partial<UnitOptions> = { equipment: [['tsm', 'LT']], condition: { heat: 9 } };

function units(profile: ProfileName, tonnage: number, a: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0505', tonnage, ...a })
    .mech('B', { at: '0504', tonnage });
}

function toTarget(s: Scenario, hexes: number): number {
  s.unit('A').hexesMoved = hexes;
  return chargeDamage(s.game, s.unit('A'));
}

const toAttacker = (s: Scenario): number => chargeSelfDamage(s.game, s.unit('A'), s.unit('B'));

const TONNAGES = Array.from({ length: 17 }, (_, i) => 20 + 5 * i);

function byTonnage(profile: ProfileName, hexes: number, a: Partial<UnitOptions> = {}): number[] {
  return TONNAGES.map(tonnage => toTarget(units(profile, tonnage, a), hexes));
}

/** From 20 to 100 tons, computed by hand from the formulas. */
const TENTH = [2, 3, 3, 4, 4, 5, 5, 6, 6, 7, 7, 8, 8, 9, 9, 10, 10];
const FIVE_HEXES_EARLY = [8, 12, 12, 16, 16, 20, 20, 24, 24, 28, 28, 32, 32, 36, 36, 40, 40];
const FIVE_HEXES_LATE = [8, 10, 12, 14, 16, 18, 20, 22, 24, 26, 28, 30, 32, 34, 36, 38, 40];

test('[PHY-17] a charge after 5 hexes is rounded before it is multiplied in spec, and after in canon', () => {
  expect(byTonnage('spec', 5)).toEqual(FIVE_HEXES_EARLY);
  expect(byTonnage('canon', 5)).toEqual(FIVE_HEXES_LATE);
});

test.each([2, 5, 12])('[PHY-17] a charge after %i hexes follows its formula for every whole tonnage', hexes => {
  for (let tons = 20; tons <= 100; tons++) {
    expect([tons, toTarget(units('spec', tons), hexes)]).toEqual([tons, Math.ceil(tons / 10) * (hexes - 1)]);
    expect([tons, toTarget(units('canon', tons), hexes)]).toEqual([tons, Math.ceil((tons * (hexes - 1)) / 10)]);
  }
});

test.each(PROFILES)('[PHY-17] a charge after 0 or 1 hexes does no damage to the target (%s)', profile => {
  expect(new Set([...byTonnage(profile, 0), ...byTonnage(profile, 1)])).toEqual(new Set([0]));
});

test.each(PROFILES)('[PHY-18] a charge damages the attacker by a tenth of the tonnage of the target (%s)', profile => {
  const ofTarget = (tonnage: number): number =>
    toAttacker(scenario({ profile }).mech('A', { at: '0505', tonnage: 50 }).mech('B', { at: '0504', tonnage }));
  expect(TONNAGES.map(ofTarget)).toEqual(TENTH);
  for (let tons = 20; tons <= 100; tons++) expect([tons, ofTarget(tons)]).toEqual([tons, Math.ceil(tons / 10)]);
});

test('[PHY-30] hot myomer doubles a charge in spec only', () => {
  expect(byTonnage('spec', 5, HOT)).toEqual(FIVE_HEXES_EARLY.map(points => 2 * points));
  expect(byTonnage('canon', 5, HOT)).toEqual(FIVE_HEXES_LATE);
});

test.each([
  ['spec', 1, 15, 5],
  ['spec', 2, 7, 2],
  ['spec', 3, 7, 2],
  ['canon', 1, 15, 5],
  ['canon', 2, 8, 5],
  ['canon', 3, 8, 5],
] as const)(
  '[PHY-32] in %s at depth %d a charge of 50 tons does %d to the target and %d to the attacker',
  (profile, depth, target, attacker) => {
    const board = `~${depth} ~${depth}\n~${depth} ~${depth}`;
    const s = scenario({ profile, board })
      .mech('A', { at: '0102', tonnage: 50 })
      .mech('B', { at: '0101', tonnage: 50 });
    expect([toTarget(s, 4), toAttacker(s)]).toEqual([target, attacker]);
  },
);
