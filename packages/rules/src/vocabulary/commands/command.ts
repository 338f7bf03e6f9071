import type { HexId } from '@hexfall/hex';
import type { LocationCode } from '../spec/locations.ts';
import type { HitTable } from '../state/attacks.ts';
import type { MechId } from '../state/mech-state.ts';

/** One element of a move on foot. `stand` is one attempt to get up; `leave` goes forward off the board, for good. */
export const MOVE_STEPS = ['forward', 'backward', 'left', 'right', 'stand', 'goProne', 'leave'] as const;
export type MoveStep = (typeof MOVE_STEPS)[number];

/** Put a unit that is due onto the board, in a hex of its zone. */
export interface DeployCommand {
  readonly type: 'deploy';
  readonly unit: MechId;
  readonly hex: HexId;
  readonly facing: number;
  /** Which of several places in the hex: a floor, a roof, under a bridge. Without it the usual one. */
  readonly elevation?: number;
}

/** Leave a unit that is due off the board until the next turn. */
export interface HoldBackCommand {
  readonly type: 'holdBack';
  readonly unit: MechId;
}

export type DeploymentCommand = DeployCommand | HoldBackCommand;

/** Walk or run along a path; a prone unit crawls, or begins with standing up. */
export interface MoveCommand {
  readonly type: 'move';
  readonly unit: MechId;
  readonly mode: 'walk' | 'run';
  readonly steps: readonly MoveStep[];
  /** Climb onto roofs and bridge decks, or enter below them. */
  readonly climb: boolean;
  /** Run with MASC or a supercharger switched on. */
  readonly masc?: boolean;
  readonly supercharger?: boolean;
  /** Take ice at full speed: no MP lost on it, but a piloting roll in every hex of it. */
  readonly reckless?: boolean;
  /** Clear jammed rotary autocannons at the end, and attack nobody this turn. */
  readonly unjam?: boolean;
}

/** Jump and land in a hex, with any facing. */
export interface JumpCommand {
  readonly type: 'jump';
  readonly unit: MechId;
  readonly to: HexId;
  readonly facing: number;
  readonly unjam?: boolean;
}

/** Shut the reactor down, or start it again after that: both instead of moving. */
export interface ReactorCommand {
  readonly type: 'shutDown' | 'startUp';
  readonly unit: MechId;
}

/** Spend the move on getting out of a swamp. */
export interface BreakFreeCommand {
  readonly type: 'breakFree';
  readonly unit: MechId;
}

export type MovementCommand = MoveCommand | JumpCommand | ReactorCommand | BreakFreeCommand | StayCommand;

/** Stay where one is. */
export interface StayCommand {
  readonly type: 'stay';
  readonly unit: MechId;
  readonly unjam?: boolean;
}

export interface Shot {
  /** Index in the attacker's weapons. */
  readonly weapon: number;
  readonly target: MechId;
  /**
   * Shots fired at once: up to 2 by an Ultra autocannon, up to 6 by a rotary one, all guns of its array by a machine gun;
   * 1 unless stated.
   */
  readonly rate?: number;
  /** Ammunition bin to draw from, which also decides the munition; the first that serves unless stated. */
  readonly bin?: number;
  /** An aimed shot at a location. */
  readonly aim?: LocationCode;
  /** A flamer heats its target instead of damaging it. */
  readonly heat?: boolean;
  /** Indirect fire: who sees the target. The firer itself stands for a Narc beacon that leads the missiles. */
  readonly spotter?: MechId;
}

/** Declare fire, perhaps after a twist of the torso; no shots at all is a legal choice. */
export interface FireCommand {
  readonly type: 'fire';
  readonly unit: MechId;
  readonly twist: number;
  /** Throw the arms over the shoulders, to fire backward with them. */
  readonly flipArms?: boolean;
  /** PPCs, as indices in the unit's weapons, whose capacitors charge this turn instead of firing. */
  readonly capacitors?: readonly number[];
  /** Switches stealth armor on or off from the next turn. */
  readonly stealth?: boolean;
  /** Ammunition bins to be dumped in the course of the next turn. */
  readonly dump?: readonly number[];
  readonly shots: readonly Shot[];
}

/** Strike with one arm or with both at once. */
export interface PunchCommand {
  readonly type: 'punch';
  readonly unit: MechId;
  readonly target: MechId;
  readonly arms: readonly ('LA' | 'RA')[];
}

export interface KickCommand {
  readonly type: 'kick';
  readonly unit: MechId;
  readonly target: MechId;
  /** A quad's front legs are its LA and RA. */
  readonly leg: LocationCode;
}

export interface PushCommand {
  readonly type: 'push';
  readonly unit: MechId;
  readonly target: MechId;
}

/** Strike with a melee weapon. */
export interface MeleeCommand {
  readonly type: 'melee';
  readonly unit: MechId;
  readonly target: MechId;
  /** Index in the attacker's equipment. */
  readonly item: number;
  /** `full`, or a called shot at the upper half (`punch`) or the legs (`kick`). */
  readonly aim: HitTable;
}

/** No physical attack. */
export interface HoldCommand {
  readonly type: 'hold';
  readonly unit: MechId;
}

/** Walk or run into an enemy: the last step is the one that enters its hex. */
export interface ChargeCommand extends Omit<MoveCommand, 'type' | 'unjam'> {
  readonly type: 'charge';
  readonly target: MechId;
}

/** Jump onto an enemy: death from above. */
export interface DfaCommand {
  readonly type: 'dfa';
  readonly unit: MechId;
  readonly target: MechId;
  /** The last hex before the target's, from where the attacker comes down; its own when the target is adjacent. */
  readonly approach: HexId;
}

export type PhysicalCommand = PunchCommand | KickCommand | PushCommand | MeleeCommand;
export type RamCommand = ChargeCommand | DfaCommand;

/** What a side can order: one command for one unit, when it is that side's turn to act. */
export type Command = DeploymentCommand | MovementCommand | FireCommand | PhysicalCommand | HoldCommand | RamCommand;

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
  'unitIncapable',
  'alreadyActed',
  'illegalStep',
  'unitProne',
  'unitStuck',
  'cannotStand',
  'boosterUnusable',
  'tooFar',
  'hexTaken',
  'outsideZone',
  'noFooting',
  'mustWithdraw',
  'noSuchWeapon',
  'weaponUnusable',
  'noSuchTarget',
  'outOfRange',
  'outOfArc',
  'noLineOfSight',
  'badTwist',
  'badShot',
  'limbUnusable',
  'equipmentUnusable',
  'illegalCharge',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export function refusal(code: RefusalCode, path: string, reason: string): Refusal {
  return { code, path, message: `${path} ${reason}` };
}
