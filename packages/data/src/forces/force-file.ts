import type { ArmorFacingCode, LocationCode } from '@hexfall/rules';
import type { CrewSkill } from '../battle-value/skill.ts';
import type { FileError } from '../file-problems.ts';
import type { BinLoad } from '../units/reload.ts';

/** Units that fight on one side, as a file lists them: by name, with their crews. */
export interface ForceFile {
  readonly name: string;
  readonly side: SideSettings;
  readonly units: readonly ForceUnit[];
  /** What was read but changed or left out, one sentence each. */
  readonly warnings: readonly string[];
}

export const EDGES = ['north', 'south'] as const;
export type Edge = (typeof EDGES)[number];

/** Wishes of a force for how its side is played; the command line has the last word. */
export interface SideSettings {
  readonly edge?: Edge;
  readonly bot?: string;
}

/** One unit of a force. */
export interface ForceUnit extends CrewSkill {
  /** A name such as "Atlas AS7-D", or the path of a unit file. */
  readonly unit: string;
  /** '' for a pilot without a name. */
  readonly pilot: string;
  /** What is in its ammunition bins, where that is not what its record sheet says. */
  readonly ammo: readonly BinLoad[];
  /** What had happened to it before; `undefined` for a fresh unit. */
  readonly damage: ForceDamage | undefined;
  /** Line of the file that names it; 0 when unknown. */
  readonly line: number;
}

/** Damage in terms of the record sheet, before it is known which bin is in which slot. */
export interface ForceDamage {
  readonly armor: Readonly<Partial<Record<ArmorFacingCode, number>>>;
  readonly structure: Readonly<Partial<Record<LocationCode, number>>>;
  /** Slots that were hit, from 1. */
  readonly criticals: Readonly<Partial<Record<LocationCode, readonly number[]>>>;
  /** Shots left in the bins of some slots. */
  readonly shots: readonly { readonly location: LocationCode; readonly slot: number; readonly left: number }[];
  readonly pilotWounds: number;
}

/** Why a force was refused: where, and one sentence that names file, line, field and reason. */
export type ForceError = FileError;

/** As many ammunition bins as a unit can have. */
export const MAX_BINS = 32;

/** Enough for any table, and few enough to play. */
export const MAX_UNITS = 100;

/** Names are shown on one line. */
export const MAX_NAME_LENGTH = 80;

/** Whether a value is meant to be a force, right or wrong, as opposed to a single unit. */
export function looksLikeForce(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'units' in value;
}
