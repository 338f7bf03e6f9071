import { type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { refusalOf } from '../../turn/orders/act.ts';
import { legalCommands, passCommand } from '../../turn/orders/legal-commands.ts';
import type { Withdrawal } from '../../vocabulary/game/match.ts';

const ALLOWED: Withdrawal = { rule: 'allowed', homeEdges: ['north', 'south'] };
const FORCED: Withdrawal = { ...ALLOWED, rule: 'forced' };
/** Four wounds cripple a unit without costing it MP. */
const CRIPPLED = { pilotWounds: 4 };

/** Side 0 is at home in the north, and moves first. */
function begun(withdrawal: Withdrawal | undefined, options: UnitOptions, profile = 'spec', board?: string): Scenario {
  const s = scenario({ profile, ...(withdrawal && { withdrawal }), ...(board === undefined ? {} : { board }) });
  return s.mech('A', options).mech('B', { at: '0505', side: 1 }).begin('movement');
}

describe.each(['spec', 'canon'])('leaving the board (%s)', profile => {
  test('a unit leaves the board with the last step of a move, at the cost of clear ground', () => {
    const s = begun(ALLOWED, { at: '0303' }, profile).walk('A', 'FFX');
    expect(s.unit('A')).toMatchObject({ status: 'withdrawn', hex: -1, mpUsed: 3, movement: 'walk', heatBuildUp: 1 });
    s.expectEvents(
      `A moves to 0302, facing N, 1 MP
       A moves to 0301, facing N, 2 MP
       A has walked
       A leaves the board
       A is done`,
      ['Stepped', 'Withdrew', 'Moved', 'UnitActed'],
    );
  });

  test('a unit may leave at a run, but not with more MP than it has', () => {
    const s = begun(ALLOWED, { at: '0306', walk: 4 }, profile);
    expect(s.refused(s.moveCommand('A', 'walk', 'FFFFFX'))).toBe('tooFar');
    s.run('A', 'FFFFFX');
    expect(s.unit('A')).toMatchObject({ status: 'withdrawn', movement: 'run' });
  });

  test('a unit with a damaged gyro that runs off the board makes no roll', () => {
    const s = begun(ALLOWED, { at: '0303', walk: 2, condition: { criticals: { CT: [4] } } }, profile).run('A', 'FFX');
    expect(s.unit('A').status).toBe('withdrawn');
    expect(s.all('PilotingRolled')).toEqual([]);
  });

  test('a unit may leave through the hex of a friend', () => {
    const s = scenario({ profile, withdrawal: ALLOWED }).mech('A', { at: '0302' }).mech('B', { at: '0301', side: 0 });
    s.mech('C', { at: '0909', side: 1 }).begin('movement').walk('A', 'FX');
    expect(s.unit('A').status).toBe('withdrawn');
  });

  test('a prone unit may crawl off the board where it may crawl', () => {
    const s = begun(ALLOWED, { at: '0301', condition: { prone: true } }, profile);
    const crawls = s.game.rules.crawl;
    expect(refusalOf(s.game, s.moveCommand('A', 'walk', 'X'))?.code).toBe(crawls ? undefined : 'unitProne');
    if (crawls) expect(s.walk('A', 'X').unit('A')).toMatchObject({ status: 'withdrawn', movement: 'crawl' });
  });
});

describe('a refused withdrawal', () => {
  test.each<[string, Withdrawal | undefined, string, string]>([
    ['in a game without withdrawal', undefined, '0301', 'X'],
    ['from the middle of the board', ALLOWED, '0303', 'FX'],
    ['over an edge that is not its home edge', ALLOWED, '0105', 'LX'],
    ['backward', ALLOWED, '0301', 'RRRX'],
  ])('nobody leaves the board %s', (_, withdrawal, at, path) => {
    const s = begun(withdrawal, { at });
    expect(s.refused(s.moveCommand('A', 'walk', path))).toBe('illegalStep');
    expect(refusalOf(s.game, s.moveCommand('A', 'walk', path))?.message).toBe(
      `steps[${path.length - 1}] (leave) does not lead over an edge where this unit may leave the board`,
    );
  });

  test('a move cannot go on after the unit has left the board', () => {
    const s = begun(ALLOWED, { at: '0301' });
    expect(refusalOf(s.game, s.moveCommand('A', 'walk', 'XF'))?.message).toBe(
      'steps[1] comes after the unit has left the board',
    );
  });

  test('a charge cannot lead off the board', () => {
    const s = begun(ALLOWED, { at: '0301' });
    s.moved('B', 'stationary');
    expect(s.refused(s.chargeCommand('A', 'B', 'XF'))).toBe('illegalStep');
    expect(s.refused(s.chargeCommand('A', 'B', 'X'))).toBe('illegalRam');
  });
});

test('in canon a turn on pavement before the edge may end in a skid instead', () => {
  const s = scenario({ profile: 'canon', withdrawal: ALLOWED, board: 'p p p p\n'.repeat(6) });
  s.mech('A', { at: '0305', walk: 4 }).mech('B', { at: '0406', side: 1 }).begin('movement');
  s.roll('skid', 4).roll('fallDirection', 1).roll('hitLocation', 7).roll('avoidFallDamage', 9);
  s.run('A', 'FFFFRX');
  expect(s.unit('A')).toMatchObject({ status: 'active', prone: true, movement: 'skid' });
});

test('the legal commands list each way off the board with a cheapest path', () => {
  const s = begun(ALLOWED, { at: '0302', walk: 2 });
  const exits = [...legalCommands(s.game, s.unit('A'))].filter(
    order => order.type === 'move' && order.steps.includes('leave'),
  );
  expect(exits.map(order => order.type === 'move' && order.steps.join(' '))).toEqual([
    'forward leave',
    'forward right leave',
    'forward left leave',
  ]);
});

describe('a unit that has left', () => {
  test('a unit that has left the board is not a target, takes no part and does not come back', () => {
    const s = scenario({ withdrawal: ALLOWED })
      .mech('A', { at: '0301' })
      .mech('B', { at: '0302', side: 1, jump: 5, weapons: [['ml', 'RA']] })
      .mech('C', { at: '0909', side: 0 })
      .begin('movement')
      .walk('A', 'X');
    expect(s.refused(s.chargeCommand('B', 'A', 'F'))).toBe('noSuchTarget');
    expect(s.refused(s.dfaCommand('B', 'A', '0302'))).toBe('noSuchTarget');
    s.walk('B', 'F').endPhase();
    expect(s.state.order).toEqual([0, 1]);
    s.do(passCommand('weapons', 2));
    expect(s.refused(s.shot('B', 'A'))).toBe('noSuchTarget');
    s.endPhase().do(passCommand('physical', 2));
    expect(s.refused({ type: 'punch', unit: 1, target: 0, arms: ['RA'] })).toBe('noSuchTarget');
    s.endPhase().nextTurn();
    expect(s.unit('A')).toMatchObject({ status: 'withdrawn', hex: -1 });
  });

  test('a unit that leaves the board drops its queued piloting rolls', () => {
    const s = begun(ALLOWED, { at: '0301' });
    s.unit('A').rolls = [{ reason: 'domino', modifier: 0 }];
    s.walk('A', 'X').endPhase();
    expect(s.all('PilotingRolled')).toEqual([]);
    expect(s.unit('A').rolls).toEqual([]);
  });
});

describe.each(['spec', 'canon'])('forced withdrawal (%s)', profile => {
  const crippled = { at: '0405', condition: CRIPPLED, jump: 3 };

  test('no move of a crippled unit ends farther from its home edge', () => {
    const s = begun(FORCED, crippled, profile);
    expect(refusalOf(s.game, s.moveCommand('A', 'walk', 'B'))?.message).toBe(
      'steps would take a crippled unit farther from its home edge in the north',
    );
    expect(s.refused(s.moveCommand('A', 'run', 'RRF'))).toBe('mustWithdraw');
    expect(s.refused({ type: 'jump', unit: 0, to: s.hex('0406'), facing: 0 })).toBe('mustWithdraw');
  });

  test.each(['F', 'LF', 'RRR', '', 'FB'])('a crippled unit may take the steps "%s"', path => {
    const s = begun(FORCED, crippled, profile);
    expect(refusalOf(s.game, s.moveCommand('A', 'walk', path))).toBe(undefined);
  });

  test('a crippled unit may stay, or jump homeward', () => {
    const s = begun(FORCED, crippled, profile);
    expect(refusalOf(s.game, { type: 'stay', unit: 0 })).toBe(undefined);
    expect(s.jump('A', '0402').at('A')).toBe('0402');
  });

  test('a crippled unit cannot charge or leap onto a target farther from home than itself', () => {
    const s = scenario({ profile, withdrawal: FORCED })
      .mech('A', { ...crippled, at: '0303', facing: 3 })
      .mech('B', { at: '0305', side: 1 })
      .begin('movement')
      .moved('B', 'stationary');
    expect(s.refused(s.chargeCommand('A', 'B', 'FF'))).toBe('mustWithdraw');
    expect(s.refused(s.dfaCommand('A', 'B', '0304'))).toBe('mustWithdraw');
  });

  test('forced withdrawal binds crippled units only, and only where it is the rule', () => {
    const fresh = begun(FORCED, { at: '0305' }, profile);
    expect(refusalOf(fresh.game, fresh.moveCommand('A', 'walk', 'B'))).toBe(undefined);
    const free = begun(ALLOWED, crippled, profile);
    expect(refusalOf(free.game, free.moveCommand('A', 'walk', 'B'))).toBe(undefined);
  });
});
