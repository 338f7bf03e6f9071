import type { MechId } from '../state/mech-state.ts';

/** One element of a move on foot. */
export const MOVE_STEPS = ['forward', 'backward', 'left', 'right'] as const;
export type MoveStep = (typeof MOVE_STEPS)[number];

/** Walk or run along a path. */
export interface MoveCommand {
  readonly type: 'move';
  readonly unit: MechId;
  readonly mode: 'walk' | 'run';
  readonly steps: readonly MoveStep[];
  /** Climb onto roofs and bridge decks, or enter below them. */
  readonly climb: boolean;
}

/** Stay where one is. */
export interface StayCommand {
  readonly type: 'stay';
  readonly unit: MechId;
}

export interface Shot {
  /** Index in the attacker's weapons. */
  readonly weapon: number;
  readonly target: MechId;
}

/** Declare fire, perhaps after a twist of the torso; no shots at all is a legal choice. */
export interface FireCommand {
  readonly type: 'fire';
  readonly unit: MechId;
  readonly twist: number;
  readonly shots: readonly Shot[];
}

/** What a side can order: one command for one unit, when it is that side's turn to act. */
export type Command = MoveCommand | StayCommand | FireCommand;

/** Why an order is not carried out. Nothing has changed. */
export interface Refusal {
  readonly code: RefusalCode;
  /** Part of the command that is wrong, such as `shots[0].target`. */
  readonly path: string;
  readonly message: string;
}

export const REFUSAL_CODES = [
  'malformed',
  'gameOver',
  'wrongPhase',
  'notYourTurn',
  'noSuchUnit',
  'unitOut',
  'unitIncapable',
  'alreadyActed',
  'illegalStep',
  'tooFar',
  'hexTaken',
  'noSuchWeapon',
  'weaponUnusable',
  'noSuchTarget',
  'outOfRange',
  'outOfArc',
  'noLineOfSight',
  'badTwist',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export function refusal(code: RefusalCode, path: string, reason: string): Refusal {
  return { code, path, message: `${path} ${reason}` };
}
