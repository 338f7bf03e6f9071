import { weaponById } from '@hexfall/data';
import { openBoard, PROFILES, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

/** A fires swarm missiles from ten hexes at B in 0504; C stands beside B, D beside C, and D is a friend of A. */
function volley(profile: string): Scenario {
  const { type } = weaponById('lrm-20')!;
  return scenario({ profile, board: openBoard(9, 20) })
    .mech('A', {
      at: '0514',
      weapons: [[type, 'RT']],
      ammo: [{ kind: type.ammo!, in: 'LT', shots: 5, explosionPerShot: 0, munition: 'swarm' }],
      heatSinks: 30,
    })
    .mech('B', { at: '0504', facing: 3, armor: { CT: 100 } })
    .mech('C', { at: '0604', facing: 3, side: 1, armor: { CT: 100 } })
    .mech('D', { at: '0704', facing: 3, side: 0, armor: { CT: 100 } })
    .begin('weapons')
    .moved('A', 'stationary');
}

describe.each(PROFILES)('swarm missiles (%s)', profile => {
  test('swarm missiles that miss their target attack the next unit within a hex, friend or foe, and those that miss it the one after', () => {
    const s = volley(profile).moved('B', 'run', 7);
    // 12 of 20 missiles hit B, 4 of 8 hit C, and all 4 that are left hit D.
    s.roll('toHit', 12).roll('cluster', 7).roll('hitLocation', 7, 7, 7);
    s.roll('toHit', 12).roll('cluster', 5).roll('hitLocation', 7);
    s.roll('toHit', 12).roll('cluster', 12).roll('hitLocation', 7);
    s.fire('A', 'B').endPhase();
    expect([s.lost('B'), s.lost('C'), s.lost('D')]).toEqual([{ CT: 12 }, { CT: 4 }, { CT: 4 }]);
    // Each target has a number by its own movement: B ran seven hexes, the others stand.
    expect(s.all('AttackRolled').map(({ target, need }) => [target, need])).toEqual([
      [1, 4 + 2 + 3],
      [2, 4 + 2],
      [3, 4 + 2],
    ]);
    expect([s.unit('A').ammo[0], s.all('WeaponFired').length]).toEqual([4, 1]);
  });

  test('swarm missiles fly on altogether when the attack misses, and are gone when nobody is near', () => {
    const s = volley(profile);
    s.roll('toHit', 2).roll('toHit', 12).roll('cluster', 12).roll('hitLocation', 7, 7, 7, 7).roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect([s.lost('B'), s.lost('C'), s.lost('D')]).toEqual([{}, { CT: 20 }, {}]);
    const missed = volley(profile).roll('toHit', 2, 2, 2).fire('A', 'B').endPhase();
    expect(missed.all('AttackRolled').map(({ target }) => target)).toEqual([1, 2, 3]);
    expect(missed.all('DamageApplied')).toEqual([]);
  });

  test('swarm missiles do not turn back to a unit that they have met', () => {
    const s = volley(profile).roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.roll('toHit', 2, 2).fire('A', 'B').endPhase();
    expect(s.all('AttackRolled').map(({ target, hit }) => [target, hit])).toEqual([
      [1, true],
      [2, false],
      [3, false],
    ]);
  });
});
