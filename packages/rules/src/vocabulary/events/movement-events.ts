import type { HexContent, HexId } from '@hexfall/hex';
import type { Modifier } from '../explain/modifiers.ts';
import type { MechId, MoveMode } from '../state/mech-state.ts';

/** A unit comes onto the board. */
export interface Deployed {
  readonly type: 'Deployed';
  readonly unit: MechId;
  readonly hex: HexId;
  readonly elevation: number;
  readonly facing: number;
}

/** A unit has left the board over its home edge and does not come back. */
export interface Withdrew {
  readonly type: 'Withdrew';
  readonly unit: MechId;
  readonly mpUsed: number;
}

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

/** A jump: the unit lands. */
export interface Jumped {
  readonly type: 'Jumped';
  readonly unit: MechId;
  readonly hex: HexId;
  readonly elevation: number;
  readonly facing: number;
  readonly mpUsed: number;
  readonly hexesMoved: number;
}

/** A prone unit tries to get up; the roll follows. */
export interface StandAttempted {
  readonly type: 'StandAttempted';
  readonly unit: MechId;
  readonly mpUsed: number;
  readonly heatBuildUp: number;
}

export interface StoodUp {
  readonly type: 'StoodUp';
  readonly unit: MechId;
}

/** A unit lay down by choice. */
export interface WentProne {
  readonly type: 'WentProne';
  readonly unit: MechId;
  readonly mpUsed: number;
}

/** A unit bogged down in a swamp, or came free. */
export interface Bogged {
  readonly type: 'Bogged';
  readonly unit: MechId;
  readonly stuck: boolean;
}

/** The die for ice that a unit has stepped onto. */
export interface IceRolled {
  readonly type: 'IceRolled';
  readonly unit: MechId;
  readonly hex: HexId;
  readonly roll: number;
  readonly broke: boolean;
}

/** MASC or a supercharger is switched on for a run. `used` names every booster of this turn, one bit each. */
export interface BoosterRolled {
  readonly type: 'BoosterRolled';
  readonly unit: MechId;
  readonly booster: 'masc' | 'supercharger';
  readonly need: number;
  readonly roll: number;
  readonly failed: boolean;
  readonly used: number;
}

/** Strain of the boosters at the end of a turn. */
export interface BoostersSettled {
  readonly type: 'BoostersSettled';
  readonly unit: MechId;
  readonly levels: readonly number[];
  /** One bit per booster whose strain has just risen. */
  readonly rose: number;
}

/** A unit slides into something: the roll of the collision. */
export interface CollisionRolled {
  readonly type: 'CollisionRolled';
  readonly unit: MechId;
  readonly target: MechId;
  readonly need: number;
  readonly roll: number;
  readonly hit: boolean;
  /** How `need` came about; empty unless the sink asks for explanations. */
  readonly modifiers: readonly Modifier[];
}

/** A building or bridge came down. */
export interface BuildingCollapsed {
  readonly type: 'BuildingCollapsed';
  readonly hex: HexId;
}

export type MovementEvent =
  | Deployed
  | Withdrew
  | Stepped
  | Jumped
  | Moved
  | StandAttempted
  | StoodUp
  | WentProne
  | Bogged
  | IceRolled
  | BoosterRolled
  | BoostersSettled
  | CollisionRolled
  | BuildingCollapsed
  | TerrainChanged;
