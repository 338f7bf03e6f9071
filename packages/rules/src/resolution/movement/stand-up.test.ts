import { proneUnit, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { CT, LT, RT } from '../../vocabulary/spec/locations.ts';
import { resolveDamage } from '../damage/damage.ts';

const SOUTH = 3;

describe('standing up in spec', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[MOV-08] [FALL-10] [FALL-11] [PSR-26] standing up takes all Walk MP, here %i, and ends the move',
    walk => {
      const s = proneUnit('spec', { walk }).roll('standUp', 5).walk('A', 'U');
      expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'standUp', need: 5, passed: true }]);
      expect(s.numbers).toEqual(['5 = 5 piloting']);
      expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: walk, hexesMoved: 0, movement: 'walk', acted: true });
      expect([s.at('A'), s.unit('A').facing]).toEqual(['0505', SOUTH]);
    },
  );

  test('[MOV-08] [FALL-10] standing up takes all Walk MP that heat and damage have left', () => {
    const s = proneUnit('spec', { walk: 5, condition: { heat: 10, criticals: { LL: [4] } } });
    s.roll('standUp', 6).walk('A', 'U');
    expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: 5 - 2 - 1, acted: true });
  });

  test('[MOV-09] [FALL-12] a unit tries to stand up once a turn, even with MP left to run', () => {
    const s = proneUnit('spec', { walk: 1 }).roll('standUp', 4).walk('A', 'U');
    expect(s.unit('A')).toMatchObject({ prone: true, mpUsed: 1, movement: 'walk', acted: true });
  });

  test('[MOV-08] [FALL-10] no step may follow an attempt to stand up, not even a turn', () => {
    const s = proneUnit();
    for (const path of ['UF', 'UB', 'UL', 'UR', 'UU']) {
      expect(s.refused(s.moveCommand('A', 'walk', path)), path).toBe(path === 'UU' ? 'illegalStep' : 'tooFar');
    }
    s.roll('standUp', 5).walk('A', 'U');
    expect(s.refused(s.moveCommand('A', 'walk', 'F'))).toBe('alreadyActed');
    expect(s.refused({ type: 'jump', unit: 0, to: 1, facing: 0 })).toBe('alreadyActed');
  });

  test('[FALL-11] a unit that has stood up may twist and fire as a standing unit that has walked', () => {
    const s = proneUnit('spec', { weapons: [['ml', 'RT']], facing: 0, at: '0103' })
      .roll('standUp', 12)
      .walk('A', 'U');
    s.endPhase();
    expect(s.state.phase).toBe('weapons');
    s.roll('toHit', 2).fire('A', 'B', [0], 1).endPhase();
    expect(s.all('TorsoTwisted')).toMatchObject([{ unit: 0, twist: 1 }]);
    expect(s.all('AttackRolled')).toMatchObject([{ attacker: 0, hit: false }]);
    expect(s.numbers.at(-1)).toBe('5 = 4 gunnery + 1 attacker walked');
  });

  test.each(['spec', 'canon'])('[FALL-11] a unit that has stood up may make physical attacks (%s)', profile => {
    const s = proneUnit(profile, { facing: 0, at: '0102' }).roll('standUp', 12).walk('A', 'U').endPhase().endPhase();
    expect(s.state.phase).toBe('physical');
    s.roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 12);
    while (s.state.order[s.state.acted] === 1) s.do({ type: 'hold', unit: s.id('B') });
    s.kick('A', 'B').endPhase();
    expect(s.lost('B')).toEqual({ RL: 10 });
  });

  test('[MOV-09] [FALL-12] [PSR-26] a failed attempt to stand up leaves the unit prone and unhurt, without MP for another', () => {
    const s = proneUnit().roll('standUp', 4).walk('A', 'U');
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'standUp', need: 5, roll: 4, passed: false }]);
    expect(s.unit('A')).toMatchObject({ prone: true, mpUsed: 5, movement: 'walk', pilotWounds: 0, acted: true });
    expect([s.at('A'), s.unit('A').facing]).toEqual(['0505', SOUTH]);
    expect(s.lost('A')).toEqual({});
    expect(s.all('Fell')).toEqual([]);
    for (const path of ['U', 'F', 'L']) expect(s.refused(s.moveCommand('A', 'walk', path))).toBe('alreadyActed');
  });

  test('damage and wounds make it harder to stand up', () => {
    const s = proneUnit('spec', { condition: { pilotWounds: 1, criticals: { CT: [4], LL: [4] } } });
    s.roll('standUp', 10).walk('A', 'U');
    expect(s.all('PilotingRolled')).toMatchObject([{ need: 5 + 1 + 3 + 1 }]);
  });
});

describe('standing up in canon', () => {
  test('[MOV-08] [FALL-10] [FALL-11] standing up costs 2 MP, turns right after it are free, and the unit may move on', () => {
    const s = proneUnit('canon').roll('standUp', 5).walk('A', 'URRFF');
    expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: 4, hexesMoved: 2, facing: 5, movement: 'walk' });
    expect(s.unit('A').heatBuildUp).toBe(1 + 1);
  });

  test('[FALL-07] a prone unit may turn first, stand up and run', () => {
    const s = proneUnit('canon', { walk: 4 }).roll('standUp', 5).run('A', 'RUFFF');
    expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: 1 + 2 + 3, facing: 4, movement: 'run', hexesMoved: 3 });
    const slow = proneUnit('canon', { walk: 2 });
    expect(slow.refused(slow.moveCommand('A', 'run', 'RRRU'))).toBe('tooFar');
  });

  test('a turn after a step costs MP again', () => {
    const s = proneUnit('canon').roll('standUp', 5).walk('A', 'URFRF');
    expect(s.unit('A').mpUsed).toBe(2 + 1 + 1 + 1);
  });

  test('[MOV-09] [FALL-12] [PSR-26] a failed attempt to stand up is a fall, and the unit may try again while it has MP', () => {
    const s = proneUnit('canon')
      .roll('standUp', 4)
      .roll('fallDirection', 3)
      .roll('hitLocation', 7)
      .roll('avoidFallDamage', 5);
    s.walk('A', 'UF');
    expect(s.all('Fell')).toMatchObject([{ reason: 'standUp', height: 0, damage: 5, facing: 5 }]);
    expect(s.unit('A')).toMatchObject({ prone: true, mpUsed: 2, movement: 'undecided', acted: false });
    s.roll('standUp', 5).run('A', 'UFFFF');
    expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: 8, movement: 'run', hexesMoved: 4, acted: true });
    expect(s.unit('A').heatBuildUp).toBe(2 + 2);
  });

  test.each([
    ['walked', 4, 2],
    ['ran', 5, 3],
  ] as const)('a unit that gives up has %s: with Walk %i after %i attempts', (mode, walk, attempts) => {
    const s = proneUnit('canon', { walk });
    for (let i = 0; i < attempts; i++) {
      s.roll('standUp', 4)
        .roll('fallDirection', 1)
        .roll('hitLocation', 5 + i)
        .roll('avoidFallDamage', 12)
        .run('A', 'U');
    }
    s.do({ type: 'stay', unit: 0 });
    const movement = mode === 'ran' ? 'run' : 'walk';
    expect(s.unit('A')).toMatchObject({ prone: true, mpUsed: attempts * 2, movement, acted: true });
  });

  test('a unit whose pilot is knocked out by the fall tries nothing more', () => {
    const s = proneUnit('canon').roll('standUp', 4).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('avoidFallDamage', 4).roll('consciousness', 2).walk('A', 'U');
    expect(s.unit('A')).toMatchObject({ prone: true, pilot: 'unconscious', movement: 'walk', acted: true });
  });

  test('20 points from falls in the phase call for a roll at +1 once the unit stands', () => {
    const s = proneUnit('canon', { tonnage: 100, walk: 6 });
    for (const path of ['U', 'U']) {
      s.roll('standUp', 4)
        .roll('fallDirection', 1)
        .roll('hitLocation', 8, 6)
        .roll('avoidFallDamage', 12)
        .run('A', path);
    }
    s.roll('standUp', 5).run('A', 'U');
    expect(s.unit('A')).toMatchObject({ prone: false, rolls: [{ reason: 'phaseDamage', modifier: 1 }] });
    s.roll('piloting', 6).endPhase();
    expect(s.all('PilotingRolled').at(-1)).toMatchObject({ reason: 'phaseDamage', need: 6, passed: true });
    expect(s.unit('A').rolls).toEqual([]);
  });

  test('20 points call for one roll only', () => {
    const s = scenario({ profile: 'canon' })
      .mech('A', { at: '0505', walk: 6 })
      .mech('B', { at: '0101' })
      .begin('movement');
    for (const location of [LT, RT]) resolveDamage(s.game, 0, { location, rear: false, throughArmor: false }, 10);
    s.roll('standUp', 5).walk('A', 'DU').roll('piloting', 6).endPhase();
    expect(s.all('PilotingRolled').map(({ reason }) => reason)).toEqual(['standUp', 'phaseDamage']);
  });

  test('a unit that gives up after a failure has walked', () => {
    const s = proneUnit('canon')
      .roll('standUp', 4)
      .roll('fallDirection', 1)
      .roll('hitLocation', 7)
      .roll('avoidFallDamage', 5);
    s.walk('A', 'U').do({ type: 'stay', unit: 0 });
    expect(s.unit('A')).toMatchObject({ prone: true, movement: 'walk', acted: true });
    expect(s.refused({ type: 'jump', unit: 0, to: 1, facing: 0 })).toBe('alreadyActed');
  });

  test('a unit that stands again by the end of the phase rolls for 20 points from its falls', () => {
    const s = proneUnit('canon', { tonnage: 100, walk: 4, armor: { CT: 20 } });
    for (const attempt of ['walk', 'run'] as const) {
      s.roll('standUp', 4).roll('fallDirection', 1).roll('hitLocation', 7, 7).roll('avoidFallDamage', 5);
      s[attempt]('A', 'U');
    }
    s.roll('standUp', 5).run('A', 'U').roll('piloting', 6).endPhase();
    expect(s.all('PilotingRolled').at(-1)).toMatchObject({ reason: 'phaseDamage', need: 5 + 1, passed: true });
  });

  test('the move ends when the MP do not suffice for another attempt', () => {
    const s = proneUnit('canon', { walk: 2 }).roll('standUp', 4).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('avoidFallDamage', 5).walk('A', 'U');
    expect(s.unit('A')).toMatchObject({ prone: true, movement: 'walk', acted: true });
  });

  test('a unit with a single Run MP pays 1 to stand up', () => {
    const s = proneUnit('canon', { condition: { structure: { LL: 0 } } })
      .roll('standUp', 10)
      .walk('A', 'U');
    expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: 1 });
    expect(s.all('PilotingRolled')).toMatchObject([{ need: 5 + 5 }]);
  });
});

describe('twenty points in the phase in which a unit gets up', () => {
  test('[DMG-08] a unit of 100 tons that stands up after two failed attempts rolls for 20 points', () => {
    const s = proneUnit('canon', { tonnage: 100, walk: 4, armor: { CT: 40 } });
    for (const die of [1, 2]) {
      s.roll('standUp', 2).roll('fallDirection', die).roll('hitLocation', 7, 7).roll('avoidFallDamage', 12);
    }
    s.roll('standUp', 5).roll('piloting', 6);
    s.run('A', 'U').run('A', 'U').run('A', 'U').endPhase();
    expect(s.all('PilotingRolled').at(-1)).toMatchObject({ reason: 'phaseDamage', need: 5 + 1, passed: true });
  });

  test.each([
    ['spec', 5],
    ['canon', 6],
  ])('damage that a unit took while prone counts toward 20 points when it stands up (%s)', (profile, need) => {
    const s = proneUnit(profile, { armor: { CT: 40 } });
    resolveDamage(s.game, 0, { location: CT, rear: false, throughArmor: false }, 20);
    expect(s.unit('A').rolls).toEqual([]);
    s.roll('standUp', 12).roll('piloting', 12).walk('A', 'U').endPhase();
    expect(s.all('PilotingRolled').at(-1)).toMatchObject({ reason: 'phaseDamage', need });
  });

  test('20 points call for one roll, however often the unit goes prone and stands up', () => {
    const s = proneUnit('canon', { armor: { CT: 40 }, walk: 6 });
    resolveDamage(s.game, 0, { location: CT, rear: false, throughArmor: false }, 20);
    s.roll('standUp', 12, 12).walk('A', 'UDU');
    expect(s.unit('A').rolls).toEqual([{ reason: 'phaseDamage', modifier: 1 }]);
  });

  test('fewer than 20 points call for no roll when the unit stands up', () => {
    const s = proneUnit('canon', { armor: { CT: 40 } });
    resolveDamage(s.game, 0, { location: CT, rear: false, throughArmor: false }, 19);
    s.roll('standUp', 12).walk('A', 'U').endPhase();
    expect(s.unit('A').prone).toBe(false);
  });
});
