import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

describe.each(PROFILES)('fluid guns (%s)', profile => {
  test('a fluid gun does no harm', () => {
    const s = weaponDuel(profile, 'is-fluid-gun', 1).roll('toHit', 12).fire('A', 'B').endPhase();
    expect([s.lost('B'), s.unit('B').externalHeat]).toEqual([{}, 0]);
  });
});
