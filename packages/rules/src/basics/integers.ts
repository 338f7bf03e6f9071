/*
 * Division of whole numbers, none of them negative: a rule that divides says which way to round. Both functions use integers throughout,
 * since dividing floating-point numbers and rounding the result costs ten times as much.
 */

/** Returns the largest whole number that is not more than the quotient. */
export function divideDown(points: number, by: number): number {
  return (points / by) | 0;
}

/** Returns the smallest whole number that is not less than the quotient. */
export function divideUp(points: number, by: number): number {
  return ((points + by - 1) / by) | 0;
}

export function halfDown(points: number): number {
  return points >> 1;
}

export function halfUp(points: number): number {
  return (points + 1) >> 1;
}

/** Returns a tenth of a tonnage or of a construction factor, rounded up: most damage is based on it. */
export function tenthUp(points: number): number {
  return divideUp(points, 10);
}

/** Returns a tenth, rounded to the nearest point, halves up. */
export function roundedTenth(points: number): number {
  return divideDown(points + 5, 10);
}

/** Whether a set contains a small number: sets of weapons, bins, sides or locations are integers with one bit for each member. */
export function hasBit(bits: number, index: number): boolean {
  return ((bits >>> index) & 1) === 1;
}
