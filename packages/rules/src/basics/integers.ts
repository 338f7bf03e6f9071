/*
 * Rules divide whole numbers, none of them negative, and say which way to round. Both are of integers throughout, since a division of
 * floating numbers with a rounding after it costs ten times as much.
 */

/** The largest whole number that is not more than the quotient. */
export function divideDown(points: number, by: number): number {
  return (points / by) | 0;
}

/** The smallest whole number that is not less than the quotient. */
export function divideUp(points: number, by: number): number {
  return ((points + by - 1) / by) | 0;
}

export function halfDown(points: number): number {
  return points >> 1;
}

export function halfUp(points: number): number {
  return (points + 1) >> 1;
}

/** What most damage goes by: a tenth of a tonnage, or of a construction factor. */
export function tenthUp(points: number): number {
  return divideUp(points, 10);
}

/** Returns a tenth, rounded to the nearest point, halves up. */
export function roundedTenth(points: number): number {
  return divideDown(points + 5, 10);
}

/** Sets of small numbers (weapons, bins, sides, locations) are kept as one bit each of an integer. */
export function hasBit(bits: number, index: number): boolean {
  return ((bits >>> index) & 1) === 1;
}
