import { createBoard, type HexContent } from '@hexfall/hex';
import { goesDown, PROFILES, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../vocabulary/game/game.ts';
import { collapseBuilding } from './collapse.ts';

const SOUTH = 3;
const CLEAR: HexContent = { level: 0, layers: {} };

function building(cf: number, height = 2, type = 2): HexContent {
  return { level: 0, layers: { building: type, buildingHeight: height, buildingCf: cf } };
}

/** A unit of 50 tons and piloting 5 north of the building or bridge in 0102. */
function beside(profile: string, built: HexContent, options: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile, board: createBoard(1, 4, [CLEAR, built, CLEAR, CLEAR]) })
    .mech('A', { at: '0101', facing: SOUTH, tonnage: 50, walk: 6, ...options })
    .mech('B', { at: '0104', side: 1 })
    .begin('movement');
}

describe('a building too weak for the unit on its roof', () => {
  test('[PSR-22] a building collapses at the end of the phase, with damage and a roll for the unit on its roof', () => {
    const s = beside('spec', building(40)).walk('A', 'F');
    expect(s.unit('A').elevation).toBe(2);
    s.roll('hitLocation', 7).roll('piloting', 5).endPhase();
    expect(s.all('BuildingCollapsed')).toHaveLength(1);
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'buildingCollapse', need: 5 }]);
    expect(s.numbers).toEqual(['5 = 5 piloting']);
    expect(s.unit('A')).toMatchObject({ elevation: 0, prone: false, pilotWounds: 0 });
    expect(s.lost('A')).toEqual({ CT: 4 });
    expect(boardOf(s.game).layers).toMatchObject({ building: { 1: 0 }, rubble: { 1: 2 } });
  });

  test('[PSR-22] wounds and leg damage count for the roll in a collapse', () => {
    const worn = { condition: { pilotWounds: 1, criticals: { RL: [2] } } };
    const s = beside('spec', building(40), worn).walk('A', 'F').roll('hitLocation', 7).roll('piloting', 7).endPhase();
    expect(s.numbers).toEqual(['7 = 5 piloting + 1 pilot wounded + 1 upper leg']);
    expect(s.unit('A').prone).toBe(false);
  });

  test.each([
    ['spec', 'up', 'piloting'],
    ['canon', 'to the nearest', 'none'],
  ] as const)(
    '[PSR-22] in %s a unit falls by the levels it stood on, for a tenth of its tonnage rounded %s',
    (profile, _, rolled) => {
      for (let tonnage = 20; tonnage <= 100; tonnage++) {
        const s = beside(profile, building(10), { tonnage, armor: { CT: 40 } }).walk('A', 'F');
        const damage = 3 * (profile === 'spec' ? Math.ceil(tonnage / 10) : Math.floor(tonnage / 10 + 0.5));
        s.roll('hitLocation', 6);
        if (rolled === 'piloting') s.roll('piloting', 4);
        goesDown(s, profile, ...Array.from({ length: Math.ceil(damage / 5) }, () => 7)).endPhase();
        expect(s.all('Fell')).toMatchObject([{ reason: 'buildingCollapse', height: 2, damage, elevation: 0 }]);
        expect(s.unit('A')).toMatchObject({ prone: true, elevation: 0, pilotWounds: profile === 'spec' ? 1 : 0 });
        expect(s.lost('A')).toEqual({ RT: 1, CT: damage });
      }
    },
  );

  test('[PSR-22] in canon the unit on the roof falls without a roll, and only the pilot may brace', () => {
    const s = beside('canon', building(40)).walk('A', 'F');
    s.roll('hitLocation', 9).roll('fallDirection', 1).roll('hitLocation', 7, 6, 8).roll('avoidFallDamage', 6);
    s.endPhase();
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'avoidWound', need: 5 + 1 }]);
    expect(s.unit('A')).toMatchObject({ prone: true, pilotWounds: 0, elevation: 0 });
    expect(s.lost('A')).toEqual({ LL: 4, CT: 5, RT: 5, LT: 5 });
  });

  test.each(['spec', 'canon'])('a building strong enough for its unit holds (%s)', profile => {
    const s = beside(profile, building(50)).walk('A', 'F').endPhase();
    expect(s.all('BuildingCollapsed')).toEqual([]);
    expect(s.unit('A').elevation).toBe(2);
  });
});

test('a unit that the collapse has destroyed takes no further damage', () => {
  const s = beside('spec', building(200), { armor: { CT: 0 }, condition: { structure: { CT: 5 } } }).walk('A', 'F');
  collapseBuilding(s.roll('hitLocation', 7).roll('criticalCount', 2).game, 1);
  expect(s.all('DamageApplied')).toMatchObject([{ damage: 5, destroyed: true }]);
  expect(s.all('Fell')).toEqual([]);
  expect(s.unit('A').status).toBe('destroyed');
});

describe.each(PROFILES)('a bridge (%s)', profile => {
  test('[PSR-22] a bridge breaks under too much weight', () => {
    const bridge: HexContent = { level: 0, layers: { bridge: 1, bridgeHeight: 1, bridgeCf: 40 } };
    const s = beside(profile, bridge).walk('A', 'F');
    expect(s.unit('A').elevation).toBe(1);
    if (profile === 'spec') s.roll('piloting', 5);
    else goesDown(s, 'canon', 7, 6);
    s.endPhase();
    expect(s.all('PilotingRolled')).toMatchObject([
      { reason: profile === 'spec' ? 'buildingCollapse' : 'avoidWound', need: 5, passed: true },
    ]);
    expect(s.unit('A')).toMatchObject({ elevation: 0, prone: profile === 'canon', pilotWounds: 0 });
    expect(s.lost('A')).toEqual(profile === 'spec' ? {} : { CT: 5, RT: 5 });
    expect(boardOf(s.game).layers.bridge[1]).toBe(0);
  });
});

test('a unit that stays on its feet when a bridge drops it into water floods locations without armor', () => {
  const bridge: HexContent = { level: 0, layers: { bridge: 1, bridgeHeight: 1, bridgeCf: 40, water: 1, depth: 1 } };
  const s = beside('spec', bridge, { armor: { LL: 0 } }).walk('A', 'F');
  s.roll('piloting', 5).roll('piloting', 12, 12, 12, 12).endPhase();
  expect(s.all('Displaced')).toMatchObject([{ how: 'dropped', elevation: -1 }]);
  expect(s.all('HullBreached')).toMatchObject([{ unit: 0, location: 7 }]);
  expect(s.unit('A')).toMatchObject({ elevation: -1, prone: false });
});

describe('a bridge over ice', () => {
  const layers = { bridge: 1, bridgeHeight: 1, bridgeCf: 40, water: 1, depth: 2, ice: 1 };
  /** Center torso and both legs: 5 points at the surface, then 5 and 2 at the bottom. */
  const IN_WATER = [7, 5, 9];
  const onto = (profile: string): Scenario => beside(profile, { level: 0, layers }).walk('A', 'F');

  test('in spec a unit that stays on its feet lands on the ice below and rolls for the ice as well', () => {
    const s = onto('spec').roll('piloting', 5, 9).endPhase();
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'buildingCollapse' }, { reason: 'ice', need: 5 + 4 }]);
    expect(s.unit('A')).toMatchObject({ elevation: 0, prone: false });
    expect(boardOf(s.game).layers).toMatchObject({ bridge: { 1: 0 }, ice: { 1: 1 } });
  });

  test('in spec a fall from a bridge goes through the ice below', () => {
    const s = onto('spec').roll('piloting', 4).roll('fallDirection', 1);
    for (const location of IN_WATER) s.roll('hitLocation', location).roll('hullBreach', 2);
    s.roll('consciousness', 12).endPhase();
    expect(s.all('Fell')).toMatchObject([{ reason: 'buildingCollapse', height: 3, elevation: -2 }]);
    expect(boardOf(s.game).layers.ice[1]).toBe(0);
  });

  test('in canon the ice below a bridge breaks on 4, and the fall ends on the bottom', () => {
    const s = onto('canon').roll('ice', 4).roll('fallDirection', 1);
    for (const location of IN_WATER) s.roll('hitLocation', location).roll('hullBreach', 2);
    s.roll('avoidFallDamage', 12).endPhase();
    expect(s.all('IceRolled')).toMatchObject([{ roll: 4, broke: true }]);
    expect(s.all('Fell')).toMatchObject([{ height: 3, elevation: -2 }]);
    expect(boardOf(s.game).layers.ice[1]).toBe(0);
  });

  test('in canon the ice below a bridge holds on 3, and the fall ends on the ice', () => {
    const s = onto('canon').roll('ice', 3).roll('fallDirection', 1).roll('hitLocation', 7, 6);
    s.roll('avoidFallDamage', 12).endPhase();
    expect(s.all('Fell')).toMatchObject([{ height: 1, elevation: 0, damage: 10 }]);
    expect(s.unit('A')).toMatchObject({ elevation: 0, prone: true });
    expect(boardOf(s.game).layers.ice[1]).toBe(1);
  });
});

describe.each(PROFILES)('what a building has to bear (%s)', profile => {
  const inside = { type: 'move', unit: 0, mode: 'walk', steps: ['forward'], climb: false } as const;
  const fallen = (s: Scenario): number => s.all('BuildingCollapsed').length;

  test('a building bears the unit on its roof, not the unit on its ground floor', () => {
    const s = beside(profile, building(40, 3)).roll('piloting', 6).do(inside).endPhase();
    expect([s.unit('A').elevation, fallen(s)]).toEqual([0, 0]);
  });

  test('a building bears only the unit in the same hex', () => {
    const roofs = createBoard(1, 4, [CLEAR, building(60), building(60), CLEAR]);
    const s = scenario({ profile, board: roofs })
      .mech('A', { at: '0101', facing: SOUTH, tonnage: 50, walk: 6 })
      .mech('B', { at: '0104', facing: 0, side: 1, tonnage: 50, walk: 6 })
      .begin('movement')
      .walk('A', 'F')
      .walk('B', 'F')
      .endPhase();
    expect([s.unit('A').elevation, s.unit('B').elevation, fallen(s)]).toEqual([2, 2, 0]);
  });

  test('a building without a construction factor bears anything', () => {
    const s = beside(profile, building(0)).walk('A', 'F').endPhase();
    expect([s.unit('A').elevation, fallen(s)]).toEqual([2, 0]);
  });

  test('a bridge bears the unit on its deck, not the unit below', () => {
    const bridge: HexContent = { level: 0, layers: { bridge: 1, bridgeHeight: 3, bridgeCf: 40 } };
    const s = beside(profile, bridge).do(inside).endPhase();
    expect([s.at('A'), s.unit('A').elevation, fallen(s)]).toEqual(['0102', 0, 0]);
    collapseBuilding(s.game, 1);
    expect([s.lost('A'), s.unit('A').prone]).toEqual([{}, false]);
  });

  test('a deck that lies on the ground bears anything', () => {
    const deck: HexContent = { level: 0, layers: { bridge: 1, bridgeHeight: 0, bridgeCf: 40 } };
    const s = beside(profile, deck).walk('A', 'F').endPhase();
    expect([s.unit('A').elevation, fallen(s)]).toEqual([0, 0]);
  });

  test('a collapse strikes a unit inside with every floor above it', () => {
    const s = beside(profile, building(60, 3)).roll('piloting', 6).do(inside);
    // A factor of 55 is left, with three floors overhead: 16.5 points, rounded up.
    collapseBuilding(s.roll('hitLocation', 7, 8, 6, 9).game, 1);
    expect(s.lost('A')).toEqual({ CT: 5, LT: 5, RT: 5, LL: 2 });
    expect(s.unit('A')).toMatchObject({ elevation: 0, prone: false });
  });
});

test.each([
  [190, '6 = 5 piloting + 1 levels fallen'],
  [200, '7 = 5 piloting + 1 reason of the roll + 1 levels fallen'],
])('in canon 20 points from a building of factor %i count against the pilot who braces: $1', (cf, number) => {
  const s = beside('canon', building(cf), { armor: { CT: 40 } }).walk('A', 'F');
  s.roll('hitLocation', 7, 7, 7, 7).roll('fallDirection', 1).roll('hitLocation', 7, 7, 7).roll('avoidFallDamage', 7);
  collapseBuilding(s.game, 1);
  expect(s.numbers).toEqual([number]);
  expect(s.unit('A').pilotWounds).toBe(0);
});

test('a prone unit on the roof falls without a roll', () => {
  const s = beside('spec', building(40), { armor: { CT: 40 } }).walk('A', 'F');
  s.unit('A').prone = true;
  goesDown(s.roll('hitLocation', 7), 'spec', 7, 7, 7).endPhase();
  expect(s.all('PilotingRolled')).toEqual([]);
  expect(s.all('Fell')).toMatchObject([{ reason: 'buildingCollapse', height: 2, damage: 15 }]);
  expect(s.unit('A')).toMatchObject({ prone: true, elevation: 0, pilotWounds: 1 });
});

test.each(PROFILES)('a fall from a bridge is measured to the bottom of the water (%s)', profile => {
  const layers = { bridge: 1, bridgeHeight: 1, bridgeCf: 40, water: 1, depth: 1 };
  const s = beside(profile, { level: 0, layers }, { armor: { CT: 60 } }).walk('A', 'F');
  if (profile === 'spec') s.roll('piloting', 4);
  s.roll('fallDirection', 1);
  for (let group = 0; group < 2; group++) s.roll('hitLocation', 7).roll('hullBreach', 2);
  s.roll(profile === 'spec' ? 'consciousness' : 'avoidFallDamage', 12).endPhase();
  expect(s.all('Fell')).toMatchObject([{ reason: 'buildingCollapse', height: 2, elevation: -1 }]);
  expect(s.unit('A')).toMatchObject({ prone: true, elevation: -1 });
});
