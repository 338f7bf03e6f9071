/** Takes one more number into a hash. */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x5bd1e995);
  return mixed ^ (mixed >>> 13);
}

/** A list with its length, so that a value cannot slip from one list into the next unseen. */
export function mixAll(start: number, values: readonly number[]): number {
  let hash = mix(start, values.length);
  for (const value of values) hash = mix(hash, value);
  return hash;
}
