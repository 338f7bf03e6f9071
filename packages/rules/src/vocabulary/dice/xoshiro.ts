/**
 * The generator xoshiro128** of Blackman and Vigna on 32-bit integers: four words of state that a caller owns, so
 * that they can sit in the game state, be cloned and be saved with it.
 */

/** State of the random number generator: four 32-bit words, not all zero. */
export type RngState = Int32Array;

/** Returns the next 32 random bits as a signed integer; advances the state. */
export function nextInt32(rng: RngState): number {
  const s0 = rng[0]!;
  const s1 = rng[1]!;
  const s2 = rng[2]! ^ s0;
  const s3 = rng[3]! ^ s1;
  rng[0] = s0 ^ s3;
  rng[1] = s1 ^ s2;
  rng[2] = s2 ^ (s1 << 9);
  rng[3] = (s3 << 11) | (s3 >>> 21);
  // Factors so small that no product loses a bit before it is cut to 32.
  const times5 = (s1 * 5) | 0;
  return (((times5 << 7) | (times5 >>> 25)) * 9) | 0;
}

/** Returns a uniform integer from 0 to `count - 1`, without bias: draws that would favour low values are thrown away. */
export function nextBelow(rng: RngState, count: number): number {
  const surplus = remainder(-count, count); // what is left over when 2^32 draws are dealt out evenly
  let bits = nextInt32(rng) >>> 0;
  while (bits > 0xffffffff - surplus) bits = nextInt32(rng) >>> 0;
  return remainder(bits, count);
}

/**
 * Of unsigned integers, and marked as such throughout: a remainder of floating numbers costs ten times as much, and is a floating
 * number itself, as are then all fields of the state that it gets into.
 */
export function remainder(dividend: number, divisor: number): number {
  return ((dividend >>> 0) % (divisor >>> 0)) >>> 0;
}
