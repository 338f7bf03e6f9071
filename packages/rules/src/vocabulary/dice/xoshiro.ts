/**
 * The generator xoshiro128** of Blackman and Vigna on 32-bit integers: four words of state that a caller owns, so that they can be part of
 * the game state and be cloned and saved with it.
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
  // The factors are small enough for no product to lose a bit before it is cut to 32.
  const times5 = (s1 * 5) | 0;
  return (((times5 << 7) | (times5 >>> 25)) * 9) | 0;
}

/** Returns a uniform integer from 0 to `count - 1`, without bias: draws that would favour low values are discarded. */
export function nextBelow(rng: RngState, count: number): number {
  const surplus = remainder(-count, count); // the rest when 2^32 draws are divided evenly
  let bits = nextInt32(rng) >>> 0;
  while (bits > 0xffffffff - surplus) bits = nextInt32(rng) >>> 0;
  return remainder(bits, count);
}

/**
 * Returns the remainder of unsigned integers, marked as such throughout: a remainder of floating-point numbers costs ten times as much, and
 * is a floating-point number itself, which turns all fields of the state that it is stored in into such numbers.
 */
export function remainder(dividend: number, divisor: number): number {
  return ((dividend >>> 0) % (divisor >>> 0)) >>> 0;
}
