import { openBoard, PROFILES, type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { resolveDamage } from '../../resolution/damage/damage.ts';
import { LT } from '../../vocabulary/spec/locations.ts';
import type { EquipmentKind } from '../../vocabulary/spec/mech-spec.ts';
import { networkOf } from './c3.ts';
import { hasWorking, isLineDisturbed } from './electronics.ts';
import { aimWeapon, sightTarget } from './firing-solution.ts';
import { toHitNumber } from './to-hit.ts';

const PROBE: Partial<UnitOptions> = { equipment: [['activeProbe', 'LT']] };

describe.each(PROFILES)('an active probe (%s)', profile => {
  test('an active probe changes no to-hit number', () => {
    const need = (a: Partial<UnitOptions>): number => {
      const s = scenario({ profile })
        .mech('A', { at: '0505', facing: 0, weapons: [['ml', 'RT']], ...a })
        .mech('B', { at: '0502', armorType: 'stealth', equipment: [['ecm', 'CT']] })
        .begin('weapons');
      const sighting = sightTarget(s.game, s.unit('A'), s.unit('B'));
      return toHitNumber(s.game, aimWeapon(s.game, sighting, s.game.match.specs[0]!.weapons[0]!));
    };
    expect(need(PROBE)).toBe(need({}));
  });

  test('an active probe is destroyed by a critical hit like any equipment', () => {
    const s = scenario({ profile })
      .mech('A', { at: '0505', armor: { LT: 0 }, ...PROBE })
      .mech('B', { at: '0502' })
      .begin('weapons');
    const spec = s.game.match.specs[0]!;
    expect(hasWorking(s.unit('A'), spec, 'activeProbe')).toBe(true);
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    resolveDamage(s.game, 0, { location: LT, rear: false, throughArmor: false }, 1);
    s.endPhase();
    expect(hasWorking(s.unit('A'), spec, 'activeProbe')).toBe(false);
  });
});

/** Whether an enemy with that suite so many hexes away disturbs the signals that A sends to itself. */
function disturbs(kind: EquipmentKind, hexes: number): boolean {
  const s = scenario({ board: openBoard(3, 12) })
    .mech('A', { at: '0101' })
    .mech('B', { at: `01${String(1 + hexes).padStart(2, '0')}`, equipment: [[kind, 'CT']] })
    .begin('weapons');
  const { hex, side } = s.unit('A');
  return isLineDisturbed(s.game, { side, from: hex, to: hex });
}

describe('ECM suites', () => {
  test.each([
    ['ecm', 6],
    ['angelEcm', 6],
    ['ewSuite', 3],
    ['novaCews', 3],
  ] as const)('%s works up to %i hexes away, and not beyond', (kind, radius) => {
    expect([disturbs(kind, radius), disturbs(kind, radius + 1)]).toEqual([true, false]);
  });
});

const streak: Partial<UnitOptions> = {
  weapons: [[tableWeapon('streak6'), 'LT']],
  ammo: [{ kind: 'streak-srm-6', in: 'LT', shots: 5, explosionPerShot: 12 }],
};

function streakDuel(kind: EquipmentKind): Scenario {
  return scenario()
    .mech('A', { at: '0502', facing: 3, ...streak })
    .mech('B', { at: '0505', armor: { CT: 60 }, equipment: [[kind, 'CT']] })
    .begin('weapons');
}

describe('Angel ECM', () => {
  test('through Angel ECM a Streak launcher that hits rolls on the cluster table', () => {
    const s = streakDuel('angelEcm').roll('toHit', 4).roll('cluster', 7).roll('hitLocation', 7, 7, 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ roll: 7, modifier: 0, hits: 4 }]);
    expect(s.unit('A').ammo).toEqual([4]);
  });

  test('through Angel ECM a Streak launcher without a lock still keeps its missiles', () => {
    const s = streakDuel('angelEcm').roll('toHit', 3).shoot('A', 'B').endPhase();
    expect(s.unit('A').ammo).toEqual([5]);
  });

  test('other ECM does not disturb a Streak launcher', () => {
    const s = streakDuel('ecm').roll('toHit', 4).roll('hitLocation', 7, 7, 7, 7, 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toEqual([]);
  });
});

const NOVA: Partial<UnitOptions> = { side: 0, equipment: [['novaCews', 'CT']] };

/** A and N share a Nova network; T has a suite of its own. */
function novaPair(profile: string, suite: EquipmentKind): Scenario {
  return scenario({ profile, board: openBoard(12, 12) })
    .mech('A', { at: '0512', facing: 0, ...NOVA, c3: 1, weapons: [['ppc', 'RT']], heatSinks: 0 })
    .mech('N', { at: '0504', facing: 0, ...NOVA })
    .mech('T', { at: '0502', facing: 3, side: 1, equipment: [[suite, 'CT']] })
    .begin('weapons')
    .moved('A', 'stationary');
}

describe.each(PROFILES)('a Nova network (%s)', profile => {
  test('Nova suites share the best range, and other ECM does not cut them off', () => {
    const s = novaPair(profile, 'ecm').roll('toHit', 2).fire('A', 'T').endPhase();
    expect(s.numbers[0]).toBe('4 = 4 gunnery + 2 medium range - 2 C3 range of A2 Test');
  });

  test('the Nova suite of an enemy cuts the network', () => {
    const s = novaPair(profile, 'novaCews');
    expect(networkOf(s.game, s.unit('A'))).toEqual([s.unit('A')]);
  });

  test('a Nova suite makes 2 heat in every turn that it is part of a network', () => {
    const s = novaPair(profile, 'ecm').nextTurn();
    expect(s.all('HeatSettled').map(({ builtUp }) => builtUp)).toEqual([2, 2, 0]);
  });
});
