import { createBoard, formatHex, type HexContent } from '@hexfall/hex';
import { openBoard, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { isInZone } from '../../questions/board/zone.ts';
import type { Zone } from '../../vocabulary/game/match.ts';
import { LA } from '../../vocabulary/spec/locations.ts';
import { refusalOf } from '../orders/act.ts';
import { legalCommands } from '../orders/legal-commands.ts';
import { unitsToAct } from './order.ts';
import { startGame } from './turn.ts';

const NORTH: Zone = { edge: 'north', depth: 2 };
const SOUTH: Zone = { edge: 'south', depth: 2 };

/** A game in its first decision: side 0 has lost the initiative. */
function begun(units: Readonly<Record<string, UnitOptions>>, board?: string): Scenario {
  const s = scenario(board === undefined ? {} : { board });
  for (const [name, options] of Object.entries(units)) s.mech(name, options);
  s.roll('initiative', 4, 9);
  startGame(s.game);
  return s;
}

/** Two units of which the first is to be deployed. */
function due(zone: Zone, board?: string): Scenario {
  return begun({ A: { at: { zone } }, B: { at: '0302', facing: 3 } }, board);
}

describe('the deployment phase', () => {
  test('the deployment phase comes between initiative and movement, and the sides alternate in it', () => {
    const s = begun({
      A: { at: { zone: NORTH }, side: 0 },
      B: { at: { zone: NORTH }, side: 0 },
      C: { at: { zone: SOUTH }, side: 1 },
    });
    expect(s.state).toMatchObject({ phase: 'deployment', order: [0, 0, 1] });
    s.deploy('B', '0501', 3).deploy('A', '0302', 2).deploy('C', '0510');
    expect(s.state.phase).toBe('movement');
    s.expectEvents(
      `Initiative phase
       Deployment phase
       B is deployed in 0501, facing S
       A is deployed in 0302, facing SE
       C is deployed in 0510, facing N
       Movement phase`,
      ['PhaseBegan', 'Deployed'],
    );
    expect(s.unit('A')).toMatchObject({ status: 'active', facing: 2, elevation: 0, movement: 'undecided' });
    expect(s.at('A')).toBe('0302');
  });

  test('the deployment phase is left out where nobody arrives', () => {
    const s = begun({ A: { at: '0101' }, B: { at: '0909' } });
    expect(s.all('PhaseBegan').map(({ phase }) => phase)).toEqual(['initiative', 'movement']);
  });

  test('the deployment phase of a later turn brings the reinforcements of that turn', () => {
    const s = begun({ A: { at: '0101' }, B: { at: '0909' }, C: { at: { zone: NORTH, turn: 3 }, side: 1 } });
    expect(s.state).toMatchObject({ turn: 1, phase: 'movement', order: [0, 1] });
    s.nextTurn();
    expect(s.all('PhaseBegan').map(({ phase }) => phase)).not.toContain('deployment');
    s.roll('initiative', 4, 9);
    while (s.state.turn < 3) s.endPhase();
    expect(s.state).toMatchObject({ turn: 3, phase: 'deployment', order: [1] });
    s.deploy('C', '0501', 3);
    expect(s.state).toMatchObject({ phase: 'movement', order: [0, 1, 1] });
  });

  test('a unit that is held back is due again in the next turn', () => {
    const s = due(NORTH).do({ type: 'holdBack', unit: 0 });
    expect(s.state).toMatchObject({ phase: 'movement', order: [1] });
    expect(s.unit('A')).toMatchObject({ status: 'undeployed', hex: -1 });
    while (s.state.turn < 2) s.endPhase();
    s.endPhase();
    expect(s.state.phase).toBe('movement');
    expect(s.all('PhaseBegan').filter(({ phase }) => phase === 'deployment').length).toBe(2);
  });
});

describe('where a unit may be deployed', () => {
  test.each<[string, Zone, string[]]>([
    ['along an edge, one row deep,', { edge: 'west', depth: 1 }, ['0101', '0102', '0103', '0104']],
    [
      'along an edge, two rows deep,',
      { edge: 'south', depth: 2 },
      ['0103', '0203', '0303', '0403', '0104', '0204', '0304', '0404'],
    ],
    ['around a corner, along half of each edge,', { edge: 'northEast', depth: 1 }, ['0301', '0401', '0402']],
    ['around the opposite corner', { edge: 'southWest', depth: 1 }, ['0103', '0104', '0204']],
  ])('a zone %s contains exactly its hexes', (_, zone, hexes) => {
    const { grid } = openBoard(4, 4);
    const inside = Array.from({ length: grid.size }, (__, hex) => hex).filter(hex => isInZone(grid, hex, zone));
    expect(inside.map(hex => formatHex(grid, hex))).toEqual(hexes);
  });

  test('the zone "any" contains every hex', () => {
    const { grid } = openBoard(4, 4);
    expect(Array.from({ length: 16 }, (_, hex) => hex).every(hex => isInZone(grid, hex, 'any'))).toBe(true);
  });

  test.each<[string, string, string]>([
    ['outside its zone', '0103', 'outsideZone'],
    ['on impassable ground', '0201', 'noFooting'],
    ['where another unit stands', '0302', 'hexTaken'],
  ])('a unit cannot be deployed %s', (_, at, code) => {
    const s = due(NORTH, '. # . . \n . . . . \n . . . .');
    expect(s.refused(s.deployCommand('A', at))).toBe(code);
  });

  test('a refused deployment says in one sentence what is wrong', () => {
    const s = due(NORTH);
    expect(refusalOf(s.game, s.deployCommand('A', '0508'))?.message).toBe(
      'hex lies outside the deployment zone of the unit',
    );
    expect(s.refused({ type: 'deploy', unit: 0, hex: 100, facing: 0 })).toBe('malformed');
    expect(s.refused({ type: 'deploy', unit: 0, hex: 1, facing: 6 })).toBe('malformed');
  });

  test('a unit is deployed once, in the turn of its side, and only if it is to arrive', () => {
    const s = begun({ A: { at: { zone: NORTH } }, B: { at: { zone: SOUTH } }, C: { at: '0505', side: 0 } });
    expect(s.refused(s.deployCommand('B', '0510'))).toBe('notYourTurn');
    expect(s.refused(s.deployCommand('C', '0501'))).toBe('unitIncapable');
    expect(s.refused({ type: 'stay', unit: 2 })).toBe('wrongPhase');
    s.deploy('A', '0501').deploy('B', '0510');
    expect(s.refused(s.deployCommand('A', '0502'))).toBe('wrongPhase');
  });
});

describe('what a unit is deployed on', () => {
  test.each<[string, HexContent['layers'], number]>([
    ['open ground', {}, 0],
    ['the bottom of water', { water: 1, depth: 2 }, -2],
    ['ice', { water: 1, depth: 2, ice: 1 }, 0],
    ['the deck of a bridge', { bridge: 1, bridgeHeight: 3, bridgeCf: 90 }, 3],
    ['the ground floor of a building', { building: 2, buildingHeight: 3, buildingCf: 90 }, 0],
  ])('a unit deployed without a stated elevation stands on %s', (_, layers, elevation) => {
    const s = onGround(layers).deploy('A', '0101');
    expect(s.unit('A').elevation).toBe(elevation);
  });

  test.each<[string, HexContent['layers'], number, string]>([
    ['on a roof', { building: 2, buildingHeight: 3, buildingCf: 90 }, 3, 'accepted'],
    ['on an upper floor', { building: 2, buildingHeight: 3, buildingCf: 90 }, 1, 'accepted'],
    ['below a high bridge', { bridge: 1, bridgeHeight: 2, bridgeCf: 90 }, 0, 'accepted'],
    ['below a low bridge', { bridge: 1, bridgeHeight: 1, bridgeCf: 90 }, 0, 'noFooting'],
    ['deep below ice', { water: 1, depth: 2, ice: 1 }, -2, 'accepted'],
    ['in shallow water below ice', { water: 1, depth: 1, ice: 1 }, -1, 'noFooting'],
    ['in mid-air', {}, 2, 'noFooting'],
  ])('an order to deploy %s is answered with $3', (_, layers, elevation, answer) => {
    const s = onGround(layers);
    const command = { type: 'deploy', unit: 0, hex: 0, facing: 0, elevation } as const;
    expect(refusalOf(s.game, command)?.code ?? 'accepted').toBe(answer);
    if (answer === 'accepted') expect(s.do(command).unit('A').elevation).toBe(elevation);
  });

  test('a unit deployed in water floods locations without armor', () => {
    const s = onGround({ water: 1, depth: 2 }, { condition: { armor: { LA: 0 } } }).deploy('A', '0101');
    expect(s.all('HullBreached')).toMatchObject([{ unit: 0, location: LA }]);
    expect(s.unit('A').slotHits[LA]).not.toBe(0);
  });

  function onGround(layers: HexContent['layers'], options: Partial<UnitOptions> = {}): Scenario {
    const s = scenario({ board: createBoard(3, 3, [{ level: 0, layers }]) });
    s.mech('A', { at: { zone: 'any' }, ...options }).mech('B', { at: '0303' });
    s.roll('initiative', 4, 9);
    startGame(s.game);
    return s;
  }
});

describe('a unit that is still to come', () => {
  const units = { A: { at: '0105', facing: 3 }, B: { at: '0505' }, C: { at: { zone: NORTH, turn: 9 }, side: 1 } };

  test('a unit that is still to come takes no part in any phase', () => {
    const s = begun(units);
    const before = JSON.stringify(s.unit('C'));
    while (s.state.turn < 2) {
      expect(unitsToAct(s.game).map(({ id }) => id)).not.toContain(2);
      s.endPhase();
    }
    expect(JSON.stringify(s.unit('C'))).toBe(before);
    expect(s.events.filter(event => 'unit' in event && event.unit === 2)).toEqual([]);
  });

  test('a unit that is still to come cannot be a target', () => {
    const s = begun({ ...units, A: { ...units.A, jump: 5, weapons: [['ml', 'RA']] } });
    const refused = ['noSuchTarget', 'noSuchTarget'];
    expect([s.refused(s.chargeCommand('A', 'C', 'F')), s.refused(s.dfaCommand('A', 'C', '0104'))]).toEqual(refused);
    s.endPhase();
    expect(s.refused(s.shot('A', 'C'))).toBe('noSuchTarget');
    s.endPhase();
    expect(s.refused({ type: 'kick', unit: 0, target: 2, leg: 'RL' })).toBe('noSuchTarget');
  });

  test('the legal commands list every hex of the zone, once for each facing', () => {
    const s = due({ edge: 'north', depth: 1 });
    const orders = [...legalCommands(s.game, s.unit('A'))];
    expect(orders.length).toBe(1 + 10 * 6);
    expect(orders[0]).toEqual({ type: 'holdBack', unit: 0 });
    expect(orders.every(order => refusalOf(s.game, order) === undefined)).toBe(true);
  });

  test('a unit stays out while there is no room for it, and the game goes on', () => {
    const s = begun({ A: { at: { zone: { edge: 'north', depth: 1 } } }, B: { at: '0101' } }, '. \n .');
    expect([...legalCommands(s.game, s.unit('A'))]).toEqual([{ type: 'holdBack', unit: 0 }]);
    s.do({ type: 'holdBack', unit: 0 });
    expect(s.state.phase).toBe('movement');
    s.walk('B', 'RRRF');
    while (s.state.turn < 2) s.endPhase();
    s.deploy('A', '0101');
    expect(s.unit('A').status).toBe('active');
  });
});
