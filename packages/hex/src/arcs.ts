import { BEARINGS, type Bearing } from './bearing.ts';

export const ARCS = ['forward', 'leftArm', 'rightArm', 'rear', 'leftSide', 'rightSide'] as const;

/** The directions that a weapon or limb can reach, relative to the facing of what carries it. */
export type Arc = (typeof ARCS)[number];

/** One bit per relative bearing in the arc. */
const ARC_MASKS: Readonly<Record<Arc, number>> = {
  forward: maskOf(20, 4),
  leftArm: maskOf(16, 4),
  rightArm: maskOf(20, 8),
  rear: maskOf(9, 15),
  leftSide: maskOf(16, 19),
  rightSide: maskOf(5, 8),
};

/**
 * Whether a relative bearing lies in an arc.
 *
 * @example
 * ```ts
 * import { inArc, relativeBearing } from '@hexfall/hex';
 *
 * const dueEast = 6;
 * inArc('forward', relativeBearing(dueEast, 0)); // => false
 * inArc('rightArm', relativeBearing(dueEast, 0)); // => true
 * ```
 */
export function inArc(arc: Arc, relative: Bearing): boolean {
  return ((ARC_MASKS[arc] >> relative) & 1) === 1;
}

/** A mask of the bearings from first to last, clockwise. */
function maskOf(first: Bearing, last: Bearing): number {
  let mask = 1 << last;
  for (let code = first; code !== last; code = (code + 1) % BEARINGS) mask |= 1 << code;
  return mask;
}
