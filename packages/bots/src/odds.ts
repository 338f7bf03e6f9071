import { waysAtLeast } from '@hexfall/rules';

/** Two dice never reach this number. */
const IMPOSSIBLE_NEED = 13;

const CHANCES = Float64Array.from({ length: IMPOSSIBLE_NEED + 1 }, (_, need) => waysAtLeast(need) / 36);

/** Probability that two dice reach a target number. */
export function chance(need: number): number {
  return need >= IMPOSSIBLE_NEED ? 0 : CHANCES[need > 0 ? need : 0]!;
}
