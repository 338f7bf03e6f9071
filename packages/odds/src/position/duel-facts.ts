import type { HexContent, Side } from '@hexfall/hex';
import type { MechSpec, UnitCondition } from '@hexfall/rules';

/** How a unit has moved this turn. */
export interface DuelMove {
  readonly mode: 'stationary' | 'walk' | 'run' | 'jump';
  readonly hexes: number;
}

/** One of the two units of a duel: its record sheet, and everything about it that differs from the usual. */
export interface DuelUnit {
  readonly spec: MechSpec;
  /** 4 unless stated. */
  readonly gunnery?: number;
  /** 5 unless stated. */
  readonly piloting?: number;
  /** Damage and circumstances; a fresh unit unless stated. */
  readonly condition?: UnitCondition;
  /** It has stayed where it is unless stated. */
  readonly move?: DuelMove;
  /** Where it stands: open ground on level 0 unless stated. */
  readonly ground?: HexContent;
}

/** What a player says about two units that face each other. */
export interface DuelFacts {
  /** The phase that has just begun. */
  readonly phase: 'movement' | 'weapons' | 'physical';
  /** `spec` unless stated. */
  readonly profile?: unknown;
  readonly attacker: DuelUnit;
  readonly target: DuelUnit;
  /** Hexes from the attacker to the target: 1 when they stand side by side, as they do unless stated. */
  readonly range?: number;
  /** The side of the target that is turned to the attacker; the front unless stated. */
  readonly side?: Side;
  /** Layers of the hexes between them, the one next to the target first. */
  readonly between?: readonly HexContent['layers'][];
  /** Whether the hex before the target is one level higher, and so hides its legs. */
  readonly cover?: boolean;
}

/** The numbers of the two units in the game that a duel makes. */
export const ATTACKER = 0;
export const TARGET = 1;
