import { weaponById } from '@hexfall/data';
import { openBoard, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

const { type: APDS } = weaponById('is-risc-advanced-point-defense-system')!;

/** A fires 20 missiles at B; C, that many hexes behind B, has a point defense system and its back to both. */
function guarded(profile: string, hexes: number, shots = 12): Scenario {
  return scenario({ profile, board: openBoard(1, 20) })
    .mech('A', { at: '0116', weapons: [['lrm20', 'RT']] })
    .mech('B', { at: '0106', facing: 3, side: 1, armor: { CT: 100 } })
    .mech('C', {
      at: `01${String(6 - hexes).padStart(2, '0')}`,
      facing: 0,
      side: 1,
      weapons: [[APDS, 'CT']],
      ammo: [{ kind: 'apds', in: 'LT', shots, explosionPerShot: 2 }],
    })
    .begin('weapons')
    .moved('A', 'stationary');
}

describe.each(PROFILES)('an advanced point defense system (%s)', profile => {
  test.each([
    [1, -3, 9],
    [2, -2, 12],
    [3, -1, 12],
    [4, 0, 12],
  ])(
    'an advanced point defense system at %i hexes from its friend takes %i off the cluster roll',
    (hexes, modifier, hits) => {
      const s = guarded(profile, hexes).roll('toHit', 12).roll('cluster', 7);
      s.roll('hitLocation', ...Array.from({ length: Math.ceil(hits / 5) }, () => 7));
      s.fire('A', 'B').endPhase();
      expect(s.all('ClusterRolled')).toMatchObject([{ modifier, hits }]);
      const fired = modifier !== 0;
      expect([s.unit('C').ammo[0], s.unit('C').heatBuildUp]).toEqual(fired ? [11, 2] : [12, 0]);
    },
  );

  test('an advanced point defense system guards its own unit like any other, at -4', () => {
    const s = guarded(profile, 3).roll('toHit', 12).roll('cluster', 8).roll('hitLocation', 7, 7);
    s.fire('A', 'C').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: -4 }]);
  });

  test('an advanced point defense system does nothing without ammunition', () => {
    const s = guarded(profile, 1, 0).roll('toHit', 12).roll('cluster', 7).roll('hitLocation', 7, 7, 7);
    s.fire('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });
});
