import { PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { chargeDamage } from '../../questions/physical/collision.ts';
import { CT, LA, RA } from '../../vocabulary/spec/locations.ts';
import { resolveDamage } from '../damage/damage.ts';

function beside(profile: string, target: Partial<UnitOptions>, attacker: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile })
    .mech('A', { at: '0505', facing: 0, ...attacker })
    .mech('B', { at: '0504', facing: 3, ...target })
    .begin('physical')
    .moved('A', 'stationary')
    .moved('B', 'stationary');
}

const SPIKED_ARM: Partial<UnitOptions> = { equipment: [['spikes', 'LA']] };

describe.each(PROFILES)('spikes (%s)', profile => {
  test('spikes take 4 points off a punch, hurt the fist for 2, and may break', () => {
    const s = beside(profile, SPIKED_ARM).roll('toHit', 12).roll('punchLocation', 1).roll('gear', 8);
    s.punch('A', 'B', ['RA']).endPhase();
    expect(s.lost('B')).toEqual({ LA: 1 });
    expect(s.lost('A')).toEqual({ RA: 2 });
    expect(s.all('GearRolled')).toMatchObject([{ unit: 1, item: 0, need: 9, roll: 8, passed: true }]);
    expect(s.all('DamageApplied')[1]).toMatchObject({ unit: 0, source: { kind: 'spikes', attacker: 1 } });
  });

  test('spikes do nothing where the blow lands beside them', () => {
    const s = beside(profile, SPIKED_ARM).roll('toHit', 12).roll('punchLocation', 3);
    s.punch('A', 'B', ['RA']).endPhase();
    expect([s.lost('B'), s.lost('A')]).toEqual([{ CT: 5 }, {}]);
  });

  test('spikes are no danger to a limb with spikes', () => {
    const s = beside(profile, SPIKED_ARM, { equipment: [['spikes', 'RA']] });
    s.roll('toHit', 12).roll('punchLocation', 1).roll('gear', 2);
    s.punch('A', 'B', ['RA']).endPhase();
    expect(s.lost('A')).toEqual({});
  });

  test('spikes blunt a melee weapon, which keeps its distance', () => {
    const s = beside(profile, SPIKED_ARM, { equipment: [['hatchet', 'RA']] });
    s.roll('toHit', 12).roll('hitLocation', 10).roll('gear', 2);
    s.melee('A', 'B').endPhase();
    expect([s.lost('B'), s.lost('A')]).toEqual([{ LA: 6 }, {}]);
  });

  test('spikes on the torso hurt both hands of a push for a point each', () => {
    const s = beside(profile, { equipment: [['spikes', 'CT']] })
      .roll('toHit', 12)
      .roll('piloting', 12);
    s.push('A', 'B').endPhase();
    expect(s.lost('A')).toEqual({ LA: 1, RA: 1 });
  });

  test('spikes break off on a 9 after any damage, and are then of no use', () => {
    const s = beside(profile, SPIKED_ARM).roll('gear', 9);
    resolveDamage(s.game, 1, { location: LA, rear: false, throughArmor: false }, 3);
    expect(s.lost('B')).toEqual({ LA: 3 });
    expect(s.all('SlotHit')).toMatchObject([{ unit: 1, location: LA }]);
    resolveDamage(s.game, 1, { location: LA, rear: false, throughArmor: false }, 5, { kind: 'punch', attacker: 0 });
    expect(s.lost('B')).toEqual({ LA: 8 });
  });

  test('spikes add 2 points to a charge for each torso that has them', () => {
    const s = beside(
      profile,
      {},
      {
        equipment: [
          ['spikes', 'CT'],
          ['spikes', 'RT'],
          ['spikes', 'RA'],
        ],
      },
    );
    s.unit('A').hexesMoved = 3;
    expect(chargeDamage(s.game, s.unit('A'))).toBe(10 + 4);
  });

  test('spikes on the target of a charge cost the attacker 2 more points in the center torso', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0504', facing: 3, equipment: [['spikes', 'LT']] })
      .mech('B', { at: '0507', facing: 0 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 });
    s.charge('B', 'A', 'FFF').endPhase();
    s.roll('toHit', 12).roll('hitLocation', 3, 3, 5).roll('piloting', 12, 12).endPhase();
    const spikes = s.all('DamageApplied').filter(({ source }) => source.kind === 'spikes');
    expect(spikes).toMatchObject([{ unit: 1, location: CT, armorDamage: 2 }]);
    expect(s.lost('A')).toEqual({ RA: 10 });
  });

  test('spikes do not soften a fall', () => {
    const s = beside(profile, { equipment: [['spikes', 'RA']] }).roll('gear', 2);
    resolveDamage(s.game, 1, { location: RA, rear: false, throughArmor: false }, 5, { kind: 'fall', reason: 'kicked' });
    expect(s.lost('B')).toEqual({ RA: 5 });
  });
});
