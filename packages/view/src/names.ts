import type { Board, Grid } from '@hexfall/hex';
import type { MechId, MechSpec } from '@hexfall/rules';

/** The names that a line of text about a game needs. */
export interface Names {
  /** The unit that a sentence is about. */
  unit(id: MechId): string;
  /** A unit that is mentioned in passing; its full name unless stated. */
  mark?(id: MechId): string;
  weapon(unit: MechId, weapon: number): string;
  /** Without this, sides are A, B and so on. */
  side?(side: number): string;
  /** Without this, locations have the names of those of a biped, and critical slots are named by their numbers. */
  spec?(id: MechId): MechSpec;
  readonly grid: Grid;
  /** The map at the start. Without it, whatever is built is called a building. */
  readonly board?: Board;
}

const SIDES = 'ABCDEFGHIJKLMNOP';

/**
 * Returns the name of a side: A, B and so on.
 *
 * @example
 * ```ts
 * import { sideName } from '@hexfall/view';
 *
 * sideName(1); // => 'B'
 * ```
 */
export function sideName(side: number): string {
  return SIDES[side] ?? String(side);
}

/** A unit that is mentioned in passing. */
export function markOf(names: Names, unit: MechId): string {
  return names.mark?.(unit) ?? names.unit(unit);
}

export function sideOf(names: Names, side: number): string {
  return names.side?.(side) ?? sideName(side);
}
