const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;
const POINTS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** A facing as an arrow on a map, where north is up. */
export function facingArrow(facing: number): string {
  return ARROWS[facing] ?? '?';
}

/** A facing as a compass point. */
export function facingPoint(facing: number): string {
  return POINTS[facing] ?? '?';
}
