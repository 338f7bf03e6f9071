/** What a burst does less with each hex. */
const LESS_PER_HEX = 10;

/** Returns what a burst of so many points does to those who are that far from it. */
export function blastPoints(points: number, hexes: number): number {
  return Math.max(0, points - LESS_PER_HEX * hexes);
}
