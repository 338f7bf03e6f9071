import {
  openBoard,
  type Scenario,
  scenario,
  type ScenarioOptions,
  tableWeapon,
  testWeapon,
  type UnitOptions,
} from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { LT } from '../../vocabulary/spec/locations.ts';
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

describe('Streak missiles', () => {
  const streak: Partial<UnitOptions> = {
    weapons: [[tableWeapon('streak6'), 'LT']],
    ammo: [{ kind: 'streak-srm-6', in: 'LT', shots: 5, explosionPerShot: 12 }],
  };

  test('without a lock nothing is fired: no heat, no ammunition, but the trigger was pulled', () => {
    const s = fight(streak);
    s.roll('toHit', 3);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('A')).toMatchObject({ ammo: [5], weaponsFired: 1 });
    expect(s.all('WeaponFired')).toMatchObject([{ heatBuildUp: 0 }]);
  });

  test('with a lock every missile hits', () => {
    const s = fight(streak);
    s.roll('toHit', 4).roll('hitLocation', 7, 7, 7, 7, 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([2, 2, 2, 2, 2, 2]);
    expect(s.unit('A').ammo).toEqual([4]);
  });

  test('missiles that come after the one that destroyed the target find nothing left', () => {
    const s = fight(streak, { armor: { CT: 0 }, condition: { structure: { CT: 2 } } });
    s.roll('toHit', 4).roll('hitLocation', 5, 7).roll('criticalCount', 2);
    s.shoot('A', 'B').endPhase();
    expect(s.all('DamageApplied')).toHaveLength(2);
    expect(s.unit('B').status).toBe('destroyed');
  });

  test.each([
    [6, 4],
    [2, 1],
  ])('unless an anti-missile system thins them out, as on a roll of 7: %i become %i', (projectiles, hits) => {
    const damage = { kind: 'cluster', projectiles, pointsEach: 2, groupPoints: 2 } as const;
    const s = fight({ weapons: [[{ ...testWeapon('streak6'), damage }, 'LT']] }, { weapons: [['ams', 'CT']] });
    s.roll('toHit', 4).roll('hitLocation', ...Array.from({ length: hits }, () => 7));
    s.shoot('A', 'B').endPhase();
    expect(s.all('DamageApplied')).toHaveLength(hits);
  });
});

describe('the cluster roll', () => {
  test('of a launcher alone has no modifier', () => {
    const s = fight(lrm('none'));
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0, hits: 6 }]);
  });

  test('with Artemis IV and its missiles is at +2', () => {
    const s = fight({ ...lrm('artemisIV'), equipment: [['artemisIV', 'LT']] });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 2, hits: 9 }]);
  });

  test.each([
    ['plain missiles', 'none'],
    ['missiles made for another system', 'artemisV'],
  ] as const)('with Artemis IV and %s has no modifier', (_, guidance) => {
    const s = fight({ ...lrm(guidance), equipment: [['artemisIV', 'LT']] });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });

  test('with Artemis V is at +3, and the shot at -1', () => {
    const s = fight({ ...lrm('artemisV'), equipment: [['artemisV', 'LT']] });
    s.roll('toHit', 3).roll('cluster', 2).roll('hitLocation', 7, 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 3, hit: true }]);
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 3, hits: 12 }]);
  });

  test('gets nothing from Artemis through enemy ECM', () => {
    const s = fight({ ...lrm('artemisIV'), equipment: [['artemisIV', 'LT']] }, { equipment: [['ecm', 'CT']] });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });

  test('of an advanced tactical launcher has Artemis built in', () => {
    const s = fight({ weapons: [['atm6', 'LT']], at: '0501' });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 2, hits: 3 }]);
  });

  test('of medium-range missiles with Apollo is at -1, and so is the shot', () => {
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
  ])('of a hyper-assault Gauss rifle at %s is at %i', (at, modifier, hits) => {
    const s = fight({ weapons: [['hag20', 'LT']] }, { at }, { board: openBoard(10, 30) });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier, hits }]);
  });
});

describe('an anti-missile system', () => {
  const guarded: Partial<UnitOptions> = {
    weapons: [[tableWeapon('ams'), 'CT']],
    ammo: [{ kind: 'ams', in: 'LT', shots: 2, explosionPerShot: 2 }],
  };

  test('takes 4 off the cluster roll, a shot from its bin, and makes heat', () => {
    const s = fight(lrm('none'), guarded);
    s.roll('toHit', 12).roll('cluster', 8).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ roll: 8, modifier: -4, hits: 9 }]);
    expect(s.unit('B').ammo).toEqual([1]);
    expect(s.all('WeaponFired')[1]).toMatchObject({ unit: 1, weapon: 0, heatBuildUp: 1 });
  });

  test('takes the most dangerous salvo, and only one', () => {
    const s = fight(
      {
        ...lrm('none'),
        weapons: [
          ['srm6', 'RT'],
          ['lrm20', 'LT'],
          ['srm6', 'RT'],
        ],
        at: '0502',
      },
      guarded,
    );
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.roll('toHit', 12).roll('cluster', 6).roll('hitLocation', 7, 7);
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.fire('A', 'B', [0, 1, 2]).endPhase();
    expect(s.all('ClusterRolled').map(({ modifier }) => modifier)).toEqual([0, -4, 0]);
  });

  test('leaves a salvo to the one that has it: two systems take two', () => {
    const launchers = [
      ['srm6', 'RT'],
      ['srm6', 'LT'],
      ['srm6', 'CT'],
    ] as const;
    const systems = [
      ['ams', 'LT'],
      ['ams', 'RT'],
    ] as const;
    const s = fight({ weapons: launchers }, { weapons: systems });
    for (const roll of [6, 6, 2]) s.roll('toHit', 12).roll('cluster', roll).roll('hitLocation', 7, 7);
    s.fire('A', 'B', [0, 1, 2]).endPhase();
    expect(s.all('ClusterRolled').map(({ modifier }) => modifier)).toEqual([-4, -4, 0]);
  });

  test.each([
    ['without power', { shutdown: true }],
    ['with nobody awake', { pilot: 'unconscious' }],
  ] as const)('does nothing %s', (_, condition) => {
    const s = fight(lrm('none'), { ...guarded, condition });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B');
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });

  test('judges a salvo by what is loaded: 18 points of an ATM 6 with high explosives before 12 of an SRM 6', () => {
    const s = fight(
      {
        weapons: [
          ['srm6', 'RT'],
          [tableWeapon('atm6'), 'LT'],
        ],
        ammo: [{ kind: 'atm-6', in: 'LT', shots: 10, explosionPerShot: 18, munition: 'highExplosive' }],
      },
      guarded,
    );
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.roll('toHit', 12).roll('cluster', 4).roll('hitLocation', 7, 7);
    s.fire('A', 'B', [0, 1]).endPhase();
    expect(s.all('ClusterRolled').map(({ modifier }) => modifier)).toEqual([0, 2 - 4]);
  });

  test('still fires in the phase in which it is struck, together with its bin', () => {
    const s = fight(
      {
        weapons: [
          ['ac20', 'CT'],
          ['srm6', 'RT'],
        ],
      },
      { weapons: [[tableWeapon('ams'), 'LT']], ammo: guarded.ammo!, armor: { CT: 60, LT: 0 } },
    );
    s.roll('toHit', 12).roll('hitLocation', 8).roll('criticalCount', 2);
    s.roll('toHit', 12).roll('cluster', 7).roll('hitLocation', 7, 7).roll('piloting', 12);
    s.fire('A', 'B', [0, 1]).endPhase();
    expect(s.unit('B').structure[LT]).toBe(0);
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: -4 }]);
  });

  test('does nothing against what comes from behind it', () => {
    const s = fight(lrm('none'), { ...guarded, facing: 3 });
    s.roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B').endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 0 }]);
  });

  test('cannot be aimed at anybody', () => {
    const s = fight({ weapons: [['ams', 'CT']], at: '0504' });
    expect(s.refused(s.shot('A', 'B'))).toBe('weaponUnusable');
  });
});

describe('a Narc pod', () => {
  const narc: Partial<UnitOptions> = { weapons: [['narc', 'CT'], ...lrm('narc').weapons!], ammo: lrm('narc').ammo! };

  test('does no damage but leads missiles made for it: +2', () => {
    const s = fight(narc);
    s.roll('toHit', 12);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('B').narcPods).toBe(1);
    s.begin('weapons').roll('toHit', 12).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B', { weapon: 1 }).endPhase();
    expect(s.all('ClusterRolled')).toMatchObject([{ modifier: 2 }]);
  });

  test('lets missiles find a target that nobody sees, but leads them no better than others', () => {
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
  ])('may be shot down: a die of %i leaves %i', (die, pods) => {
    const s = fight(narc, { weapons: [['ams', 'CT']] });
    s.roll('toHit', 12).roll('antiMissile', die);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('B').narcPods).toBe(pods);
  });
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

  test('needs somebody who sees the target', () => {
    const s = spotted();
    expect(s.refused(s.shot('A', 'B'))).toBe('noLineOfSight');
    s.roll('toHit', 5).roll('cluster', 2).roll('hitLocation', 7, 7);
    s.shoot('A', 'B', { spotter: 2 }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 5, hit: true }]);
  });

  test('suffers from the movement of the spotter', () => {
    const s = spotted().moved('C', 'run', 2);
    s.roll('toHit', 2);
    s.shoot('A', 'B', { spotter: 2 }).endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 7 }]);
  });

  test('suffers from what stands between the spotter and the target, not from what is before the launcher', () => {
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

  test('may be spotted by the first unit of all', () => {
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

  test('is worse when the spotter fires as well, and so is what the spotter fires', () => {
    const s = spotted();
    s.roll('toHit', 2).roll('toHit', 2);
    s.shoot('A', 'B', { spotter: 2 });
    s.do({ type: 'fire', unit: 1, twist: 0, shots: [] });
    s.shoot('C', 'B');
    expect(s.all('AttackRolled').map(({ need }) => need)).toEqual([6, 5]);
  });

  test('is not for targets in sight, other weapons or enemies as spotters', () => {
    const open = fight({ ...lrm('none'), side: 0 });
    expect(open.refused(open.shot('A', 'B', { spotter: 1 }))).toBe('badShot');
    const s = spotted();
    expect(s.refused(s.shot('A', 'B', { spotter: 1 }))).toBe('badShot');
    expect(s.refused(s.shot('A', 'B', { spotter: 9 }))).toBe('badShot');
  });
});

describe('semi-guided missiles', () => {
  test.each([
    [true, 4],
    [false, 6],
  ])('do not mind how a marked target moves (marked %s: needs %i)', (marked, need) => {
    const { weapons, ammo } = lrm('semiGuided');
    const s = fight({ weapons: [...weapons!, ['tag', 'HD']], ammo: ammo! }).moved('B', 'run', 5);
    s.roll('toHit', marked ? 12 : 2).roll('toHit', 2);
    s.fire('A', 'B', [0, 1]).endPhase();
    expect(s.all('AttackRolled')[1]).toMatchObject({ weapon: 0, need });
  });
});

describe('launchers with a choice', () => {
  test('an MML fires short-range missiles from their bin: two points each', () => {
    const s = fight({
      weapons: [[tableWeapon('mml5'), 'LT']],
      ammo: [
        { kind: 'mml-5', in: 'LT', shots: 5, explosionPerShot: 5 },
        { kind: 'mml-5', in: 'LT', shots: 5, explosionPerShot: 10, munition: 'shortRange' },
      ],
    });
    s.roll('toHit', 4).roll('cluster', 4).roll('hitLocation', 7, 7);
    s.shoot('A', 'B', { bin: 1 }).endPhase();
    expect(s.all('DamageApplied').map(({ damage }) => damage)).toEqual([2, 2]);
    expect(s.unit('A').ammo).toEqual([5, 4]);
  });

  test('a rocket launcher fires once in a game', () => {
    const s = fight({ weapons: [['rocket10', 'LT']] });
    s.roll('toHit', 2);
    s.shoot('A', 'B').endPhase();
    expect(s.unit('A').spent).toBe(1);
    s.begin('weapons');
    expect(s.refused(s.shot('A', 'B'))).toBe('weaponUnusable');
  });
});
