import type { Command, GameEvent, GameSetup, RulesProfile, ScriptedRoll } from '@hexfall/rules';
import type { REPLAY_FORMAT } from '../version.ts';

/** Contents of the first line of a replay. */
export interface ReplayHeader {
  readonly format: typeof REPLAY_FORMAT;
  /** Version of the engine that played the game. */
  readonly engine: string;
  readonly profile: RulesProfile;
  /** Fingerprint of the profile's switches, as eight hexadecimal digits. */
  readonly profileHash: string;
  /** The game as it began. */
  readonly setup: GameSetup;
  /** Rolls of a game that was not played with seeded dice. */
  readonly script?: readonly ScriptedRoll[];
  /** Whether the dice were set anew before every decision. Without it, one generator rolled the whole game. */
  readonly dice?: 'sealed';
}

/** Dice that the header of a replay must mention: scripted rolls, or sealed dice. */
export type SpecialDice = readonly ScriptedRoll[] | 'sealed';

/** A line after the header: an order that was carried out, or an event. */
export type ReplayEntry =
  | { readonly line: number; readonly command: Command; readonly event?: never }
  | { readonly line: number; readonly event: GameEvent; readonly command?: never };

export interface Replay {
  readonly header: ReplayHeader;
  readonly entries: readonly ReplayEntry[];
}

/** Why a replay cannot be read or watched. */
export interface ReplayError {
  /** From 1; 0 when the file as a whole is meant. */
  readonly line: number;
  /** The field in that line, such as `e.unit`; empty when the whole line is meant. */
  readonly path: string;
  /** A sentence that names both. */
  readonly message: string;
}
