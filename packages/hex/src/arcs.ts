import { type Bearing, BEARINGS } from './bearing.ts';

export const ARCS = ['forward', 'leftArm', 'rightArm', 'rear', 'leftSide', 'rightSide'] as const;

/** What a weapon can reach, by relative bearing from the facing it is mounted on. */
export type Arc = (typeof ARCS)[number];

/** One bit per relative bearing of the arc. Neighbouring arcs share their border except towards the rear. */
const ARC_MASKS: Readonly<Record<Arc, number>> = {
  forward: bearings(20, 4),
  leftArm: bearings(16, 4),
  rightArm: bearings(20, 8),
  rear: bearings(9, 15),
  leftSide: bearings(16, 19),
  rightSide: bearings(5, 8),
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

/** Mask of the bearings from first to last, clockwise. */
function bearings(first: Bearing, last: Bearing): number {
  let mask = 1 << last;
  for (let code = first; code !== last; code = (code + 1) % BEARINGS) mask |= 1 << code;
  return mask;
}
