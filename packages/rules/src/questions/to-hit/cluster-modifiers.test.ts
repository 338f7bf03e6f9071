import {
  openBoard,
  type Scenario,
  type ScenarioOptions,
  scenario,
  tableWeapon,
  type UnitOptions,
} from '@hexfall/testkit';
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

describe('the cluster roll', () => {
  test('a launcher alone rolls for clusters without a modifier', () => {
    const s = fight(lrm('none'));
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0, hits: 6 }]);
  });

  test('a launcher with Artemis IV and missiles made for it rolls at +2', () => {
    const s = fight({ ...lrm('artemisIV'), equipment: [['artemisIV', 'LT']] });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 2, hits: 9 }]);
  });

  test.each([
    ['plain missiles', 'none'],
    ['missiles made for another system', 'artemisV'],
  ] as const)('a launcher with Artemis IV and %s rolls without a modifier', (_, guidance) => {
    const s = fight({ ...lrm(guidance), equipment: [['artemisIV', 'LT']] });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });

  test('a launcher with Artemis V rolls at +3 and shoots at -1', () => {
    const s = fight({ ...lrm('artemisV'), equipment: [['artemisV', 'LT']] });
    s.roll('toHit', 3).roll('cluster', 2).roll('hitLocation', 7, 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 3, hit: true }]);
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 3, hits: 12 }]);
  });

  test('Artemis gives nothing through enemy ECM', () => {
    const s = fight({ ...lrm('artemisIV'), equipment: [['artemisIV', 'LT']] }, { equipment: [['ecm', 'CT']] });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });

  test('an advanced tactical launcher rolls at +2, with Artemis built in', () => {
    const s = fight({ weapons: [['atm6', 'LT']], at: '0501' });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 2, hits: 3 }]);
  });

  test('medium-range missiles with Apollo roll at -1 and shoot at -1', () => {
    const s = fight({ weapons: [['mrm20', 'LT']], equipment: [['apollo', 'LT']] });
    s.roll('toHit', 4).roll('cluster', 5).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 4, hit: true }]);
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: -1, hits: 9 }]);
  });

  test.each([
    ['0505', 2, 9],
    ['0512', 0, 6],
    ['0520', -2, 6],
  ])('a hyper-assault Gauss rifle with its target in %s rolls at %i', (at, modifier, hits) => {
    const s = fight({ weapons: [['hag20', 'LT']] }, { at }, { board: openBoard(10, 30) });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier, hits }]);
  });
});
