import type { DestructionCause, MechStatus, RollReason, Slot } from '@hexfall/rules';

export const OUTCOMES = ['A', 'B', 'draw'] as const;
/** Which force won. */
export type SimOutcome = (typeof OUTCOMES)[number];

/** What one game came to: small enough to keep thousands of, with all that reports ask for. */
export interface GameRecord {
  /** Number in the batch, from 0. */
  readonly game: number;
  readonly seed: string;
  /** Index of the board. */
  readonly board: number;
  /** B began on the first side. */
  readonly swapped: boolean;
  readonly outcome: SimOutcome;
  /** Whose bot failed, which lost it the game there and then. */
  readonly forfeit?: GameForfeit;
  readonly turns: number;
  /** Fingerprint of the final state. */
  readonly hash: number;
  /** Those of A, then those of B, in the order of their forces. */
  readonly units: readonly UnitRecord[];
}

export interface GameForfeit {
  readonly by: 'A' | 'B';
  /** What is wrong with its bot, such as "gave no order within 5000 ms". */
  readonly reason: string;
}

export interface UnitRecord {
  readonly status: MechStatus;
  /** When and how it was destroyed. */
  readonly end?: UnitEnd;
  /** Points of armor and structure taken off the other side. */
  readonly dealt: number;
  /** Points of armor and structure lost. */
  readonly taken: number;
  /** Highest heat at the end of a turn. */
  readonly heat: number;
  readonly shutdowns: number;
  readonly falls: number;
  /** Piloting skill rolls, by what called for them. */
  readonly rolls: Readonly<Partial<Record<RollReason, RollRecord>>>;
  readonly wounds: number;
  /** Critical hits, by what was in the slot. */
  readonly criticals: Readonly<Partial<Record<Slot['kind'], number>>>;
  /** `dealt`, turn by turn. */
  readonly dealtByTurn: readonly number[];
  /** Heat at the end of each turn; -1 in turns that it did not see the end of. */
  readonly heatByTurn: readonly number[];
  /** What it did to the other side, by weapon or kind of attack. */
  readonly attacks: Readonly<Record<string, AttackRecord>>;
  /** What it suffered without an enemy's doing: falls, explosions from heat, its own charges. Points by kind. */
  readonly mishaps: Readonly<Record<string, number>>;
}

/** Attacks rolled, attacks that hit, points of damage, units destroyed. */
export type AttackRecord = readonly [shots: number, hits: number, damage: number, kills: number];

/** Rolls passed, and failed. */
export type RollRecord = readonly [made: number, failed: number];

export interface UnitEnd {
  readonly turn: number;
  /** What gave out. */
  readonly cause: DestructionCause;
  /** Weapon, kind of attack or mishap that did it. */
  readonly source: string;
  /** Index of the unit that did it, or -1 for nobody. */
  readonly by: number;
}
