import { describeWithReference, readOracle, scenario } from '@hexfall/testkit';
import { SIDES, type Side } from '@hexfall/hex';
import { describe, expect, test } from 'vitest';
import { HD, LOCATIONS } from '../state/locations.ts';
import { floorTable, fullTable, type HitLocation, kickTable, punchTable } from './hit-location.ts';

const FULL_ROLLS = [2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12];
const DIE = [1, 2, 3, 4, 5, 6];

describe('the full table', () => {
  test.each([
    ['front', 'CT RA RA RL RT CT LT LL LA LA HD'],
    ['rear', 'CT RA RA RL RT CT LT LL LA LA HD'],
    ['left', 'LT LL LA LA LL LT CT RT RA RL HD'],
    ['right', 'RT RL RA RA RL RT CT LT LA LL HD'],
  ] as const)('[DMG-16] %s, from 2 to 12', (side, row) => {
    const hits = FULL_ROLLS.map(roll => fullTable(side, roll));
    expect(hits.map(hit => LOCATIONS[hit.location]).join(' ')).toBe(row);
    expect(hits.every(hit => hit.rear === (side === 'rear'))).toBe(true);
    expect(hits.map(hit => hit.throughArmor)).toEqual(FULL_ROLLS.map(roll => roll === 2));
  });
});

describe('the punch and kick tables', () => {
  test.each([
    ['front', 'LA LT CT RT RA HD', 'RL RL RL LL LL LL'],
    ['rear', 'LA LT CT RT RA HD', 'RL RL RL LL LL LL'],
    ['left', 'LT LT CT LA LA HD', 'LL LL LL LL LL LL'],
    ['right', 'RT RT CT RA RA HD', 'RL RL RL RL RL RL'],
  ] as const)('%s, from 1 to 6', (side, punch, kick) => {
    expect(DIE.map(die => LOCATIONS[punchTable(side, die, false).location]).join(' ')).toBe(punch);
    expect(DIE.map(die => LOCATIONS[kickTable(side, die, false).location]).join(' ')).toBe(kick);
  });
});

describe('the side struck follows from where the attacker stands', () => {
  // The target stands in 0505 and faces north; a 12 is the head from everywhere, a 7 tells the sides apart.
  test.each([
    ['0502', 'front', 'CT'],
    ['0805', 'right', 'RT'],
    ['0205', 'left', 'LT'],
    ['0508', 'rear', 'CT'],
  ] as const)('[DMG-16] from %s it is the %s', (at, side, location) => {
    const s = scenario()
      .mech('A', { at, facing: { front: 3, right: 5, left: 1, rear: 0 }[side], weapons: [['ml', 'CT']] })
      .mech('B', { at: '0505', facing: 0 });
    s.roll('toHit', 12).roll('hitLocation', 7);
    s.begin('weapons').fire('A', 'B').endPhase();
    const [damage] = s.all('DamageApplied');
    expect(LOCATIONS[damage!.location]).toBe(location);
    expect(damage!.rear).toBe(side === 'rear');
    expect(s.unit('B').armor[side === 'rear' ? 8 : damage!.location]).toBe(5);
  });
});

test('[DMG-17] the location comes from the injected dice', () => {
  for (let roll = 3; roll <= 12; roll++) {
    const s = scenario()
      .mech('A', { at: '0502', facing: 3, weapons: [['ml', 'CT']] })
      .mech('B', { at: '0505' });
    s.roll('toHit', 12).roll('hitLocation', roll);
    s.begin('weapons').fire('A', 'B').endPhase();
    const { location } = fullTable('front', roll);
    const armor = location === HD ? 9 - 3 : 10 - 5;
    expect(s.unit('B').armor[location]).toBe(armor);
  }
});

describeWithReference('hit locations agree with the reference', () => {
  interface Row {
    readonly loc: string;
    readonly rear: boolean;
    readonly tac: boolean;
  }
  type Table = Readonly<Record<Side, Readonly<Record<string, Row>>>>;
  interface Tables {
    readonly data: Readonly<
      Record<'biped' | 'quad', Readonly<Record<'normal' | 'punch' | 'kick' | 'above' | 'below', Table>>>
    >;
  }
  const { data } = readOracle<Tables>('hit_locations');
  /** The front legs of a quad sit where others have arms. */
  const code = (loc: string): string => ({ FLL: 'LA', FRL: 'RA', RLL: 'LL', RRL: 'RL' })[loc] ?? loc;

  const ours = {
    normal: fullTable,
    punch: punchTable,
    kick: kickTable,
    above: (side: Side, roll: number): HitLocation => floorTable(side, roll, true),
    below: (side: Side, roll: number): HitLocation => floorTable(side, roll, false),
  };

  test.each(['biped', 'quad'] as const)('%s: full, punch and kick tables, floors, all sides', build => {
    const quad = build === 'quad';
    for (const table of ['normal', 'punch', 'kick', 'above', 'below'] as const) {
      for (const side of SIDES) {
        for (const [roll, row] of Object.entries(data[build][table][side])) {
          const hit = ours[table](side, Number(roll), quad);
          const got = { loc: LOCATIONS[hit.location], rear: hit.rear, tac: hit.throughArmor };
          expect(got, `${build} ${table} ${side} ${roll}`).toEqual({ ...row, loc: code(row.loc) });
        }
      }
    }
  });
});
