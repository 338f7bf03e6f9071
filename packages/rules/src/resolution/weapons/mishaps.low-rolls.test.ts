import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { isItemHit } from '../../questions/unit/condition.ts';
import { specOf } from '../../vocabulary/game/game.ts';
import { CT, RT } from '../../vocabulary/spec/locations.ts';

describe.each(PROFILES)('a hypervelocity autocannon (%s)', profile => {
  test('a hypervelocity autocannon bursts on a natural 2, is lost, and damages its own location', () => {
    const s = weaponDuel(profile, 'is-hvac-10', 6, { a: { gunnery: 0 } })
      .roll('toHit', 2)
      .roll('consciousness', 12, 12);
    s.roll('criticalCount', 2).fire('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ hit: false }]);
    expect(s.all('Exploded')).toMatchObject([{ unit: 0, location: RT, damage: 10 }]);
    expect(isItemHit(s.unit('A'), specOf(s.game, s.unit('A')), 'weapon', 0)).toBe(true);
  });
});

describe.each(PROFILES)('a hyper laser (%s)', profile => {
  test.each([
    ['bursts', 3, true],
    ['does not burst', 4, false],
  ] as const)('a hyper laser %s on an attack roll of %i', (_, roll, bursts) => {
    const s = weaponDuel(profile, 'is-risc-hyper-laser', 8).roll('toHit', roll);
    if (bursts) s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    else s.roll('hitLocation', 7).roll('piloting', 12);
    s.fire('A', 'B').endPhase();
    expect(isItemHit(s.unit('A'), specOf(s.game, s.unit('A')), 'weapon', 0)).toBe(bursts);
    expect(s.all('Exploded').map(({ damage }) => damage)).toEqual(bursts ? [10] : []);
    expect(s.unit('B').armor[CT]).toBe(bursts ? 100 : 80);
  });
});

describe.each(PROFILES)('caseless rounds (%s)', profile => {
  test.each([
    ['jams', 7, true, false],
    ['destroys', 8, false, true],
  ] as const)('a natural 2 with a caseless round %s the gun on a roll of %i', (_, roll, jammed, gone) => {
    const s = weaponDuel(profile, 'ac-5', 3, { munition: 'caseless' })
      .roll('toHit', 2)
      .roll('gunFailure', roll)
      .fire('A', 'B')
      .endPhase();
    expect(s.unit('A').jammed).toBe(jammed ? 1 : 0);
    expect(isItemHit(s.unit('A'), specOf(s.game, s.unit('A')), 'weapon', 0)).toBe(gone);
  });
});
