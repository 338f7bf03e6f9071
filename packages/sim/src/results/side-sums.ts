import type { GameRecord } from '../batch/game-record.ts';

/** Sums of the units of one side. */
export interface SideSums {
  readonly dealt: number;
  readonly taken: number;
  /** Units that did not stay in play. */
  readonly lost: number;
}

/** Returns the sums of both sides of a game; the first units of its record, this many, are those of A. */
export function sideSums({ units }: GameRecord, unitsOfA: number): readonly [SideSums, SideSums] {
  return [sumsOf(units.slice(0, unitsOfA)), sumsOf(units.slice(unitsOfA))];
}

function sumsOf(units: GameRecord['units']): SideSums {
  const sums = { dealt: 0, taken: 0, lost: 0 };
  for (const { dealt, taken, end } of units) {
    sums.dealt += dealt;
    sums.taken += taken;
    if (end !== undefined) sums.lost++;
  }
  return sums;
}
