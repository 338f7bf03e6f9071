import { weaponById } from '@hexfall/data';
import { asciiBoard, PROFILES, scenario, weaponDuel } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

describe.each(PROFILES)("'Mech mortars (%s)", profile => {
  test("'Mech mortars are at +3 in direct fire, and each shell of two points finds a place of its own", () => {
    const s = weaponDuel(profile, 'is-mech-mortar-8', 7)
      .roll('toHit', 12)
      .roll('cluster', 7)
      .roll('hitLocation', 7, 7, 7, 7, 7);
    s.fire('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 4 + 3 }]);
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([2, 2, 2, 2, 2]);
  });

  test.each([
    ['with a spotter', 2, 4 + 1],
    ['without one', 0, 4 + 1 + 2],
  ])("'Mech mortars over a hill %s (unit %i) need %i", (_, spotter, need) => {
    const rows = Array.from({ length: 9 }, (__, y) => (y === 4 ? '. 9 .' : '. . .'));
    const { type } = weaponById('clan-mech-mortar-4')!;
    const s = scenario({ profile, board: asciiBoard(rows.join('\n')) })
      .mech('A', {
        at: '0209',
        weapons: [[type, 'RT']],
        ammo: [{ kind: 'mech-mortar-4', in: 'LT', shots: 5, explosionPerShot: 0 }],
      })
      .mech('B', { at: '0202', facing: 3 })
      .mech('C', { at: '0103', side: 0, facing: 0 })
      .begin('weapons')
      .moved('A', 'stationary')
      .moved('C', 'stationary');
    s.roll('toHit', 2).shoot('A', 'B', { spotter }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need }]);
  });
});
