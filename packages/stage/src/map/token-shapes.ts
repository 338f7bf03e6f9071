/** The sides differ in shape as well as in color: a disc and a block, each with a point towards the facing of the legs. */
export const TOKEN_BODIES = ['M0-34L10-18A21 21 0 1 1-10-18Z', 'M0-34L9-20H19V19H-19V-20H-9Z'] as const;

/** The front of the torso, drawn where it differs from that of the legs. */
export const TOKEN_TORSO = 'M-13-27L0-42L13-27L0-32Z';

/** Length of the bar that shows how much is left of a unit. */
export const TOKEN_BAR = 36;
