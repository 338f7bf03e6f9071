import { type ProfileName, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { dfaDamage, dfaSelfDamage } from './dfa.ts';

const HOT: Partial<UnitOptions> = { equipment: [['tsm', 'LT']], condition: { heat: 9 } };

function units(profile: ProfileName, tonnage: number, a: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0505', tonnage, ...a })
    .mech('B', { at: '0504', tonnage });
}

const damage = (s: Scenario): number => dfaDamage(s.game, s.unit('A'), s.unit('B'));

const TONNAGES = Array.from({ length: 17 }, (_, i) => 20 + 5 * i);

function byTonnage(profile: ProfileName, a: Partial<UnitOptions> = {}): number[] {
  return TONNAGES.map(tonnage => damage(units(profile, tonnage, a)));
}

/** From 20 to 100 tons, computed by hand from the formulas. */
const EARLY = [6, 9, 9, 12, 12, 15, 15, 18, 18, 21, 21, 24, 24, 27, 27, 30, 30];
const LATE = [6, 8, 9, 11, 12, 14, 15, 17, 18, 20, 21, 23, 24, 26, 27, 29, 30];
const FIFTH = [4, 5, 6, 7, 8, 9, 10, 11, 12, 13, 14, 15, 16, 17, 18, 19, 20];

test('[PHY-21] a death from above is rounded before it is tripled in spec, and after in canon', () => {
  expect(byTonnage('spec')).toEqual(EARLY);
  expect(byTonnage('canon')).toEqual(LATE);
  for (let tons = 20; tons <= 100; tons++) {
    expect([tons, damage(units('spec', tons))]).toEqual([tons, Math.ceil(tons / 10) * 3]);
    expect([tons, damage(units('canon', tons))]).toEqual([tons, Math.ceil((tons * 3) / 10)]);
  }
});

test('[PHY-22] a death from above does a fifth of the tonnage, rounded up, to the legs of the attacker', () => {
  expect(TONNAGES.map(dfaSelfDamage)).toEqual(FIFTH);
  for (let tons = 20; tons <= 100; tons++) expect([tons, dfaSelfDamage(tons)]).toEqual([tons, Math.ceil(tons / 5)]);
});

test('[PHY-30] hot myomer doubles a death from above in spec only', () => {
  expect(byTonnage('spec', HOT)).toEqual(EARLY.map(points => 2 * points));
  expect(byTonnage('canon', HOT)).toEqual(LATE);
});

test.each([
  ['spec', 1, 15],
  ['spec', 2, 15],
  ['spec', 3, 15],
  ['canon', 1, 15],
  ['canon', 2, 8],
  ['canon', 3, 8],
] as const)('[PHY-32] in %s at depth %d a death from above of 50 tons does %d', (profile, depth, points) => {
  const board = `~${depth} ~${depth}\n~${depth} ~${depth}`;
  const s = scenario({ profile, board }).mech('A', { at: '0102', tonnage: 50 }).mech('B', { at: '0101', tonnage: 50 });
  expect(damage(s)).toBe(points);
});
