import type { HexId, Side } from '@hexfall/hex';
import type { Modifier } from '../explain/modifiers.ts';
import type { MechId } from '../state/mech-state.ts';
import type { RollReason } from '../state/roll-reasons.ts';

/** A piloting skill roll waits for the end of the phase. */
export interface RollQueued {
  readonly type: 'RollQueued';
  readonly unit: MechId;
  readonly reason: RollReason;
  readonly modifier: number;
}

export interface PilotingRolled {
  readonly type: 'PilotingRolled';
  readonly unit: MechId;
  readonly reason: RollReason;
  readonly need: number;
  readonly roll: number;
  readonly passed: boolean;
  /** How `need` came about; empty unless the sink asks for explanations. */
  readonly modifiers: readonly Modifier[];
}

/** Waiting rolls are gone: made, or made pointless by a fall. */
export interface RollsCleared {
  readonly type: 'RollsCleared';
  readonly unit: MechId;
}

export interface Fell {
  readonly type: 'Fell';
  readonly unit: MechId;
  readonly reason: RollReason;
  readonly hex: HexId;
  readonly elevation: number;
  /** Die of the fall direction, 1 to 6; the direction index is one less. */
  readonly die: number;
  readonly side: Side;
  /** Facing after the fall. */
  readonly facing: number;
  /** Levels dropped; 0 for a fall where the unit stood. */
  readonly height: number;
  readonly damage: number;
}

export type PilotingEvent = RollQueued | PilotingRolled | RollsCleared | Fell;
