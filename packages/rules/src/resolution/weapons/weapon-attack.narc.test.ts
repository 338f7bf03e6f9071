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

describe('a Narc pod', () => {
  const narc: Partial<UnitOptions> = { weapons: [['narc', 'CT'], ...lrm('narc').weapons!], ammo: lrm('narc').ammo! };

  test('a Narc pod does no damage and gives missiles made for it +2 on the cluster roll', () => {
    const s = fight(narc);
    s.roll('toHit', 12);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('B').narcPods).toBe(1);
    s.begin('weapons').roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B', { weapon: 1 }).endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 2 }]);
  });

  test('a Narc pod lets missiles find a target out of sight, but gives them no modifier there', () => {
    const board = `
      . . . . . . . . .
      . . . . . . . . .
      . . . . 5 . . . .
      . . . . . . . . .
      . . . . . . . . .`;
    const s = fight(narc, {}, { board });
    expect(s.refused(s.shot('A', 'B', { weapon: 1, spotter: 0 }))).toBe('noLineOfSight');
    s.unit('B').narcPods = 1;
    s.roll('toHit', 5).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B', { weapon: 1, spotter: 0 }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 5 }]);
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });

  test.each([
    [3, 0],
    [4, 1],
  ])('an anti-missile system may shoot down a Narc pod: a die of %i leaves %i', (die, pods) => {
    const s = fight(narc, { weapons: [['ams', 'CT']] });
    s.roll('toHit', 12).roll('antiMissile', die);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('B').narcPods).toBe(pods);
  });
});
