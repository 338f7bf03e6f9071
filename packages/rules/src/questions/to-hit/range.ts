import { areInSameBuilding, distance } from '@hexfall/hex';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { Bracket } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { viewpoint } from '../board/viewpoint.ts';

export type Ranges = WeaponType['ranges'];

export const RANGE_MODIFIERS = [0, 2, 4] as const;
const RANGE_CODES = ['range.short', 'range.medium', 'range.long'] as const;

/** Hexes between two units as weapons count them: inside one building each floor between them is one more. */
export function firingDistance(game: Game, attacker: MechState, target: MechState): number {
  const board = boardOf(game);
  const hexes = distance(board.grid, attacker.hex, target.hex);
  if (attacker.elevation === target.elevation || board.layers.building[attacker.hex] === 0) return hexes;
  const floors = Math.abs(attacker.elevation - target.elevation);
  return areInSameBuilding(board, viewpoint(attacker), viewpoint(target)) ? hexes + floors : hexes;
}

/** Under water a weapon has other ranges, or none. */
export function rangesOf(weapon: WeaponType, underWater: boolean): Ranges {
  return underWater ? weapon.waterRanges : weapon.ranges;
}

export function rangeBracket(ranges: Ranges, hexes: number): Bracket {
  if (hexes <= ranges[0]) return 0;
  return hexes <= ranges[1] ? 1 : 2;
}

/** The minimum range is the same under water. */
export function rangeModifier(weapon: WeaponType, bracket: Bracket, hexes: number, explanation: Explanation): number {
  const minimum = hexes <= weapon.minimumRange ? weapon.minimumRange - hexes + 1 : 0;
  return (
    note(explanation, RANGE_CODES[bracket], RANGE_MODIFIERS[bracket]) + note(explanation, 'range.minimum', minimum)
  );
}
