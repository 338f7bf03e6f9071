/** Bit mask of the relative bearings that weapons reach with a torso twist: all but the rear. */
export const IN_REACH = bearings(16, 8);
/** Bit mask of the relative bearings ahead. */
export const AHEAD = bearings(20, 4);

/** Bit mask of the relative bearings behind: attacks from there strike the rear. */
export const BEHIND = bearings(11, 13);

/** Target number of an enemy's kick, without modifiers for movement and terrain. */
export const KICK_NUMBER = 4;

function bearings(first: number, last: number): number {
  let mask = 1 << last;
  for (let code = first; code !== last; code = (code + 1) % 24) mask |= 1 << code;
  return mask;
}
