import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

describe.each(PROFILES)('precision rounds (%s)', profile => {
  test.each([
    [0, 4],
    [3, 4],
    [5, 4],
    [7, 5],
  ])('precision rounds at a target that has moved %i hexes need %i', (hexesMoved, need) => {
    const s = weaponDuel(profile, 'ac-10', 3, { munition: 'precision' })
      .moved('B', 'walk', hexesMoved)
      .roll('toHit', 2)
      .fire('A', 'B')
      .endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need }]);
  });
});
