import { areInSameBuilding, distance } from '@hexfall/hex';
import { type Explanation, type ModifierCode, note } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { Bracket } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { type Visible, viewpoint } from '../board/viewpoint.ts';

/** One value for each range bracket. */
export type ByBracket<T> = readonly [short: T, medium: T, long: T];

/** The farthest hexes of each range bracket. */
export type Ranges = ByBracket<number>;

/** To-hit modifiers for distance. */
export const RANGE_MODIFIERS: ByBracket<number> = [0, 2, 4];
/** The difference from one bracket to the next. */
export const RANGE_STEP = 2;
const RANGE_CODES: ByBracket<ModifierCode> = ['range.short', 'range.medium', 'range.long'];

/** Returns the hexes to a target as weapons count them: inside one building each floor between counts as one more. */
export function firingDistance(game: Game, attacker: MechState, target: Visible): number {
  const board = boardOf(game);
  const hexes = distance(board.grid, attacker.hex, target.hex);
  if (attacker.elevation === target.elevation || board.layers.building[attacker.hex] === 0) return hexes;
  const floors = Math.abs(attacker.elevation - target.elevation);
  return areInSameBuilding(board, viewpoint(attacker), viewpoint(target)) ? hexes + floors : hexes;
}

/** Returns the ranges of a weapon: under water it has others, or none. */
export function rangesOf(weapon: WeaponType, underWater: boolean): Ranges {
  return underWater ? weapon.waterRanges : weapon.ranges;
}

/** Returns the bracket that a distance falls into; long for any distance beyond. */
export function rangeBracket(ranges: Ranges, hexes: number): Bracket {
  if (hexes <= ranges[0]) return 0;
  return hexes <= ranges[1] ? 1 : 2;
}

/** Returns the modifier for distance, and for a target within the minimum range, which holds under water, too. */
export function rangeModifier(weapon: WeaponType, bracket: Bracket, hexes: number, explanation: Explanation): number {
  const minimum = hexes <= weapon.minimumRange ? weapon.minimumRange - hexes + 1 : 0;
  return (
    note(explanation, RANGE_CODES[bracket], RANGE_MODIFIERS[bracket]) + note(explanation, 'range.minimum', minimum)
  );
}
