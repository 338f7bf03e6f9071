import type { DestructionCause, MechStatus, RollReason, Slot } from '@hexfall/rules';

export const OUTCOMES = ['A', 'B', 'draw'] as const;
/** Which force won. */
export type SimOutcome = (typeof OUTCOMES)[number];

/** The result of one game: small enough to keep thousands of, with everything that reports need. */
export interface GameRecord {
  /** Number in the batch, from 0. */
  readonly game: number;
  readonly seed: string;
  /** Index of the board. */
  readonly board: number;
  /** Whether B had the first side. */
  readonly swapped: boolean;
  readonly outcome: SimOutcome;
  /** Set if a bot failed, which lost its side the game at once. */
  readonly forfeit?: GameForfeit;
  readonly turns: number;
  /** Hash of the final state. */
  readonly hash: number;
  /** The units of A, then those of B, in the order of their forces. */
  readonly units: readonly UnitRecord[];
}

export interface GameForfeit {
  readonly by: 'A' | 'B';
  /** Why the bot failed, such as "gave no order within 5000 ms". */
  readonly reason: string;
}

export interface UnitRecord {
  readonly status: MechStatus;
  /** When and how the unit was destroyed, if it was. */
  readonly end?: UnitEnd;
  /** Points of armor and structure taken off the other side. */
  readonly dealt: number;
  /** Points of armor and structure lost. */
  readonly taken: number;
  /** Highest heat at the end of a turn. */
  readonly heat: number;
  readonly shutdowns: number;
  readonly falls: number;
  /** Piloting skill rolls by reason. */
  readonly rolls: Readonly<Partial<Record<RollReason, RollRecord>>>;
  readonly wounds: number;
  /** Critical hits suffered, by kind of slot. */
  readonly criticals: Readonly<Partial<Record<Slot['kind'], number>>>;
  /** `dealt` by turn. */
  readonly dealtByTurn: readonly number[];
  /** Heat at the end of each turn; -1 if the unit was not in play then. */
  readonly heatByTurn: readonly number[];
  /** Attacks on the other side, by weapon or kind of attack. */
  readonly attacks: Readonly<Record<string, AttackRecord>>;
  /** Points of damage that no enemy caused, by source: falls, explosions from heat, its own charges. */
  readonly mishaps: Readonly<Record<string, number>>;
}

/** Attacks rolled, attacks that hit, points of damage, units destroyed. */
export type AttackRecord = readonly [shots: number, hits: number, damage: number, kills: number];

/** Rolls passed and rolls failed. */
export type RollRecord = readonly [made: number, failed: number];

export interface UnitEnd {
  readonly turn: number;
  /** What destroyed the unit by the rules, such as the loss of its head. */
  readonly cause: DestructionCause;
  /** Weapon, kind of attack or mishap behind it. */
  readonly source: string;
  /** Index of the unit responsible; -1 for none. */
  readonly by: number;
}
