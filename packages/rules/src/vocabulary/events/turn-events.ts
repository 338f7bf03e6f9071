import type { Outcome, Phase } from '../state/game-state.ts';
import type { MechId } from '../state/mech-state.ts';

export interface TurnBegan {
  readonly type: 'TurnBegan';
  readonly turn: number;
}

export interface InitiativeRolled {
  readonly type: 'InitiativeRolled';
  /** By side: its roll, and after it the rolls that broke ties. */
  readonly rolls: readonly (readonly number[])[];
  /** By side: what was added to each of its rolls; left out where no side has anything to add. */
  readonly bonuses?: readonly number[];
  /** Sides from the lowest total up: the order in which they act this turn. */
  readonly order: readonly number[];
}

/** Phase totals start at zero, and the sides act in `order`. */
export interface PhaseBegan {
  readonly type: 'PhaseBegan';
  readonly phase: Phase;
  readonly order: readonly number[];
}

/** What was struck in the phase is out of action from here on. */
export interface PhaseEnded {
  readonly type: 'PhaseEnded';
  readonly phase: Phase;
}

export interface UnitActed {
  readonly type: 'UnitActed';
  readonly unit: MechId;
}

/** A place in the order went unused, because the side had no unit left that could act. */
export interface ActionSkipped {
  readonly type: 'ActionSkipped';
  readonly side: number;
}

/** The turn is over. `hash` is the state's own, so that a replay can be checked turn by turn. */
export interface TurnEnded {
  readonly type: 'TurnEnded';
  readonly turn: number;
  readonly hash: number;
}

export interface GameEnded {
  readonly type: 'GameEnded';
  readonly outcome: Outcome;
}

export type TurnEvent =
  | TurnBegan
  | InitiativeRolled
  | PhaseBegan
  | PhaseEnded
  | UnitActed
  | ActionSkipped
  | TurnEnded
  | GameEnded;
