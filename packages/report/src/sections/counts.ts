import type { SideResult, SimulationResult } from '@hexfall/sim';
import type { Bar } from '../plots/bars.ts';
import { partiesOf } from './cast.ts';

/** A row of a table with counts for both sides. */
export interface Count {
  readonly row: string;
  readonly a: number;
  readonly b: number;
}

/** Adds up the counts of both sides row by row, and puts the largest row first. */
export function countBoth(
  { sides }: SimulationResult,
  listOf: (side: SideResult, other: SideResult) => readonly (readonly [row: string, count: number])[],
): Count[] {
  const rows = new Map<string, [number, number]>();
  for (const index of [0, 1] as const) {
    for (const [row, count] of listOf(sides[index], sides[index === 0 ? 1 : 0])) {
      const sums = rows.get(row) ?? [0, 0];
      sums[index] += count;
      rows.set(row, sums);
    }
  }
  return [...rows].map(([row, [a, b]]) => ({ row, a, b })).sort((one, two) => two.a + two.b - one.a - one.b);
}

/** The most rows that a plot shows. The table below it has all of them. */
const MAX_ROWS = 12;

/** Returns two bars for each row, one for each side. */
export function barsOf(
  result: SimulationResult,
  counts: readonly Count[],
  labelOf: (value: number) => string,
  titleOf: (mark: string, row: string, label: string) => string,
): Bar[] {
  return counts.slice(0, MAX_ROWS).flatMap(({ row, a, b }) =>
    partiesOf(result).map(({ mark, color, index }) => {
      const value = index === 0 ? a : b;
      const label = labelOf(value);
      return { row, value, color, label, title: titleOf(mark, row, label), place: index };
    }),
  );
}
