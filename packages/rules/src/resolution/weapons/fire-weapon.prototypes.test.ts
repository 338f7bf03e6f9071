import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

describe.each(PROFILES)('weapons of early models (%s)', profile => {
  test.each([
    ['is-prototype-er-large-laser', 12 + 5],
    ['is-prototype-small-pulse-laser', 2 + 2],
  ])('%s makes %i heat when the die shows 5', (id, heat) => {
    const s = weaponDuel(profile, id, 1).roll('toHit', 2).roll('prototypeHeat', 5).fire('A', 'B').endPhase();
    expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: heat }]);
  });

  test('an early Streak launcher fires without a lock, and has +4 on its cluster roll', () => {
    const s = weaponDuel(profile, 'clan-prototype-streak-srm-6', 3).roll('toHit', 2).fire('A', 'B').endPhase();
    expect(s.unit('A').ammo).toEqual([4]);
    const hit = weaponDuel(profile, 'clan-prototype-streak-srm-6', 3).roll('toHit', 3).roll('cluster', 2);
    hit.roll('hitLocation', 7, 7, 7, 7).fire('A', 'B').endPhase();
    expect(hit.all('ClusterRolled')).toMatchObject([{ roll: 2, modifier: 4, hits: 4 }]);
  });
});
