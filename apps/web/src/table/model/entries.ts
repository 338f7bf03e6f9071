import type { Side } from '@hexfall/hex';
import type {
  DamageKind,
  LocationCode,
  LocationId,
  MechStatus,
  MoveMode,
  PhysicalCommand,
  PilotCondition,
  RamCommand,
  RollReason,
} from '@hexfall/rules';
import type { Answer } from './asking-dice.ts';
import type { GroundName } from './grounds.ts';

/** The circumstances of a shot, as a player measures them on the real map. */
export interface Aim {
  readonly hexes: number;
  /** The side of the target that is struck. */
  readonly side: Side;
  /** Number of hexes with light woods, and with heavy woods, between the units. */
  readonly lightWoods: number;
  readonly heavyWoods: number;
  /** Whether the legs of the target are hidden. */
  readonly cover: boolean;
  /** 0 for the first target of the turn, 1 for another in front, 2 for another elsewhere. */
  readonly secondary: number;
  /** A further modifier for anything else that makes the shot harder or easier. */
  readonly extra: number;
  /** For a target that is not on this table: how it moved, and its condition and ground. */
  readonly moved: number;
  readonly jumped: boolean;
  readonly prone: boolean;
  readonly immobile: boolean;
  readonly ground: GroundName;
}

/** A weapon is fired. */
export interface Fire {
  readonly kind: 'fire';
  readonly unit: number;
  readonly weapon: number;
  readonly rate: number;
  /** The ammunition bin; -1 for the first that serves, or none. */
  readonly bin: number;
  /** The unit that is shot at; `OTHER_TARGET` for one that is not on this table, `NO_TARGET` to count heat and shots only. */
  readonly target: number;
  readonly aim: Aim;
}

/** A blow is struck at a target beside the unit. */
export interface Blow {
  readonly kind: 'blow';
  readonly unit: number;
  readonly type: PhysicalCommand['type'];
  /** The arm or leg that strikes; for a melee weapon, where it is; either arm for a push, which takes both. */
  readonly limb: LocationCode;
  /** The melee weapon, among the equipment of the unit; -1 for an arm or leg. */
  readonly item: number;
  /** The unit that is struck, as in `Fire`. */
  readonly target: number;
  readonly aim: Aim;
}

/** The move of a unit ends in a charge or a death from above. */
export interface Ram {
  readonly kind: 'ram';
  readonly unit: number;
  readonly type: RamCommand['type'];
  /** The unit that is struck, as in `Fire`. */
  readonly target: number;
  readonly aim: Aim;
}

export const NO_TARGET = -1;
export const OTHER_TARGET = -2;

/** Who is attacked by whom, and how they stand. */
export type Encounter = Pick<Fire, 'unit' | 'target' | 'aim'>;

/** What the rules do to a unit, with everything that follows from it. */
export type Deed =
  | {
      readonly kind: 'damage';
      readonly unit: number;
      readonly location: LocationId;
      readonly rear: boolean;
      /** Whether the roll for the location was a 2. */
      readonly through: boolean;
      readonly points: number;
      readonly by: DamageKind;
    }
  | { readonly kind: 'critical'; readonly unit: number; readonly location: LocationId }
  | { readonly kind: 'strike'; readonly unit: number; readonly location: LocationId; readonly slot: number }
  | { readonly kind: 'wound'; readonly unit: number }
  | { readonly kind: 'move'; readonly unit: number; readonly mode: MoveMode; readonly hexes: number }
  | { readonly kind: 'ground'; readonly unit: number; readonly ground: GroundName }
  | { readonly kind: 'posture'; readonly unit: number; readonly prone: boolean }
  | { readonly kind: 'stand'; readonly unit: number }
  | { readonly kind: 'reactor'; readonly unit: number; readonly runs: boolean }
  | { readonly kind: 'warm'; readonly unit: number; readonly points: number }
  | { readonly kind: 'queue'; readonly unit: number; readonly reason: RollReason }
  | { readonly kind: 'roll'; readonly unit: number }
  | { readonly kind: 'drop'; readonly unit: number }
  | { readonly kind: 'fall'; readonly unit: number; readonly reason: RollReason; readonly height: number }
  | Fire
  | Blow
  | Ram
  /** The phase is over. */
  | { readonly kind: 'phase' };

/** A correction that a player makes on a sheet without the rules: a figure is set to a value. */
export type Correction =
  | {
      readonly kind: 'points';
      readonly unit: number;
      readonly location: LocationId;
      readonly rear: boolean;
      readonly armor: number;
      readonly structure: number;
    }
  | {
      readonly kind: 'tick';
      readonly unit: number;
      readonly location: LocationId;
      readonly slot: number;
      readonly out: boolean;
    }
  | { readonly kind: 'heat'; readonly unit: number; readonly heat: number }
  | { readonly kind: 'ammo'; readonly unit: number; readonly bin: number; readonly shots: number }
  | { readonly kind: 'jam'; readonly unit: number; readonly weapon: number; readonly jammed: boolean }
  | { readonly kind: 'pilot'; readonly unit: number; readonly wounds: number; readonly condition: PilotCondition }
  | { readonly kind: 'status'; readonly unit: number; readonly status: Extract<MechStatus, 'active' | 'destroyed'> };

export type Entry = Deed | Correction;

/** One line of the log of a table: something that happened, or the answer to a roll that it requires. */
export type Line = Entry | AnswerLine;

export interface AnswerLine {
  readonly kind: 'answer';
  readonly value: Answer;
  /** Whether the answer was given without asking the player. It is then taken back together with the line before it. */
  readonly auto?: boolean;
}

export function isCorrection(entry: Entry): entry is Correction {
  return CORRECTIONS.has(entry.kind);
}

const CORRECTIONS: ReadonlySet<Entry['kind']> = new Set<Entry['kind']>([
  'points',
  'tick',
  'heat',
  'ammo',
  'jam',
  'pilot',
  'status',
]);
