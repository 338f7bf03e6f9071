import { type Scenario, type ScenarioOptions, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Guidance } from '../../vocabulary/spec/mech-spec.ts';

function fight(a: Partial<UnitOptions>, b: Partial<UnitOptions> = {}, options: ScenarioOptions = {}): Scenario {
  return scenario(options)
    .mech('A', { at: '0502', facing: 3, ...a })
    .mech('B', { at: '0505', armor: { CT: 60, LT: 60, RT: 60 }, ...b })
    .begin('weapons');
}

const lrm = (guidance: Guidance): Partial<UnitOptions> => ({
  at: '0501',
  weapons: [[{ ...tableWeapon('lrm20'), minimumRange: 0 }, 'LT']],
  ammo: [{ kind: 'lrm-20', in: 'LT', shots: 6, explosionPerShot: 20, guidance }],
});

describe('indirect fire', () => {
  const HILL = `
    . . . . . . . . .
    . . . . . . . . .
    . . . . 5 . . . .
    . . . . . . . . .
    . . . . . . . . .`;

  function spotted(board = HILL): Scenario {
    return scenario({ board })
      .mech('A', { ...lrm('none'), at: '0502', facing: 3, side: 0 })
      .mech('B', { at: '0505', side: 1, armor: { CT: 60 } })
      .mech('C', { at: '0805', facing: 5, side: 0, weapons: [['ml', 'CT']] })
      .begin('weapons');
  }

  test('indirect fire needs a spotter who sees the target', () => {
    const s = spotted();
    expect(s.refused(s.shot('A', 'B'))).toBe('noLineOfSight');
    s.roll('toHit', 5).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B', { spotter: 2 }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 5, hit: true }]);
  });

  test('the movement of the spotter makes indirect fire harder', () => {
    const s = spotted().moved('C', 'run', 2);
    s.roll('toHit', 2);
    s.shoot('A', 'B', { spotter: 2 }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 7 }]);
  });

  test('woods between spotter and target make indirect fire harder, woods before the launcher do not', () => {
    const s = spotted(`
      . . . . . . . . .
      . . . . . . . . .
      . . . . 5 . . . .
      . . . . w . . . .
      . . . . . . w . .`);
    s.roll('toHit', 2);
    s.shoot('A', 'B', { spotter: 2 }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 5 + 1 }]);
  });

  test('the first unit of the game may be the spotter', () => {
    const s = scenario({ board: HILL })
      .mech('C', { at: '0805', facing: 5, side: 0 })
      .mech('A', { ...lrm('none'), at: '0502', facing: 3, side: 0 })
      .mech('B', { at: '0505', side: 1 })
      .begin('weapons')
      .moved('C', 'run', 2);
    s.roll('toHit', 2);
    s.do({ type: 'fire', unit: 0, twist: 0, shots: [] });
    s.shoot('A', 'B', { spotter: 0 }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 7 }]);
  });

  test('a spotter that fires makes indirect fire harder by 1, and its own fire too', () => {
    const s = spotted();
    s.roll('toHit', 2).roll('toHit', 2);
    s.shoot('A', 'B', { spotter: 2 });
    s.do({ type: 'fire', unit: 1, twist: 0, shots: [] });
    s.shoot('C', 'B');
    expect(s.all('AttackRolled').map(({ need }) => need)).toEqual([6, 5]);
  });

  test('indirect fire is refused at a target in sight, and with an enemy or nobody as spotter', () => {
    const open = fight({ ...lrm('none'), side: 0 });
    expect(open.refused(open.shot('A', 'B', { spotter: 1 }))).toBe('badShot');
    const s = spotted();
    expect(s.refused(s.shot('A', 'B', { spotter: 1 }))).toBe('badShot');
    expect(s.refused(s.shot('A', 'B', { spotter: 9 }))).toBe('badShot');
  });
});
