import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT } from '../../vocabulary/spec/locations.ts';

describe.each(PROFILES)('variable-speed pulse lasers (%s)', profile => {
  test.each([
    [4, 1, 11],
    [8, 4, 9],
    [15, 7, 7],
  ])('a large variable-speed pulse laser at %i hexes needs %i and does %i', (hexes, need, points) => {
    const s = weaponDuel(profile, 'is-large-vsp-laser', hexes).roll('toHit', 12).roll('hitLocation', 7).fire('A', 'B');
    s.endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need }]);
    expect(s.unit('B').armor[CT]).toBe(100 - points);
  });
});
