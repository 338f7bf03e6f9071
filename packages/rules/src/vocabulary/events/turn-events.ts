import { integer, list, oneOf, optional } from '../../basics/schema.ts';
import { OUTCOME, PHASES } from '../state/game-state.ts';
import { COUNT, SIDE, SMALL, UNIT } from '../state/values.ts';
import type { Fact } from './events.ts';

const SIDE_ORDER = list(SIDE, { max: 400 });

export const TURN_EVENTS = {
  TurnBegan: { turn: COUNT },
  InitiativeRolled: {
    /** By side: its roll, and after it the rolls that broke ties. */
    rolls: list(list(SMALL, { max: 1000 }), { max: 16 }),
    /** By side: the bonus of each of its rolls; left out if no side has one. */
    bonuses: optional(list(SMALL, { max: 16 })),
    /** Sides from the lowest total up: the order in which they act this turn. */
    order: SIDE_ORDER,
  },
  PhaseBegan: { phase: oneOf(PHASES), order: SIDE_ORDER },
  PhaseEnded: { phase: oneOf(PHASES) },
  UnitActed: { unit: UNIT },
  ActionSkipped: { side: SIDE },
  TurnEnded: { turn: COUNT, hash: integer(0, 0xffffffff) },
  GameEnded: { outcome: OUTCOME },
};

export interface TurnBegan extends Fact<typeof TURN_EVENTS, 'TurnBegan'> {}

export interface InitiativeRolled extends Fact<typeof TURN_EVENTS, 'InitiativeRolled'> {}

/** Phase totals start at zero, and the sides act in `order`. */
export interface PhaseBegan extends Fact<typeof TURN_EVENTS, 'PhaseBegan'> {}

/** Parts that were struck in the phase are out of action from here on. */
export interface PhaseEnded extends Fact<typeof TURN_EVENTS, 'PhaseEnded'> {}

export interface UnitActed extends Fact<typeof TURN_EVENTS, 'UnitActed'> {}

/** A place in the order went unused, because the side had no unit left that could act. */
export interface ActionSkipped extends Fact<typeof TURN_EVENTS, 'ActionSkipped'> {}

/** The turn is over. `hash` is the hash of the state, so that a replay can be checked turn by turn. */
export interface TurnEnded extends Fact<typeof TURN_EVENTS, 'TurnEnded'> {}

export interface GameEnded extends Fact<typeof TURN_EVENTS, 'GameEnded'> {}

export type TurnEvent =
  | TurnBegan
  | InitiativeRolled
  | PhaseBegan
  | PhaseEnded
  | UnitActed
  | ActionSkipped
  | TurnEnded
  | GameEnded;
