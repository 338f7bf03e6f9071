import { openBoard, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { specOf } from '../../vocabulary/game/game.ts';
import { CT, HD, LA, type LocationId, LT, RA, RL, RT } from '../../vocabulary/spec/locations.ts';
import type { EquipmentKind } from '../../vocabulary/spec/mech-spec.ts';
import { shieldsOf } from './shields.ts';

/** A carries a shield on its right arm, and lasers beside it, behind it and on the other side. */
function bearer(profile: string, kind: EquipmentKind = 'mediumShield'): Scenario {
  return scenario({ profile, board: openBoard(10, 12) })
    .mech('A', {
      at: '0508',
      facing: 0,
      weapons: [
        ['ml', 'RA'],
        ['ml', 'RT'],
        ['ml', 'CT'],
        ['ml', 'LT'],
      ],
      equipment: [[kind, 'RA']],
    })
    .mech('B', { at: '0507', facing: 3 })
    .begin('weapons')
    .moved('A', 'stationary');
}

function set(s: Scenario, setting: 'none' | 'lowered' | 'raised'): Scenario {
  return s.do({ type: 'fire', unit: 0, twist: 0, shots: [], switches: [{ item: 0, setting }] });
}

function hit(s: Scenario, location: LocationId, points: number, rear = false): void {
  resolveDamage(s.game, 0, { location, rear, throughArmor: false }, points);
}

describe.each(PROFILES)('a shield (%s)', profile => {
  test.each([
    ['smallShield', 3, 11],
    ['mediumShield', 5, 18],
    ['largeShield', 7, 25],
  ] as const)('a shield of kind %s takes %i points off each hit, and bears %i hits', (kind, absorbs, capacity) => {
    const s = bearer(profile, kind);
    expect(shieldsOf(s.unit('A'), specOf(s.game, s.unit('A')))).toEqual([
      { item: 0, absorbs, hitsLeft: capacity, stance: 'none' },
    ]);
    hit(s, RA, absorbs + 2);
    expect(s.lost('A')).toEqual({ RA: 2 });
    s.unit('A').shieldsWorn = capacity;
    hit(s, RA, 2);
    expect(s.lost('A')).toEqual({ RA: 4 });
  });

  test.each([
    ['none', ['RA']],
    ['lowered', ['RA', 'RT']],
    ['raised', ['RA', 'RT', 'RTR', 'RL', 'HD', 'CT']],
  ] as const)('a shield that is %s covers %j', (setting, covered) => {
    const s = setting === 'none' ? bearer(profile) : set(bearer(profile), setting);
    const places = { RA, RT, LA, LT, CT, HD, RL } as const;
    if (profile === 'canon' && setting !== 'raised') s.roll('consciousness', 12);
    for (const location of Object.values(places)) hit(s, location, 3);
    for (const location of [RT, CT]) hit(s, location, 3, true);
    const all = ['RA', 'RT', 'LA', 'LT', 'CT', 'HD', 'RL', 'RTR', 'CTR'];
    expect(Object.keys(s.lost('A')).sort()).toEqual(all.filter(code => !covered.some(each => each === code)).sort());
  });

  test('a shield keeps the head from harm when it holds off the whole hit, and lets the points count for the footing', () => {
    const s = set(bearer(profile), 'raised');
    for (let i = 0; i < 4; i++) hit(s, HD, 5);
    expect(s.unit('A').pilotWounds).toBe(0);
    expect(s.lost('A')).toEqual({});
    expect(s.all('RollQueued')).toMatchObject([{ unit: 0, reason: 'phaseDamage' }]);
    expect(s.unit('A').shieldsWorn).toBe(4);
  });

  test('a shield is of no help in a fall', () => {
    const s = set(bearer(profile), 'raised');
    resolveDamage(s.game, 0, { location: RA, rear: false, throughArmor: false }, 3, {
      kind: 'fall',
      reason: 'phaseDamage',
    });
    expect(s.lost('A')).toEqual({ RA: 3 });
  });

  test('a shield loses a point for each of its slots that was struck, and two for the shoulder', () => {
    const s = bearer(profile);
    const spec = specOf(s.game, s.unit('A'));
    const struck = spec.masks.items.equipment[0]![0]!.mask | spec.masks.shoulder[RA]!;
    s.unit('A').slotHits[RA] = struck;
    s.unit('A').slotsOut[RA] = struck;
    expect(shieldsOf(s.unit('A'), spec)).toMatchObject([{ absorbs: 5 - 1 - 2, hitsLeft: 18 - 5 - 2 }]);
  });

  test('a shield hinders the weapons in its arm by 1, and lowered by 2 there and in the side torso', () => {
    const plain = bearer(profile).fire('A', 'B', [0, 1, 2, 3]);
    expect(plain.state.attacks).toMatchObject([5, 4, 4, 4].map(need => ({ need })));
    const s = bearer(profile);
    const shots = [0, 1, 2, 3].map(weapon => ({ target: 1, weapon }));
    s.do({ type: 'fire', unit: 0, twist: 0, shots, switches: [{ item: 0, setting: 'lowered' }] });
    expect(s.state.attacks).toMatchObject([6, 6, 4, 4].map(need => ({ need })));
    s.roll('toHit', 2, 2, 2, 2).endPhase();
    expect(s.numbers[0]).toContain('shield');
  });

  test('a shield that is raised lets nothing behind it fire, and its arm not punch', () => {
    const s = bearer(profile);
    const order = (weapon: number) =>
      ({
        type: 'fire',
        unit: 0,
        twist: 0,
        shots: [{ target: 1, weapon }],
        switches: [{ item: 0, setting: 'raised' }],
      }) as const;
    expect([0, 1, 2].map(weapon => s.refused({ ...order(weapon), shots: [...order(weapon).shots] }))).toEqual([
      'weaponUnusable',
      'weaponUnusable',
      'weaponUnusable',
    ]);
    s.do({ ...order(3), shots: [...order(3).shots] });
    s.roll('toHit', 2).endPhase();
    expect(s.refused({ type: 'punch', unit: 0, target: 1, arms: ['RA'] })).toBe('limbUnusable');
  });
});
