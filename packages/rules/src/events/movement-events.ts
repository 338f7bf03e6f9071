import type { HexContent, HexId } from '@hexfall/hex';
import type { MechId, MoveMode } from '../state/mech-state.ts';

/** One step of a move, or one hexside of turning: where the unit now is and what the move has cost so far. */
export interface Stepped {
  readonly type: 'Stepped';
  readonly unit: MechId;
  readonly hex: HexId;
  readonly elevation: number;
  readonly facing: number;
  readonly mpUsed: number;
  readonly hexesMoved: number;
}

/** The move is complete. */
export interface Moved {
  readonly type: 'Moved';
  readonly unit: MechId;
  readonly mode: MoveMode;
  readonly heatBuildUp: number;
}

export interface TerrainChanged {
  readonly type: 'TerrainChanged';
  readonly hex: HexId;
  readonly content: HexContent;
}

export type MovementEvent = Stepped | Moved | TerrainChanged;
