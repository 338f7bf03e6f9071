import { type Scenario, scenario, tableWeapon, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Guidance } from '../../vocabulary/spec/mech-spec.ts';

function fight(a: Partial<UnitOptions>): Scenario {
  return scenario()
    .mech('A', { at: '0502', facing: 3, ...a })
    .mech('B', { at: '0505', armor: { CT: 60, LT: 60, RT: 60 } })
    .begin('weapons');
}

const lrm = (guidance: Guidance): Partial<UnitOptions> => ({
  at: '0501',
  weapons: [[{ ...tableWeapon('lrm20'), minimumRange: 0 }, 'LT']],
  ammo: [{ kind: 'lrm-20', in: 'LT', shots: 6, explosionPerShot: 20, guidance }],
});

describe('semi-guided missiles', () => {
  test.each([
    [true, 4],
    [false, 6],
  ])('semi-guided missiles ignore the movement of a marked target (marked %s: they need %i)', (marked, need) => {
    const { weapons, ammo } = lrm('semiGuided');
    const s = fight({ weapons: [...weapons!, ['tag', 'HD']], ammo: ammo! }).moved('B', 'run', 5);
    s.roll('toHit', marked ? 12 : 2).roll('toHit', 2);
    s.fire('A', 'B', [0, 1]).endPhase();
    expect(s.all('AttackRolled')[1]).toMatchObject({ weapon: 0, need });
  });
});

test('a target designator marks its target before other shots are resolved, until the turn ends', () => {
  const s = fight({
    weapons: [
      ['ml', 'CT'],
      ['tag', 'HD'],
    ],
  });
  s.roll('toHit', 12).roll('toHit', 2);
  s.fire('A', 'B', [0, 1]).endPhase();
  expect(s.all('AttackRolled').map(({ weapon }) => weapon)).toEqual([1, 0]);
  expect(s.unit('B').tagged).toBe(1);
  s.nextTurn();
  expect(s.unit('B').tagged).toBe(0);
});
