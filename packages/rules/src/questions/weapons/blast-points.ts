/** Points that a burst loses with each hex. */
const LESS_PER_HEX = 10;

/** Returns the damage of a burst of this many points at that distance. */
export function blastPoints(points: number, hexes: number): number {
  return Math.max(0, points - LESS_PER_HEX * hexes);
}
