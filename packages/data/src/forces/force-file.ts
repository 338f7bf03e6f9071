import type { ArmorFacingCode, LocationCode } from '@hexfall/rules';
import type { CrewSkill } from '../battle-value/skill.ts';
import type { FileError } from '../file-problems.ts';
import type { BinLoad } from '../units/reload.ts';

/** Units that fight on one side, as a file lists them: by name, with their crews. */
export interface ForceFile {
  readonly name: string;
  readonly side: SideSettings;
  readonly units: readonly ForceUnit[];
  /** One sentence for each part of the file that was changed or left out. */
  readonly warnings: readonly string[];
}

export const EDGES = ['north', 'south'] as const;
export type Edge = (typeof EDGES)[number];

/** Settings that a force asks for on its side; options on the command line override them. */
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
  /** The contents of ammunition bins that differ from its record sheet. */
  readonly ammo: readonly BinLoad[];
  /** Damage at the start of the battle; `undefined` for a fresh unit. */
  readonly damage: ForceDamage | undefined;
  /** Line of the file that names it; 0 if unknown. */
  readonly line: number;
}

/** Damage in terms of the record sheet, before it is known which bin is in which slot. */
export interface ForceDamage {
  readonly armor: Readonly<Partial<Record<ArmorFacingCode, number>>>;
  readonly structure: Readonly<Partial<Record<LocationCode, number>>>;
  /** Slots that were struck, from 1. */
  readonly criticals: Readonly<Partial<Record<LocationCode, readonly number[]>>>;
  /** Shots left in the bins of some slots. */
  readonly shots: readonly { readonly location: LocationCode; readonly slot: number; readonly left: number }[];
  readonly pilotWounds: number;
}

/** Why a force was refused: the place, and one sentence that names file, line, field and reason. */
export type ForceError = FileError;

/** The most ammunition bins that a unit can have. */
export const MAX_BINS = 32;

/** Enough for any table, and few enough to play. */
export const MAX_UNITS = 100;

/** Names are shown on one line. */
export const MAX_NAME_LENGTH = 80;

/** Whether a value is meant to be a force, valid or not, rather than a single unit. */
export function looksLikeForce(value: unknown): boolean {
  return typeof value === 'object' && value !== null && 'units' in value;
}
