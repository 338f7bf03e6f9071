import { FLAG, list, oneOf, optional } from '../../basics/schema.ts';

/** One element of a move on foot. `stand` is one attempt to get up; `leave` goes forward off the board, for good. */
export const MOVE_STEPS = ['forward', 'backward', 'left', 'right', 'stand', 'goProne', 'leave'] as const;
export type MoveStep = (typeof MOVE_STEPS)[number];

/** A way on foot, as the orders for a move and for a charge state it. */
export const PATH = {
  mode: oneOf(['walk', 'run']),
  steps: list(oneOf(MOVE_STEPS), { max: 200 }),
  /** Climb onto roofs and bridge decks, or enter below them. */
  climb: FLAG,
  /** Run with MASC or a supercharger switched on. */
  masc: optional(FLAG),
  supercharger: optional(FLAG),
  /** Take ice at full speed: no MP lost on it, but a piloting roll in every hex of it. */
  reckless: optional(FLAG),
};
