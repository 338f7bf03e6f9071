import { waysAtLeast } from '@hexfall/rules';

/** A target number that two dice never reach. */
const IMPOSSIBLE_NEED = 13;

const CHANCES = Float64Array.from({ length: IMPOSSIBLE_NEED + 1 }, (_, need) => waysAtLeast(need) / 36);

/** Returns the probability that two dice reach a target number. */
export function chance(need: number): number {
  return need >= IMPOSSIBLE_NEED ? 0 : CHANCES[need > 0 ? need : 0]!;
}
