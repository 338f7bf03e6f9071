import { createBoard } from '@hexfall/hex';
import { leapOnto, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { dfaDamage } from './dfa.ts';

/** Goes through the weapon attack phase and the physical attack phase. */
function resolve(s: Scenario): Scenario {
  return s.endPhase().endPhase();
}

describe('death from above, declaration', () => {
  test('a leaping unit waits in the hex before its target, faces it and cannot act otherwise', () => {
    const s = leapOnto('spec', { weapons: [['ml', 'RA']] });
    expect(s.at('A')).toBe('0505');
    expect(s.unit('A')).toMatchObject({ facing: 0, movement: 'jump', hexesMoved: 4, mpUsed: 4, heatBuildUp: 4 });
    expect(s.state.order).toEqual([0]);
    s.endPhase();
    expect(s.refused({ type: 'kick', unit: 0, target: 1, leg: 'RL' })).toBe('outOfRange');
    s.roll('toHit', 2).roll('piloting', 12).endPhase();
  });

  test.each<[string, Partial<UnitOptions>, Partial<UnitOptions>, string, string]>([
    ['without jump jets', { jump: 0 }, {}, '0505', 'tooFar'],
    ['out of reach', { jump: 3 }, {}, '0505', 'tooFar'],
    ['of a prone unit', { condition: { prone: true } }, {}, '0505', 'unitProne'],
    ['from a hex that is not next to the target', {}, {}, '0506', 'illegalStep'],
    ['from a hex beyond the target', {}, {}, '0503', 'illegalStep'],
    ['from nowhere', {}, {}, '9999', 'malformed'],
  ])('a leap %s is refused', (_, a, b, approach, code) => {
    const s = scenario()
      .mech('B', { at: '0504', ...b })
      .mech('A', { at: '0508', jump: 4, ...a })
      .begin('movement')
      .do({ type: 'stay', unit: 0 });
    expect(s.refused(s.dfaCommand('A', 'B', approach))).toBe(code);
  });

  test('a leap at a unit that has yet to move is refused', () => {
    const s = scenario().mech('A', { at: '0508', jump: 4 }).mech('B', { at: '0504' }).begin('movement');
    expect(s.refused(s.dfaCommand('A', 'B', '0505'))).toBe('illegalRam');
  });

  test('a unit may leap at an adjacent target from where it stands', () => {
    const s = scenario()
      .mech('B', { at: '0504', facing: 3 })
      .mech('A', { at: '0505', jump: 1, facing: 3 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 })
      .dfa('A', 'B', '0505');
    expect(s.unit('A')).toMatchObject({ facing: 0, hexesMoved: 1, heatBuildUp: 3 });
    s.roll('toHit', 2).roll('piloting', 12);
    resolve(s);
    expect([s.at('A'), s.at('B')]).toEqual(['0504', '0503']);
  });
});

describe('death from above, the leap', () => {
  /** A can jump onto B, two hexes to the north. */
  function ready(): Scenario {
    return scenario({ board: '. . .\n. . .\n. . .\n. . .' })
      .mech('B', { at: '0201', facing: 3, side: 1 })
      .mech('A', { at: '0203', facing: 0, side: 0, jump: 2 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 });
  }

  test.each([
    ['0202', 'accepted'],
    ['0203', 'illegalStep'],
    ['0201', 'illegalStep'],
    ['0104', 'illegalStep'],
    ['0901', 'malformed'],
  ])('a leap must come from the last hex of a shortest path: %s is %s', (approach, answer) => {
    const s = ready();
    const command = s.dfaCommand('A', 'B', approach);
    if (answer === 'accepted') s.do(command);
    else expect(s.refused(command)).toBe(answer);
    expect(s.state.attacks.length).toBe(answer === 'accepted' ? 1 : 0);
  });

  test('a leap from a hex where another unit stands is refused', () => {
    const s = scenario({ board: '. . .\n. . .\n. . .\n. . .' })
      .mech('B', { at: '0201', side: 1 })
      .mech('A', { at: '0203', side: 0, jump: 2 })
      .mech('C', { at: '0202', side: 0 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 });
    expect(s.refused(s.dfaCommand('A', 'B', '0202'))).toBe('hexTaken');
  });

  test('a leap at a target under a bridge is refused', () => {
    const open = { level: 0, layers: {} };
    const bridge = { level: 0, layers: { bridge: 1, bridgeHeight: 3 } };
    const s = scenario({ board: createBoard(1, 3, [bridge, open, open]) })
      .mech('B', { at: '0101', side: 1, condition: { elevation: 0 } })
      .mech('A', { at: '0103', side: 0, jump: 3 })
      .begin('movement')
      .do({ type: 'stay', unit: 0 });
    expect(s.refused(s.dfaCommand('A', 'B', '0102'))).toBe('outOfRange');
  });

  test.each(PROFILES)('talons make a death from above half as strong again (%s)', profile => {
    const s = leapOnto(profile, { tonnage: 50, equipment: [['talons', 'RL']] });
    expect(dfaDamage(s.game, s.unit('A'), s.unit('B'))).toBe(23);
  });
});
