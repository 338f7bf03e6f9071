import { nextBelow, parseSeed, type RngState, seedFromText } from '@hexfall/rules';

/** State of a random number generator for a test that draws its own samples: the same text gives the same samples. */
export function rngStateOf(text: string): RngState {
  const seed = parseSeed(seedFromText(text));
  if (!seed.ok) throw new Error(seed.errors[0]!.message);
  return seed.value;
}

/** A random number from 0 up to but not including 1. */
export function drawUniform(rngState: RngState): number {
  return nextBelow(rngState, 1 << 30) / (1 << 30);
}
