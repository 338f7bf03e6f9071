import { type HexContent, withHex } from '@hexfall/hex';
import { openBoard, PROFILES, type ProfileName, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';
import { boardOf } from '../../vocabulary/game/game.ts';

function building(cf: number, type = 2, height = 3): HexContent {
  return { level: 0, layers: { building: type, buildingHeight: height, buildingCf: cf } };
}

/** A of 60 tons at 0204 pushes B of 50 tons at 0203 into the building or bridge in 0202; the push hits. */
function push(profile: ProfileName, built: HexContent, b: Partial<UnitOptions> = {}): Scenario {
  return scenario({ profile, board: withHex(openBoard(3, 5), 3 + 1, built) })
    .mech('A', { at: '0204', facing: 0, side: 0, tonnage: 60 })
    .mech('B', { at: '0203', facing: 3, side: 1, tonnage: 50, ...b })
    .begin('physical')
    .push('A', 'B')
    .roll('toHit', 12);
}

function factorOf(s: Scenario): number {
  return boardOf(s.game).layers.buildingCf[s.hex('0202')]!;
}

describe.each(PROFILES)('a unit that is forced into a building (%s)', profile => {
  test('a unit that is forced into a building rolls to get through the wall unhurt, and the wall suffers from its weight', () => {
    const s = push(profile, building(60)).roll('piloting', 6, 12).endPhase();
    expect(s.at('B')).toBe('0202');
    expect(s.all('PilotingRolled')).toMatchObject([
      { unit: 1, reason: 'building', need: 5 + 1, passed: true },
      { unit: 1, reason: 'pushed' },
    ]);
    expect(s.lost('B')).toEqual({});
    expect(factorOf(s)).toBe(60 - 5);
  });

  test('a failed roll for the wall is damage of a tenth of the construction factor to the side that meets the wall, not a fall', () => {
    const back = push(profile, building(60))
      .roll('piloting', 5)
      .roll('hitLocation', 7, 8)
      .roll('piloting', 12)
      .endPhase();
    expect(back.lost('B')).toEqual({ CTR: 5, LTR: 1 });
    expect(back.unit('B').prone).toBe(false);
    const front = push(profile, building(50), { facing: 0 }).roll('piloting', 5).roll('hitLocation', 7);
    front.roll('piloting', 12).endPhase();
    expect(front.lost('B')).toEqual({ CT: 5 });
    const right = push(profile, building(50), { facing: 5 }).roll('piloting', 5).roll('hitLocation', 4);
    right.roll('piloting', 12).endPhase();
    expect(right.lost('B')).toEqual({ RA: 5 });
  });

  test('how far the unit has moved in the turn does not make the wall harder', () => {
    const s = scenario({ profile, board: withHex(openBoard(3, 5), 3 + 1, building(60, 3)) })
      .mech('A', { at: '0204', facing: 0, side: 0 })
      .mech('B', { at: '0203', facing: 3, side: 1 })
      .begin('physical')
      .moved('B', 'run', 9);
    s.push('A', 'B').roll('toHit', 12).roll('piloting', 7, 12).endPhase();
    expect(s.all('PilotingRolled')[0]).toMatchObject({ reason: 'building', need: 5 + 2 });
  });

  test('a unit that is pushed onto a roof meets no wall', () => {
    const board = withHex(openBoard(3, 5), 3 + 1, { ...building(60, 2, 1), level: -1 });
    const s = scenario({ profile, board })
      .mech('A', { at: '0204', facing: 0, side: 0 })
      .mech('B', { at: '0203', facing: 3, side: 1 })
      .begin('physical');
    s.push('A', 'B').roll('toHit', 12).roll('piloting', 12).endPhase();
    expect(s.unit('B')).toMatchObject({ hex: s.hex('0202'), elevation: 1 });
    expect(s.all('PilotingRolled')).toMatchObject([{ reason: 'pushed' }]);
    expect(factorOf(s)).toBe(60);
  });

  test('a building whose construction factor is used up collapses on the unit at the end of the phase', () => {
    const s = push(profile, building(5, 1)).roll('piloting', 5, 12).endPhase();
    expect(s.all('BuildingCollapsed')).toMatchObject([{ hex: s.hex('0202') }]);
    expect(s.unit('B')).toMatchObject({ elevation: 0, status: 'active' });
    expect(boardOf(s.game).layers.rubble[s.hex('0202')]).toBe(1);
  });
});

test('inside a building the unit that pushes follows through a wall, too', () => {
  const joined: HexContent = { level: 0, layers: { ...building(60).layers, buildingExits: 0b001001 } };
  const house = [1, 2, 3].reduce((board, row) => withHex(board, row * 3 + 1, joined), openBoard(3, 5));
  const s = scenario({ profile: 'spec', board: house })
    .mech('A', { at: '0204', facing: 0, side: 0, tonnage: 60 })
    .mech('B', { at: '0203', facing: 3, side: 1, tonnage: 50 })
    .begin('physical');
  s.push('A', 'B').roll('toHit', 12).roll('piloting', 6, 6, 12).endPhase();
  expect([s.at('B'), s.at('A')]).toEqual(['0202', '0203']);
  expect(s.all('PilotingRolled')).toMatchObject([
    { unit: 1, reason: 'building' },
    { unit: 0, reason: 'building' },
    { unit: 1, reason: 'pushed' },
  ]);
  const { buildingCf } = boardOf(s.game).layers;
  expect(['0202', '0203'].map(at => buildingCf[s.hex(at)])).toEqual([60 - 5, 60 - 6]);
});
