/** Adds one number to a hash. */
export function mix(hash: number, value: number): number {
  const mixed = Math.imul(hash ^ value, 0x5bd1e995);
  return mixed ^ (mixed >>> 13);
}

/** Adds a list with its length to a hash, so that a value cannot move from one list into the next unnoticed. */
export function mixAll(start: number, values: readonly number[]): number {
  let hash = mix(start, values.length);
  for (const value of values) hash = mix(hash, value);
  return hash;
}
