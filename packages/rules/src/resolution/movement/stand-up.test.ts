import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { canStand } from '../../questions/movement/standing-up.ts';
import { CT, LT, RT } from '../../vocabulary/spec/locations.ts';
import { resolveDamage } from '../damage/damage.ts';

const SOUTH = 3;
const UP = ['stand'] as const;

/** A prone unit of 50 tons, piloting 5, walk 5, in the middle of an open board; its side has another to move after it. */
function prone(profile = 'spec', options: Partial<UnitOptions> = {}): Scenario {
  const { condition, ...rest } = options;
  return scenario({ profile })
    .mech('A', { at: '0505', facing: SOUTH, side: 0, tonnage: 50, ...rest, condition: { prone: true, ...condition } })
    .mech('friend', { at: '1010', side: 0 })
    .mech('B', { at: '0101', side: 1 })
    .begin('movement');
}

describe('standing up in spec', () => {
  test.each([1, 2, 3, 4, 5, 6, 7, 8])(
    '[MOV-08] [FALL-10] [FALL-11] [PSR-26] standing up takes all Walk MP, here %i, and ends the move',
    walk => {
      const s = prone('spec', { walk }).roll('standUp', 5).walk('A', 'U');
      expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'standUp', need: 5, passed: true }]);
      expect(s.numbers).toEqual(['5 = 5 piloting']);
      expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: walk, hexesMoved: 0, movement: 'walk', acted: true });
      expect([s.at('A'), s.unit('A').facing]).toEqual(['0505', SOUTH]);
    },
  );

  test('[MOV-08] [FALL-10] standing up takes all Walk MP that heat and damage have left', () => {
    const s = prone('spec', { walk: 5, condition: { heat: 10, criticals: { LL: [4] } } });
    s.roll('standUp', 6).walk('A', 'U');
    expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: 5 - 2 - 1, acted: true });
  });

  test('[MOV-09] [FALL-12] a unit tries to stand up once a turn, even with MP left to run', () => {
    const s = prone('spec', { walk: 1 }).roll('standUp', 4).walk('A', 'U');
    expect(s.unit('A')).toMatchObject({ prone: true, mpUsed: 1, movement: 'walk', acted: true });
  });

  test('[MOV-08] [FALL-10] no step may follow an attempt to stand up, not even a turn', () => {
    const s = prone();
    for (const path of ['UF', 'UB', 'UL', 'UR', 'UU']) {
      expect(s.refused(s.moveCommand('A', 'walk', path)), path).toBe(path === 'UU' ? 'illegalStep' : 'tooFar');
    }
    s.roll('standUp', 5).walk('A', 'U');
    expect(s.refused(s.moveCommand('A', 'walk', 'F'))).toBe('alreadyActed');
    expect(s.refused({ type: 'jump', unit: 0, to: 1, facing: 0 })).toBe('alreadyActed');
  });

  test('[FALL-11] a unit that has stood up may twist and fire as a standing unit that has walked', () => {
    const s = prone('spec', { weapons: [['ml', 'RT']], facing: 0, at: '0103' })
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
    const s = prone(profile, { facing: 0, at: '0102' }).roll('standUp', 12).walk('A', 'U').endPhase().endPhase();
    expect(s.state.phase).toBe('physical');
    s.roll('toHit', 12).roll('kickLocation', 1).roll('piloting', 12);
    while (s.state.order[s.state.acted] === 1) s.do({ type: 'hold', unit: s.id('B') });
    s.kick('A', 'B').endPhase();
    expect(s.lost('B')).toEqual({ RL: 10 });
  });

  test('[MOV-09] [FALL-12] [PSR-26] a failed attempt leaves the unit prone and unhurt, without MP for another', () => {
    const s = prone().roll('standUp', 4).walk('A', 'U');
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'standUp', need: 5, roll: 4, passed: false }]);
    expect(s.unit('A')).toMatchObject({ prone: true, mpUsed: 5, movement: 'walk', pilotWounds: 0, acted: true });
    expect([s.at('A'), s.unit('A').facing]).toEqual(['0505', SOUTH]);
    expect(s.lost('A')).toEqual({});
    expect(s.all('Fell')).toEqual([]);
    for (const path of ['U', 'F', 'L']) expect(s.refused(s.moveCommand('A', 'walk', path))).toBe('alreadyActed');
  });

  test('damage and wounds make it harder to stand up', () => {
    const s = prone('spec', { condition: { pilotWounds: 1, criticals: { CT: [4], LL: [4] } } });
    s.roll('standUp', 10).walk('A', 'U');
    expect(s.all('PilotingRolled')).toMatchObject([{ need: 5 + 1 + 3 + 1 }]);
  });
});

describe('standing up in canon', () => {
  test('[MOV-08] [FALL-10] [FALL-11] standing up costs 2 MP, turns right after it are free, and the unit may move on', () => {
    const s = prone('canon').roll('standUp', 5).walk('A', 'URRFF');
    expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: 4, hexesMoved: 2, facing: 5, movement: 'walk' });
    expect(s.unit('A').heatBuildUp).toBe(1 + 1);
  });

  test('[FALL-07] a prone unit may turn first, stand up and run', () => {
    const s = prone('canon', { walk: 4 }).roll('standUp', 5).run('A', 'RUFFF');
    expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: 1 + 2 + 3, facing: 4, movement: 'run', hexesMoved: 3 });
    const slow = prone('canon', { walk: 2 });
    expect(slow.refused(slow.moveCommand('A', 'run', 'RRRU'))).toBe('tooFar');
  });

  test('a turn after a step costs MP again', () => {
    const s = prone('canon').roll('standUp', 5).walk('A', 'URFRF');
    expect(s.unit('A').mpUsed).toBe(2 + 1 + 1 + 1);
  });

  test('[MOV-09] [FALL-12] [PSR-26] a failed attempt is a fall, and the unit may try again while it has MP', () => {
    const s = prone('canon')
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
    const s = prone('canon', { walk });
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
    const s = prone('canon').roll('standUp', 4).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('avoidFallDamage', 4).roll('consciousness', 2).walk('A', 'U');
    expect(s.unit('A')).toMatchObject({ prone: true, pilot: 'unconscious', movement: 'walk', acted: true });
  });

  test('20 points from falls in the phase call for a roll at +1 once the unit stands', () => {
    const s = prone('canon', { tonnage: 100, walk: 6 });
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
    const s = prone('canon')
      .roll('standUp', 4)
      .roll('fallDirection', 1)
      .roll('hitLocation', 7)
      .roll('avoidFallDamage', 5);
    s.walk('A', 'U').do({ type: 'stay', unit: 0 });
    expect(s.unit('A')).toMatchObject({ prone: true, movement: 'walk', acted: true });
    expect(s.refused({ type: 'jump', unit: 0, to: 1, facing: 0 })).toBe('alreadyActed');
  });

  test('a unit that stands again by the end of the phase rolls for 20 points from its falls', () => {
    const s = prone('canon', { tonnage: 100, walk: 4, armor: { CT: 20 } });
    for (const attempt of ['walk', 'run'] as const) {
      s.roll('standUp', 4).roll('fallDirection', 1).roll('hitLocation', 7, 7).roll('avoidFallDamage', 5);
      s[attempt]('A', 'U');
    }
    s.roll('standUp', 5).run('A', 'U').roll('piloting', 6).endPhase();
    expect(s.all('PilotingRolled').at(-1)).toMatchObject({ reason: 'phaseDamage', need: 5 + 1, passed: true });
  });

  test('the move ends when the MP do not suffice for another attempt', () => {
    const s = prone('canon', { walk: 2 }).roll('standUp', 4).roll('fallDirection', 1).roll('hitLocation', 7);
    s.roll('avoidFallDamage', 5).walk('A', 'U');
    expect(s.unit('A')).toMatchObject({ prone: true, movement: 'walk', acted: true });
  });

  test('a unit with a single Run MP pays 1 to stand up', () => {
    const s = prone('canon', { condition: { structure: { LL: 0 } } })
      .roll('standUp', 10)
      .walk('A', 'U');
    expect(s.unit('A')).toMatchObject({ prone: false, mpUsed: 1 });
    expect(s.all('PilotingRolled')).toMatchObject([{ need: 5 + 5 }]);
  });
});

describe('twenty points in the phase in which a unit gets up', () => {
  test('[DMG-08] a unit of 100 tons that stands up after two failed attempts rolls for 20 points', () => {
    const s = prone('canon', { tonnage: 100, walk: 4, armor: { CT: 40 } });
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
    const s = prone(profile, { armor: { CT: 40 } });
    resolveDamage(s.game, 0, { location: CT, rear: false, throughArmor: false }, 20);
    expect(s.unit('A').rolls).toEqual([]);
    s.roll('standUp', 12).roll('piloting', 12).walk('A', 'U').endPhase();
    expect(s.all('PilotingRolled').at(-1)).toMatchObject({ reason: 'phaseDamage', need });
  });

  test('20 points call for one roll, however often the unit goes prone and stands up', () => {
    const s = prone('canon', { armor: { CT: 40 }, walk: 6 });
    resolveDamage(s.game, 0, { location: CT, rear: false, throughArmor: false }, 20);
    s.roll('standUp', 12, 12).walk('A', 'UDU');
    expect(s.unit('A').rolls).toEqual([{ reason: 'phaseDamage', modifier: 1 }]);
  });

  test('fewer than 20 points call for no roll when the unit stands up', () => {
    const s = prone('canon', { armor: { CT: 40 } });
    resolveDamage(s.game, 0, { location: CT, rear: false, throughArmor: false }, 19);
    s.roll('standUp', 12).walk('A', 'U').endPhase();
    expect(s.unit('A').prone).toBe(false);
  });
});

describe.each(['spec', 'canon'])('who can stand (%s)', profile => {
  test.each<[string, UnitOptions['condition']]>([
    ['a destroyed gyro', { criticals: { CT: [4, 5] } }],
    ['a leg and both arms gone', { structure: { LL: 0, LA: 0, RA: 0 } }],
    ['no walking MP', { heat: 25 }],
  ])('a unit with %s cannot stand up', (_, condition) => {
    expect(
      prone(profile, { condition: condition ?? {} }).refused({
        type: 'move',
        unit: 0,
        mode: 'walk',
        steps: UP,
        climb: true,
      }),
    ).toBe('cannotStand');
  });

  test('a quad on four legs stands up without a roll', () => {
    const s = prone(profile, { quad: true }).walk('A', 'U');
    expect(s.unit('A').prone).toBe(false);
    expect(s.all('PilotingRolled')).toEqual([]);
  });

  test('a quad that has lost a leg rolls to stand up', () => {
    const s = prone(profile, { quad: true, condition: { structure: { LA: 0 } } })
      .roll('standUp', 5)
      .walk('A', 'U');
    expect(s.all('PilotingRolled')).toMatchObject([{ need: 5 }]);
  });

  test('a standing unit cannot stand up', () => {
    const s = scenario({ profile }).mech('A', { at: '0505' }).begin('movement');
    expect(s.refused(s.moveCommand('A', 'walk', 'U'))).toBe('illegalStep');
  });
});

describe('a prone unit', () => {
  test('[MOV-10] a prone unit crawls at 1 MP a hex and stays prone', () => {
    const s = scenario({ board: '.\nW\n1r\n.\n.' })
      .mech('A', { at: '0101', facing: SOUTH, walk: 4, condition: { prone: true } })
      .begin('movement')
      .walk('A', 'FFF');
    expect(s.at('A')).toBe('0104');
    expect(s.unit('A')).toMatchObject({ prone: true, mpUsed: 3, movement: 'crawl', hexesMoved: 3 });
    expect(s.all('PilotingRolled')).toEqual([]);
  });

  test('[MOV-10] a crawling unit makes no roll in rubble, on ice, in water or on a dead hip', () => {
    const s = scenario({ board: '.\nx\ni\n~1\n.' })
      .mech('A', { at: '0101', facing: SOUTH, walk: 8, condition: { prone: true, criticals: { LL: [1] } } })
      .begin('movement')
      .walk('A', 'FFFF');
    expect(s.at('A')).toBe('0105');
    expect(s.all('PilotingRolled')).toEqual([]);
  });

  test('[MOV-10] a unit crawls at most one level a hex and no further than its Walk MP, and a turn costs 1', () => {
    const s = scenario({ board: '.\n2\n.' }).mech('A', { at: '0101', facing: SOUTH, condition: { prone: true } });
    s.begin('movement');
    expect(s.refused(s.moveCommand('A', 'walk', 'F'))).toBe('unitProne');
    const flat = prone('spec', { walk: 3 });
    expect(flat.refused(flat.moveCommand('A', 'walk', 'FLFF'))).toBe('tooFar');
    expect(flat.walk('A', 'FLF').unit('A').mpUsed).toBe(3);
  });

  test('[MOV-10] in canon a prone unit can only turn', () => {
    const s = prone('canon');
    expect(s.refused(s.moveCommand('A', 'walk', 'F'))).toBe('unitProne');
    s.walk('A', 'RR');
    expect(s.unit('A')).toMatchObject({ prone: true, facing: 5, mpUsed: 2, movement: 'walk' });
  });

  test.each(['spec', 'canon'])('[FALL-07] a prone unit can neither run nor jump (%s)', profile => {
    const s = prone(profile, { jump: 5 });
    expect(s.refused(s.moveCommand('A', 'run', 'R'))).toBe('unitProne');
    expect(s.refused({ type: 'jump', unit: 0, to: 0, facing: 0 })).toBe('unitProne');
  });

  test.each(['spec', 'canon'])('[FALL-07] a unit that has stood up can run and jump again (%s)', profile => {
    const up = (): Scenario => prone(profile, { walk: 3, jump: 5 }).roll('standUp', 5).walk('A', 'U').nextTurn();
    const [ran, leapt] = [up(), up()];
    for (const s of [ran, leapt]) while (s.state.order[s.state.acted] !== 0) s.do({ type: 'stay', unit: s.id('B') });
    expect(ran.run('A', 'FFFFF').unit('A')).toMatchObject({ movement: 'run', hexesMoved: 5, prone: false });
    expect(leapt.jump('A', '0510').unit('A')).toMatchObject({ movement: 'jump', hexesMoved: 5, prone: false });
  });

  test('[FALL-07] a prone unit cannot stand up into a run in spec, but can in canon', () => {
    const s = prone('spec');
    expect(s.refused(s.moveCommand('A', 'run', 'U'))).toBe('unitProne');
    expect(prone('canon', { walk: 3 }).roll('standUp', 5).run('A', 'UFFF').unit('A').movement).toBe('run');
  });

  test('in canon a prone unit without a gyro turns by one hexside at most', () => {
    const s = prone('canon', { condition: { criticals: { CT: [4, 5] } } });
    expect(s.refused(s.moveCommand('A', 'walk', 'RR'))).toBe('tooFar');
    expect(s.refused(s.moveCommand('A', 'walk', 'F'))).toBe('unitProne');
    expect(s.walk('A', 'R').unit('A')).toMatchObject({ facing: 4, movement: 'walk' });
  });

  test('[MOV-10] in spec a prone unit without a gyro crawls as far as its walking MP go, but cannot get up', () => {
    const lame = { walk: 3, condition: { criticals: { CT: [4, 5] } } };
    const s = prone('spec', lame);
    expect(s.refused(s.moveCommand('A', 'walk', 'U'))).toBe('cannotStand');
    expect(s.refused(s.moveCommand('A', 'walk', 'FFFF'))).toBe('tooFar');
    expect(s.refused(s.moveCommand('A', 'run', 'F'))).toBe('unitProne');
    expect(s.walk('A', 'RFF').unit('A')).toMatchObject({ prone: true, mpUsed: 3, hexesMoved: 2, movement: 'crawl' });
    expect(prone('spec', lame).walk('A', 'RR').unit('A')).toMatchObject({ prone: true, mpUsed: 2, movement: 'walk' });
  });

  test('in spec a prone unit without a gyro that has no walking MP turns by one hexside at most', () => {
    const s = prone('spec', { walk: 3, condition: { criticals: { CT: [4, 5] }, heat: 15 } });
    expect(s.refused(s.moveCommand('A', 'walk', 'F'))).toBe('tooFar');
    expect(s.refused(s.moveCommand('A', 'walk', 'RR'))).toBe('tooFar');
    expect(s.walk('A', 'R').unit('A')).toMatchObject({ prone: true, movement: 'walk' });
  });
});

describe.each(['spec', 'canon'])('going prone (%s)', profile => {
  test('going prone costs 1 MP and no roll', () => {
    const s = scenario({ profile }).mech('A', { at: '0505', facing: SOUTH }).begin('movement').walk('A', 'FD');
    expect(s.unit('A')).toMatchObject({ prone: true, mpUsed: 2, hexesMoved: 1, movement: 'walk' });
    expect(s.all('Fell')).toEqual([]);
  });

  test('a unit may go prone at the end of a run, but cannot run on afterwards', () => {
    const s = scenario({ profile }).mech('A', { at: '0501', facing: SOUTH, walk: 4 }).begin('movement');
    expect(s.refused(s.moveCommand('A', 'run', 'FFFFDR'))).toBe('tooFar');
    s.run('A', 'FFFFFD');
    expect(s.unit('A')).toMatchObject({ prone: true, mpUsed: 6, hexesMoved: 5, movement: 'run', heatBuildUp: 2 });
  });

  test('a prone unit cannot go prone', () => {
    const s = prone(profile);
    expect(s.refused(s.moveCommand('A', 'walk', 'D'))).toBe('unitProne');
  });
});

describe.each(['spec', 'canon'])('whether a unit can get up (%s)', profile => {
  test.each<[string, UnitOptions['condition'], boolean]>([
    ['without damage', {}, true],
    ['that is shut down', { shutdown: true }, false],
    ['with an unconscious pilot', { pilot: 'unconscious', pilotWounds: 1 }, false],
    ['with a damaged gyro', { criticals: { CT: [4] } }, true],
    ['without a gyro', { criticals: { CT: [4, 5] } }, false],
    ['without arms', { structure: { LA: 0, RA: 0 } }, true],
    ['without a leg', { structure: { LL: 0 } }, true],
    ['without a leg and the left arm', { structure: { LL: 0, LA: 0 } }, true],
    ['without a leg and the right arm', { structure: { LL: 0, RA: 0 } }, true],
    ['without a leg and both arms', { structure: { LL: 0, LA: 0, RA: 0 } }, false],
    ['without legs', { structure: { LL: 0, RL: 0 } }, false],
  ])('a prone unit %s can get up: $2', (_, condition, answer) => {
    const s = scenario({ profile }).mech('A', { at: '0505', condition: { ...condition, prone: true } });
    expect(canStand(s.game, s.unit('A'))).toBe(answer);
  });

  test('a prone quad without its front legs can get up', () => {
    const condition = { structure: { LA: 0, RA: 0 }, prone: true } as const;
    const s = scenario({ profile }).mech('A', { at: '0505', quad: true, condition });
    expect(canStand(s.game, s.unit('A'))).toBe(true);
  });
});
