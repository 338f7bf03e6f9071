import { proneUnit, type Scenario, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

const SOUTH = 3;

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
    const flat = proneUnit('spec', { walk: 3 });
    expect(flat.refused(flat.moveCommand('A', 'walk', 'FLFF'))).toBe('tooFar');
    expect(flat.walk('A', 'FLF').unit('A').mpUsed).toBe(3);
  });

  test('[MOV-10] in canon a prone unit can only turn', () => {
    const s = proneUnit('canon');
    expect(s.refused(s.moveCommand('A', 'walk', 'F'))).toBe('unitProne');
    s.walk('A', 'RR');
    expect(s.unit('A')).toMatchObject({ prone: true, facing: 5, mpUsed: 2, movement: 'walk' });
  });

  test.each(['spec', 'canon'])('[FALL-07] a prone unit can neither run nor jump (%s)', profile => {
    const s = proneUnit(profile, { jump: 5 });
    expect(s.refused(s.moveCommand('A', 'run', 'R'))).toBe('unitProne');
    expect(s.refused({ type: 'jump', unit: 0, to: 0, facing: 0 })).toBe('unitProne');
  });

  test.each(['spec', 'canon'])('[FALL-07] a unit that has stood up can run and jump again (%s)', profile => {
    const up = (): Scenario => proneUnit(profile, { walk: 3, jump: 5 }).roll('standUp', 5).walk('A', 'U').nextTurn();
    const [ran, leapt] = [up(), up()];
    for (const s of [ran, leapt]) while (s.state.order[s.state.acted] !== 0) s.do({ type: 'stay', unit: s.id('B') });
    expect(ran.run('A', 'FFFFF').unit('A')).toMatchObject({ movement: 'run', hexesMoved: 5, prone: false });
    expect(leapt.jump('A', '0510').unit('A')).toMatchObject({ movement: 'jump', hexesMoved: 5, prone: false });
  });

  test('[FALL-07] a prone unit cannot stand up into a run in spec, but can in canon', () => {
    const s = proneUnit('spec');
    expect(s.refused(s.moveCommand('A', 'run', 'U'))).toBe('unitProne');
    expect(proneUnit('canon', { walk: 3 }).roll('standUp', 5).run('A', 'UFFF').unit('A').movement).toBe('run');
  });

  test('in canon a prone unit without a gyro turns by one hexside at most', () => {
    const s = proneUnit('canon', { condition: { criticals: { CT: [4, 5] } } });
    expect(s.refused(s.moveCommand('A', 'walk', 'RR'))).toBe('tooFar');
    expect(s.refused(s.moveCommand('A', 'walk', 'F'))).toBe('unitProne');
    expect(s.walk('A', 'R').unit('A')).toMatchObject({ facing: 4, movement: 'walk' });
  });

  test('[MOV-10] in spec a prone unit without a gyro crawls as far as its walking MP go, but cannot get up', () => {
    const lame = { walk: 3, condition: { criticals: { CT: [4, 5] } } };
    const s = proneUnit('spec', lame);
    expect(s.refused(s.moveCommand('A', 'walk', 'U'))).toBe('cannotStand');
    expect(s.refused(s.moveCommand('A', 'walk', 'FFFF'))).toBe('tooFar');
    expect(s.refused(s.moveCommand('A', 'run', 'F'))).toBe('unitProne');
    expect(s.walk('A', 'RFF').unit('A')).toMatchObject({ prone: true, mpUsed: 3, hexesMoved: 2, movement: 'crawl' });
    expect(proneUnit('spec', lame).walk('A', 'RR').unit('A')).toMatchObject({
      prone: true,
      mpUsed: 2,
      movement: 'walk',
    });
  });

  test('in spec a prone unit without a gyro that has no walking MP turns by one hexside at most', () => {
    const s = proneUnit('spec', { walk: 3, condition: { criticals: { CT: [4, 5] }, heat: 15 } });
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
    const s = proneUnit(profile);
    expect(s.refused(s.moveCommand('A', 'walk', 'D'))).toBe('unitProne');
  });
});
