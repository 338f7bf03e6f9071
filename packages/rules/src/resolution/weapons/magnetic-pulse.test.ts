import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { runMp, walkMp } from '../../questions/movement/movement-points.ts';
import { interferencePart } from '../../questions/unit/interference.ts';
import { CT } from '../../vocabulary/spec/locations.ts';

describe.each(PROFILES)('magnetic warheads (%s)', profile => {
  test('three hits with magnetic warheads do a point each, and slow, heat and disturb a unit for this turn and the next', () => {
    const s = weaponDuel(profile, 'clan-improved-atm-3', 2, { munition: 'magneticPulse' })
      .roll('toHit', 12)
      .roll('hitLocation', 7);
    const before = [walkMp(s.game, s.unit('B')), runMp(s.game, s.unit('B'))];
    s.fire('A', 'B').endPhase();
    expect([s.unit('B').armor[CT], interferencePart(s.unit('B'), 'warheads')]).toEqual([97, 3]);
    expect([walkMp(s.game, s.unit('B')), runMp(s.game, s.unit('B'))]).toEqual([before[0]! - 1, before[1]! - 2]);
    s.nextTurn();
    expect(s.all('HeatSettled').find(({ unit }) => unit === 1)).toMatchObject({ builtUp: 1 });
    expect(interferencePart(s.unit('B'), 'warheadsBefore')).toBe(3);
    s.nextTurn();
    expect(s.unit('B').interference).toBe(0);
  });
});
