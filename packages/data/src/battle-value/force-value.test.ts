import type { MechSpec } from '@hexfall/rules';
import { describe, expect, test } from 'vitest';
import type { MechBlueprint } from '../units/blueprint.ts';
import { builtInMech } from '../units/built-in.ts';
import { findInCatalogue } from '../units/catalogue/catalogue.ts';
import { designMech } from '../units/design-mech.ts';
import { battleValue } from './battle-value.ts';
import { forceValue } from './force-value.ts';
import { skillFactor, valueWithCrew } from './skill.ts';

const AVERAGE = { gunnery: 4, piloting: 5 };

function withItems(...items: readonly string[]): MechSpec {
  const blueprint: MechBlueprint = { ...findInCatalogue('HBK-4G')!, heatSinks: { count: 8 }, items: { LT: items } };
  const spec = designMech(blueprint);
  if (!spec.ok) throw new Error(spec.errors.map(error => error.message).join('\n'));
  return spec.value;
}

function crewed(...specs: readonly MechSpec[]): { spec: MechSpec; gunnery: number; piloting: number }[] {
  return specs.map(spec => ({ spec, gunnery: 4, piloting: 5 }));
}

describe('crews', () => {
  test.each([
    [0, 0, 2.42],
    [4, 5, 1],
    [3, 4, 1.32],
    [5, 6, 0.86],
    [8, 8, 0.64],
    [-1, 9, 1.5],
  ])('gunnery %d and piloting %d multiply by %d', (gunnery, piloting, factor) => {
    expect(skillFactor({ gunnery, piloting })).toBe(factor);
  });

  test('the product of Battle Value and crew is rounded', () => {
    expect(valueWithCrew(1041, { gunnery: 3, piloting: 4 })).toBe(1374);
  });

  test('a better crew is never worth less', () => {
    for (let gunnery = 0; gunnery < 8; gunnery++) {
      for (let piloting = 0; piloting < 8; piloting++) {
        const better = skillFactor({ gunnery, piloting });
        expect(better).toBeGreaterThan(skillFactor({ gunnery: gunnery + 1, piloting }));
        expect(better).toBeGreaterThan(skillFactor({ gunnery, piloting: piloting + 1 }));
      }
    }
  });
});

describe('forces', () => {
  test('a force is the sum of its units with their crews', () => {
    const hunchback = builtInMech('HBK-4G')!;
    const { total, units } = forceValue([
      { spec: hunchback, gunnery: 3, piloting: 4 },
      { spec: builtInMech('WVR-6R')!, ...AVERAGE },
    ]);
    expect(units.map(({ value }) => value)).toEqual([1374, 1101]);
    expect(total).toBe(2475);
  });

  test('C3 needs a master; then everyone in it gains a share for each member', () => {
    const slave = withItems('C3 Computer [Slave]');
    const master = withItems('ISC3MasterUnit');
    expect(forceValue(crewed(slave, slave)).units.map(({ bonuses }) => bonuses)).toEqual([[], []]);
    const { units } = forceValue(crewed(master, slave, slave));
    const share = Math.floor(battleValue(slave).base * 0.05 * 3 + 0.5);
    expect(units[1]!.bonuses).toEqual([{ name: 'C3 network of 3', points: share }]);
    expect(units[1]!.value).toBe(battleValue(slave).base + share);
  });

  test('C3i goes by sixes', () => {
    const unit = withItems('ISC3iUnit');
    const { units } = forceValue(crewed(...Array<MechSpec>(8).fill(unit)));
    expect(units.map(({ bonuses }) => bonuses[0]!.name)).toEqual([
      ...Array<string>(6).fill('C3i network of 6'),
      ...Array<string>(2).fill('C3i network of 2'),
    ]);
    expect(forceValue(crewed(unit)).units[0]!.bonuses).toEqual([]);
  });

  test('a target designator is worth the ammunition that it guides', () => {
    const archer = withItems('LRM 20', '2 x IS Ammo LRM-20 Semi-Guided');
    const { units } = forceValue(crewed(withItems('ISTAG'), archer));
    expect(units.map(({ bonuses }) => bonuses)).toEqual([[{ name: 'TAG', points: 46 }], []]);
    expect(forceValue(crewed(withItems('ISTAG'), builtInMech('HBK-4G')!)).units[0]!.bonuses).toEqual([]);
  });
});
