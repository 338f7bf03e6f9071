import { FLAG, list, oneOf, optional } from '../../basics/schema.ts';

/** One element of a move on foot. `stand` is one attempt to get up; `leave` goes forward off the board, for good. */
export const MOVE_STEPS = ['forward', 'backward', 'left', 'right', 'stand', 'goProne', 'leave'] as const;
export type MoveStep = (typeof MOVE_STEPS)[number];

/** The fields of a path on foot, in the orders for a move and for a charge. */
export const PATH = {
  mode: oneOf(['walk', 'run']),
  steps: list(oneOf(MOVE_STEPS), { max: 200 }),
  /** Whether the unit climbs onto roofs and bridge decks; otherwise it enters buildings and passes below decks. */
  climb: FLAG,
  /** Whether the unit runs with MASC or a supercharger switched on. */
  masc: optional(FLAG),
  supercharger: optional(FLAG),
  /** Whether the unit moves over ice at full speed: without losing MP, but with a piloting roll in every hex of ice. */
  reckless: optional(FLAG),
};
