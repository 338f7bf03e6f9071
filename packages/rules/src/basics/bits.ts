/** Sets of small numbers (weapons, bins, sides, locations) are kept as one bit each of an integer. */
export function hasBit(bits: number, index: number): boolean {
  return ((bits >>> index) & 1) === 1;
}
