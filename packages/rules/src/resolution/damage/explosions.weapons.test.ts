import { weaponById } from '@hexfall/data';
import { PROFILES, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { RT } from '../../vocabulary/spec/locations.ts';
import { resolveDamage } from './damage.ts';

describe.each(PROFILES)('improved heavy lasers (%s)', profile => {
  test.each([
    ['large', 8],
    ['medium', 5],
    ['small', 3],
  ])('a %s improved heavy laser has no penalty, and explodes for %i points when it is struck', (size, points) => {
    const s = weaponDuel(profile, `clan-improved-heavy-${size}-laser`, 1, { a: { armor: { RT: 0 } } });
    s.roll('criticalCount', 8).roll('criticalSlot', 0).roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 1);
    expect(s.all('Exploded')).toMatchObject([{ unit: 0, damage: points }]);
    expect(weaponById(`clan-improved-heavy-${size}-laser`)!.type.toHit).toBe(0);
  });
});

describe.each(PROFILES)('a hypervelocity autocannon (%s)', profile => {
  test.each([
    [5, [10]],
    [0, []],
  ])('a hypervelocity autocannon that is struck with %i rounds left explodes with damage of %j', (shots, damage) => {
    const s = weaponDuel(profile, 'is-hvac-10', 6, { a: { armor: { RT: 0 } } });
    s.unit('A').ammo[0] = shots;
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    if (shots > 0) s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 1);
    expect(s.all('Exploded').map(event => event.damage)).toEqual(damage);
  });
});

describe.each(PROFILES)('an M-Pod (%s)', profile => {
  test.each([
    [false, 5],
    [true, 0],
  ])('an M-Pod that is struck when it has fired (%s) explodes for %i points', (fired, points) => {
    const s = weaponDuel(profile, 'is-m-pod', 1);
    if (fired) s.roll('toHit', 2).fire('A', 'B').endPhase();
    s.roll('criticalCount', 8).roll('criticalSlot', 0);
    if (points > 0) s.roll('consciousness', 12, 12).roll('criticalCount', 2);
    resolveDamage(s.game, 0, { location: RT, rear: false, throughArmor: false }, 11);
    expect(s.all('Exploded').map(({ damage }) => damage)).toEqual(points === 0 ? [] : [points]);
  });
});
