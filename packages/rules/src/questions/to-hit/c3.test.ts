import { type Board, parseHex } from '@hexfall/hex';
import { openBoard, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { OTHER } from '../../vocabulary/events/source.ts';
import type { Modifier } from '../../vocabulary/explain/modifiers.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { specOf } from '../../vocabulary/game/game.ts';
import { networkOf } from './c3.ts';
import { aimWeapon, sightTarget, termsOf } from './firing-solution.ts';
import { toHitNumber } from './to-hit.ts';

const MASTER: Partial<UnitOptions> = { side: 0, equipment: [['c3Master', 'CT']] };
const SLAVE: Partial<UnitOptions> = { side: 0, equipment: [['c3Slave', 'CT']], c3: 1 };

/**
 * A fires its PPC at T from 15 hexes, at long range. A is a slave of M, which stands 9 hexes from T; so is S, which
 * stands 2 hexes from it.
 */
function lance(
  profile: string,
  changes: Partial<Record<'A' | 'M' | 'S' | 'T', Partial<UnitOptions>>> = {},
  board = openBoard(20, 20),
): Scenario {
  return scenario({ profile, board })
    .mech('A', { at: '0517', facing: 0, weapons: [['ppc', 'RT']], ...SLAVE, ...changes.A })
    .mech('M', { at: '0511', facing: 0, ...MASTER, ...changes.M })
    .mech('S', { at: '0504', facing: 0, ...SLAVE, ...changes.S })
    .mech('T', { at: '0502', facing: 3, side: 1, ...changes.T })
    .begin('weapons')
    .moved('A', 'stationary');
}

/** Open ground except for a hill of 9 levels right before A. */
function behindAHill(): Board {
  const board = openBoard(20, 20);
  board.level[parseHex(board.grid, '0516')!] = 9;
  return board;
}

function explained(s: Scenario): readonly Modifier[] {
  const modifiers: Modifier[] = [];
  const attacker = s.unit('A');
  const [weapon] = specOf(s.game, attacker).weapons;
  const need = toHitNumber(s.game, aimWeapon(s.game, sightTarget(s.game, attacker, s.unit('T')), weapon!), modifiers);
  expect(modifiers.reduce((sum, { value }) => sum + value, 0)).toBe(need);
  return modifiers;
}

function c3Of(s: Scenario): Modifier | undefined {
  return explained(s).find(({ code }) => code === 'c3');
}

const SHORT_BY = (unit: number): Modifier => ({ code: 'c3', value: -4, unit });
const MEDIUM_BY = (unit: number): Modifier => ({ code: 'c3', value: -2, unit });

describe.each(PROFILES)('a C3 lance (%s)', profile => {
  test('a unit of a C3 lance fires at the range of the best placed unit', () => {
    const s = lance(profile);
    expect(explained(s)).toEqual([{ code: 'gunnery', value: 4 }, { code: 'range.long', value: 4 }, SHORT_BY(2)]);
    s.roll('toHit', 4).roll('hitLocation', 7).fire('A', 'T').endPhase();
    expect(s.all('AttackRolled')).toMatchObject([{ need: 4, hit: true }]);
  });

  test('C3 leaves the minimum range and the reach of the weapon to the firer', () => {
    const near = lance(profile, { A: { at: '0503', weapons: [['ppc', 'RT']] } });
    expect(explained(near).map(({ code }) => code)).toEqual(['gunnery', 'range.minimum']);
    const far = lance(profile, { A: { at: '0517', weapons: [['ml', 'RT']] } });
    expect(far.refused(far.shot('A', 'T'))).toBe('outOfRange');
  });

  test('damage by range goes by the distance of the firer, not of the network', () => {
    const s = lance(profile, { A: { at: '0513', weapons: [['snubPpc', 'RT']] } });
    s.roll('toHit', 4).roll('hitLocation', 7).fire('A', 'T').endPhase();
    expect(s.all('DamageApplied')).toMatchObject([{ damage: 8 }]);
  });

  test('C3 does not help indirect fire', () => {
    const s = lance(profile, { A: { weapons: [['lrm20', 'RT']] } }, behindAHill());
    const attacker = s.unit('A');
    const choices = { attacker: 0, weapon: 0, bin: -1, aim: -1, spotter: 2, secondary: 0 };
    const modifiers: Modifier[] = [];
    const terms = termsOf(s.game, choices);
    const [weapon] = specOf(s.game, attacker).weapons;
    toHitNumber(s.game, aimWeapon(s.game, sightTarget(s.game, attacker, s.unit('T')), weapon!, terms), modifiers);
    expect(modifiers.map(({ code }) => code)).toEqual(['gunnery', 'range.long', 'indirect']);
  });

  test.each<[string, Partial<Record<'A' | 'M' | 'S' | 'T', Partial<UnitOptions>>>, Modifier | undefined]>([
    ['the slave has lost its computer', { S: { condition: { criticals: { CT: [11] } } } }, MEDIUM_BY(1)],
    ['the slave is shut down', { S: { condition: { shutdown: true } } }, MEDIUM_BY(1)],
    ['the pilot of the slave is unconscious', { S: { condition: { pilot: 'unconscious' } } }, MEDIUM_BY(1)],
    ['the master has lost its computer', { M: { condition: { criticals: { CT: [11] } } } }, undefined],
    ['the master is shut down', { M: { condition: { shutdown: true } } }, undefined],
    ['the firer has lost its own computer', { A: { condition: { criticals: { CT: [11] } } } }, undefined],
    ['enemy ECM is on the line to the slave', { T: { equipment: [['ecm', 'CT']] } }, MEDIUM_BY(1)],
    ['enemy ECM covers the master', { T: { at: '0506', equipment: [['ecm', 'CT']] } }, undefined],
    ['the target stands nearer to the slave, without ECM', { T: { at: '0506' } }, { code: 'c3', value: -2, unit: 2 }],
  ])('when %s, the C3 modifier is $2', (_, changes, wanted) => {
    expect(c3Of(lance(profile, changes))).toEqual(wanted);
  });

  test('a unit behind its own stealth armor leaves the network, and comes back when the armor is switched off', () => {
    const hidden: Partial<UnitOptions> = {
      armorType: 'stealth',
      equipment: [
        ['c3Slave', 'CT'],
        ['ecm', 'CT'],
      ],
    };
    expect(c3Of(lance(profile, { S: hidden }))).toEqual(MEDIUM_BY(1));
    expect(c3Of(lance(profile, { S: { ...hidden, condition: { stealth: false } } }))).toEqual(SHORT_BY(2));
  });

  test('a destroyed unit gives no range to its network', () => {
    const s = lance(profile);
    emit(s.game, { type: 'UnitDestroyed', unit: 2, cause: 'engine', source: OTHER });
    expect(c3Of(s)).toEqual(MEDIUM_BY(1));
  });

  test('C3 computers that are not linked share nothing', () => {
    const s = scenario({ profile, board: openBoard(20, 20) })
      .mech('A', { at: '0517', facing: 0, side: 0, weapons: [['ppc', 'RT']], equipment: [['c3Slave', 'CT']] })
      .mech('M', { at: '0504', ...MASTER })
      .mech('T', { at: '0502', side: 1 })
      .begin('weapons');
    expect(c3Of(s)).toBe(undefined);
  });
});

describe('a company', () => {
  const at = (row: number): string => `05${String(row).padStart(2, '0')}`;
  const slave = (row: number, master: number): UnitOptions => ({ at: at(row), ...SLAVE, c3: master });

  /** Unit 0 leads slaves 1 and 2 with one computer and the lance of 3 with the other; 4 and 5 are slaves of 3. */
  function company(condition?: UnitOptions['condition']): Scenario {
    const both = [
      ['c3Master', 'LT'],
      ['c3Master', 'RT'],
    ] as const;
    const lead = { at: at(1), side: 0, equipment: both };
    return scenario({ board: openBoard(20, 20) })
      .mech('lead', condition === undefined ? lead : { ...lead, condition })
      .mech('one', slave(3, 0))
      .mech('two', slave(5, 0))
      .mech('second', { at: at(7), ...MASTER, c3: 0 })
      .mech('three', slave(9, 3))
      .mech('four', slave(11, 3))
      .begin('weapons');
  }
  const members = (s: Scenario, name: string): number[] =>
    networkOf(s.game, s.unit(name))
      .map(({ id }) => id)
      .sort((a, b) => a - b);

  test('a company of two lances is one network', () => {
    expect(members(company(), 'one')).toEqual([0, 1, 2, 3, 4, 5]);
    expect(members(company(), 'four')).toEqual([0, 1, 2, 3, 4, 5]);
  });

  test('a company falls apart into lances when the computer for the masters is gone', () => {
    const s = company({ criticals: { RT: [1] } });
    expect(members(s, 'one')).toEqual([0, 1, 2]);
    expect(members(s, 'four')).toEqual([3, 4, 5]);
  });

  test('the slaves of a company leader stand alone when the computer for the slaves is gone', () => {
    const s = company({ criticals: { LT: [1] } });
    expect(members(s, 'one')).toEqual([1]);
    expect(members(s, 'lead')).toEqual([0, 3, 4, 5]);
  });
});

describe('C3i', () => {
  const peer = (at: string, head?: number): UnitOptions => ({
    at,
    side: 0,
    equipment: [['c3i', 'CT']],
    ...(head === undefined ? {} : { c3: head }),
  });

  test('C3i needs no master: any two units that hear each other share what they see', () => {
    const s = scenario({ board: openBoard(20, 20) })
      .mech('A', { ...peer('0517'), weapons: [['ppc', 'RT']] })
      .mech('B', { ...peer('0510', 0), condition: { shutdown: true } })
      .mech('C', peer('0504', 0))
      .mech('T', { at: '0502', side: 1 })
      .begin('weapons')
      .moved('A', 'stationary');
    expect(c3Of(s)).toEqual(SHORT_BY(2));
  });

  test('C3i finds a way around ECM through a third unit', () => {
    const s = scenario({ board: openBoard(40, 20) })
      .mech('A', peer('0118'))
      .mech('B', peer('3018', 0))
      .mech('C', peer('1502', 0))
      .mech('E', { at: '1518', side: 1, equipment: [['ecm', 'CT']] })
      .begin('weapons');
    expect(networkOf(s.game, s.unit('A')).map(({ id }) => id)).toEqual([0, 2, 1]);
  });
});

describe('ECM on the line between two linked units', () => {
  const peer = (at: string, head?: number): UnitOptions => ({
    at,
    side: 0,
    equipment: [['c3i', 'CT']],
    ...(head === undefined ? {} : { c3: head }),
  });
  const JAMMER: Partial<UnitOptions> = { side: 1, equipment: [['ecm', 'CT']] };

  /** A and B are linked along column 5; one or two enemies stand to the right of the line between them. */
  function between(near: Partial<UnitOptions> & { at: string }, far?: UnitOptions): Scenario {
    const s = scenario({ board: openBoard(30, 20) })
      .mech('A', peer('0517'))
      .mech('B', peer('0511', 0))
      .mech('E', { ...JAMMER, ...near });
    return (far === undefined ? s : s.mech('F', far)).begin('weapons');
  }
  const isLinked = (s: Scenario): boolean => networkOf(s.game, s.unit('A')).includes(s.unit('B'));

  test.each<[string, Partial<UnitOptions> & { at: string }, boolean]>([
    ['cuts the link at six hexes', { at: '1114' }, false],
    ['is not felt at seven hexes', { at: '1214' }, true],
    [
      'of an electronic warfare suite cuts the link at three hexes',
      { at: '0814', equipment: [['ewSuite', 'CT']] },
      false,
    ],
    ['is silent once it is destroyed', { at: '1114', condition: { criticals: { CT: [11] } } }, true],
    ['is silent in a unit that is shut down', { at: '1114', condition: { shutdown: true } }, true],
    ['does not disturb friends', { at: '1114', side: 0 }, true],
  ])('enemy ECM on the line between linked units %s', (_, jammer, linked) => {
    expect(isLinked(between(jammer))).toBe(linked);
  });

  test('the ECM of one enemy is enough, wherever other enemies are', () => {
    expect(isLinked(between({ at: '1114' }, { ...JAMMER, at: '2802' }))).toBe(false);
  });

  test('the ECM of a destroyed unit disturbs nobody', () => {
    const s = between({ at: '1114' });
    emit(s.game, { type: 'UnitDestroyed', unit: 2, cause: 'engine', source: OTHER });
    expect(isLinked(s)).toBe(true);
  });
});

describe.each(PROFILES)('boosted C3 (%s)', profile => {
  const BOOSTED = {
    A: { equipment: [['c3BoostedSlave', 'CT']] },
    M: { equipment: [['c3BoostedMaster', 'CT']] },
    S: { equipment: [['c3BoostedSlave', 'CT']] },
  } as const;

  test.each([
    ['passes through ECM', {}, 'ecm', MEDIUM_BY(2)],
    ['is cut by Angel ECM', {}, 'angelEcm', undefined],
    ['needs a boosted computer at both ends', { S: { equipment: [['c3Slave', 'CT']] } }, 'ecm', MEDIUM_BY(1)],
  ] as const)('a boosted signal %s', (_, changes, ecm, wanted) => {
    const T = { at: '0506', equipment: [[ecm, 'CT']] } as const;
    expect(c3Of(lance(profile, { ...BOOSTED, ...changes, T }))).toEqual(wanted);
  });

  test('boosted and plain computers may be in one network', () => {
    expect(c3Of(lance(profile, { S: BOOSTED.S }))).toEqual(SHORT_BY(2));
  });
});
