import { type Board, withHex } from '@hexfall/hex';
import { openBoard, type Scenario, scenario, type UnitOptions } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { IMPOSSIBLE, type Modifier } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, specOf } from '../../vocabulary/game/game.ts';
import { roofOf } from '../board/building.ts';
import { buildingNumber } from './building-number.ts';
import { aimWeapon, sightTarget } from './firing-solution.ts';

const HOUSE = { level: 0, layers: { building: 1, buildingHeight: 1, buildingCf: 15 } };

/** A with a PPC in 0517, 15 hexes from a house in 0502. */
function facingHouse(a: Partial<UnitOptions> = {}, board: Board = openBoard(9, 36)): Scenario {
  return scenario({ board: withHex(board, 9 + 4, HOUSE) })
    .mech('A', { at: '0517', facing: 0, side: 0, weapons: [['ppc', 'RT']], ...a })
    .mech('M', { at: '0505', side: 0, equipment: [['c3Master', 'CT']] })
    .mech('B', { at: '0136', side: 1 })
    .begin('weapons');
}

function numberOf(s: Scenario, modifiers?: Modifier[]): number {
  const attacker = s.unit('A');
  const [weapon] = specOf(s.game, attacker).weapons;
  const sighting = sightTarget(s.game, attacker, roofOf(boardOf(s.game), s.hex('0502')));
  return buildingNumber(s.game, aimWeapon(s.game, sighting, weapon!), modifiers);
}

test('the number is the sum of its modifiers', () => {
  const modifiers: Modifier[] = [];
  expect(numberOf(facingHouse(), modifiers)).toBe(4);
  expect(modifiers).toEqual([
    { code: 'gunnery', value: 4 },
    { code: 'range.long', value: 4 },
    { code: 'target.immobile', value: -4 },
  ]);
});

test('a C3 network lends its range', () => {
  expect(numberOf(facingHouse({ equipment: [['c3Slave', 'CT']], c3: 1 }))).toBe(4 - 4);
});

test('a building beyond the range of the weapon, or out of sight, cannot be hit', () => {
  expect(numberOf(facingHouse({ at: '0521' }))).toBe(IMPOSSIBLE);
  const hill = withHex(openBoard(9, 36), 9 * 9 + 4, { level: 4, layers: {} });
  expect(numberOf(facingHouse({}, hill))).toBe(IMPOSSIBLE);
});
