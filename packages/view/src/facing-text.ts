const ARROWS = ['↑', '↗', '↘', '↓', '↙', '↖'] as const;
const POINTS = ['N', 'NE', 'SE', 'S', 'SW', 'NW'] as const;

/** A facing as an arrow on a map, where north is up. */
export function facingArrow(facing: number): string {
  return ARROWS[facing] ?? '?';
}

/**
 * Returns the facing that a compass point means, in capitals or not; `undefined` if it is none.
 *
 * @example
 * ```ts
 * import { facingOf } from '@hexfall/view';
 *
 * facingOf('se'); // => 2
 * facingOf('E'); // => undefined
 * ```
 */
export function facingOf(point: string): number | undefined {
  const facing = POINTS.findIndex(each => each === point.toUpperCase());
  return facing < 0 ? undefined : facing;
}

/**
 * Returns a facing as a compass point.
 *
 * @example
 * ```ts
 * import { facingPoint } from '@hexfall/view';
 *
 * facingPoint(3); // => 'S'
 * ```
 */
export function facingPoint(facing: number): string {
  return POINTS[facing] ?? '?';
}
