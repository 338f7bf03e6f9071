import { beforeCharge, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import type { Command } from '../../vocabulary/commands/command.ts';

/** Goes through the weapon attack phase to the end of the physical attack phase. */
function resolve(s: Scenario): Scenario {
  return s.endPhase().endPhase().endPhase();
}

describe('charge, declaration', () => {
  test('a charging unit waits in the hex before its target and cannot act otherwise', () => {
    const s = beforeCharge('spec', { weapons: [['ml', 'RA']] }).charge('A', 'B', 'FFFFF', 'walk');
    expect(s.at('A')).toBe('0504');
    expect(s.unit('A').hexesMoved).toBe(5);
    expect(s.unit('A').movement).toBe('walk');
    expect(s.state.phase).toBe('weapons');
    expect(s.state.order).toEqual([0]);
    expect(s.refused({ type: 'fire', unit: 1, twist: 0, shots: [] })).toBe('notYourTurn');
    s.endPhase();
    expect(s.state.order).toEqual([0]);
    expect(s.state.attacks).toMatchObject([{ kind: 'charge', attacker: 1, target: 0 }]);
    s.roll('toHit', 2).roll('chargeMiss', 1).roll('piloting', 12).endPhase();
    expect(s.state.attacks).toEqual([]);
  });

  test.each<[string, Partial<UnitOptions>, Partial<UnitOptions>, string, string]>([
    ['too far', { walk: 3 }, {}, 'FFFFFF', 'tooFar'],
    ['too far away for its MP', { walk: 2 }, {}, 'FFFFF', 'tooFar'],
    ['that stops short of the target', {}, {}, 'FFFF', 'illegalRam'],
    ['that goes backward', {}, {}, 'BFFFFFF', 'illegalRam'],
    ['that does not end with a step', {}, {}, 'FFFFFL', 'illegalRam'],
    ['at a prone target', {}, { condition: { prone: true } }, 'FFFFF', 'illegalRam'],
    ['at a friend', {}, { side: 1 }, 'FFFFF', 'noSuchTarget'],
  ])('a charge %s is refused', (_, a, b, path, code) => {
    const s = beforeCharge('spec', { side: 1, ...a }, b);
    expect(s.refused(s.chargeCommand('A', 'B', path))).toBe(code);
  });

  test('a crawling unit cannot charge', () => {
    const s = beforeCharge('spec', { at: '0504', condition: { prone: true } });
    expect(s.refused(s.chargeCommand('A', 'B', 'F', 'walk'))).toBe('illegalRam');
  });

  test('a target that has yet to move cannot be charged, unless it cannot move', () => {
    const s = scenario().mech('A', { at: '0505', facing: 0 }).mech('B', { at: '0504', facing: 3 }).begin('movement');
    expect(s.refused(s.chargeCommand('A', 'B', 'F'))).toBe('illegalRam');
    const still = scenario()
      .mech('A', { at: '0505', facing: 0, piloting: 6 })
      .mech('B', { at: '0504', facing: 3, condition: { shutdown: true } })
      .begin('movement');
    still.roll('toHit', 2).roll('chargeMiss', 1).roll('piloting', 12).charge('A', 'B', 'F', 'walk');
    expect(still.all('PhysicalRolled')).toMatchObject([{ kind: 'charge', need: 6 + 1 - 4 + 1 }]);
  });

  test('a unit that is charging cannot be charged', () => {
    const s = scenario()
      .mech('B', { at: '0503', facing: 3, side: 1 })
      .mech('A', { at: '0504', facing: 0, side: 0 })
      .mech('D', { at: '0507', facing: 0, side: 1 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .charge('A', 'B', 'F');
    expect(s.refused(s.chargeCommand('D', 'A', 'FFF'))).toBe('illegalRam');
  });

  test('a unit cannot be charged twice', () => {
    const s = scenario()
      .mech('B', { at: '0503', facing: 3, side: 1 })
      .mech('A', { at: '0504', facing: 0, side: 0 })
      .mech('C', { at: '0603', facing: 5, side: 0 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .charge('A', 'B', 'F');
    expect(s.refused(s.chargeCommand('C', 'B', 'F'))).toBe('illegalRam');
  });

  test('a charge needs a free hex before the target', () => {
    const s = scenario()
      .mech('B', { at: '0503', facing: 3, side: 1 })
      .mech('A', { at: '0506', facing: 0, side: 0 })
      .mech('C', { at: '0504', facing: 0, side: 0 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 });
    expect(s.refused(s.chargeCommand('A', 'B', 'FFF'))).toBe('hexTaken');
  });

  test.each(PROFILES)('a target inside a building is charged only from inside the same building (%s)', profile => {
    const city = (b: string): Scenario =>
      scenario({ profile, board: '. M3 .\n. M3 .\n. . .' })
        .mech('B', { at: b, facing: 3, condition: { elevation: 0 } })
        .mech('A', { at: '0203', facing: 0, walk: 8 })
        .begin('movement')
        .do({ type: 'stay', unit: 0 });
    const at = (s: Scenario, path: string): Command =>
      ({ ...s.chargeCommand('A', 'B', path, 'walk'), climb: false }) as Command;
    const behindTheWall = city('0202');
    expect(behindTheWall.refused(at(behindTheWall, 'F'))).toBe('noLineOfSight');
    const indoors = city('0201').roll('piloting', 12);
    indoors.do(at(indoors, 'FF')).roll('toHit', 2).roll('chargeMiss', 1);
    if (profile === 'spec') indoors.roll('piloting', 12);
    resolve(indoors);
    expect(indoors.all('PhysicalRolled')).toMatchObject([{ kind: 'charge', need: 5 + 1 + 1 }]);
  });
});

describe('charge, the run-up', () => {
  test('MASC lengthens a charge', () => {
    const s = beforeCharge('canon', { walk: 3, equipment: [['masc', 'RT']] }).roll('masc', 3);
    s.do({ ...s.chargeCommand('A', 'B', 'FFFFF'), masc: true } as Command);
    expect(s.state.attacks).toHaveLength(1);
    expect(s.unit('A')).toMatchObject({ movement: 'run', hexesMoved: 5 });
    s.roll('toHit', 2).roll('chargeMiss', 1);
    resolve(s);
  });

  test('a unit that falls on the way does not charge', () => {
    const s = scenario({ board: '. . .\n. . .\n. ~1 .\n. . .' })
      .mech('B', { at: '0202', facing: 3 })
      .mech('A', { at: '0204', facing: 0 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 });
    s.roll('piloting', 2).roll('fallDirection', 1).roll('hitLocation', 7).roll('hullBreach', 2);
    s.roll('consciousness', 12).charge('A', 'B', 'FF', 'walk');
    expect(s.state.attacks).toEqual([]);
    expect(s.unit('A').prone).toBe(true);
    expect(s.at('A')).toBe('0203');
  });

  test('the step into the target counts for a charge, and a turn on pavement before it may end in a skid', () => {
    const s = scenario({ board: '. . .\n. . .\np p p\np p p' })
      .mech('B', { at: '0202', facing: 3 })
      .mech('A', { at: '0104', facing: 1, walk: 2 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 });
    s.roll('skid', 12).charge('A', 'B', 'FLF');
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'skid', passed: true }]);
    expect(s.state.attacks).toHaveLength(1);
    expect(s.unit('A').hexesMoved).toBe(2);
    s.roll('toHit', 2).roll('chargeMiss', 1).roll('piloting', 12);
    resolve(s);
  });
});
