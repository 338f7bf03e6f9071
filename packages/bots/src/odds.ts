import { waysAtLeast } from '@hexfall/rules';

/** Needs beyond this are hopeless, and there is no easier need than 2. */
const HOPELESS = 13;

const CHANCES = Float64Array.from({ length: HOPELESS + 1 }, (_, need) => waysAtLeast(need) / 36);

/** How likely two dice are to reach a number. */
export function chance(need: number): number {
  return need >= HOPELESS ? 0 : CHANCES[need > 0 ? need : 0]!;
}
