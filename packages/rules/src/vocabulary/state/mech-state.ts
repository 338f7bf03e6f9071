import type { HexId } from '@hexfall/hex';
import type { RollReason } from './roll-reasons.ts';

/** Index of a BattleMech in `GameState.mechs`. */
export type MechId = number;

export const PILOT_CONDITIONS = ['awake', 'unconscious', 'dead'] as const;
export type PilotCondition = (typeof PILOT_CONDITIONS)[number];

/** Only an active unit is on the board and takes part; one that is `undeployed` is still to come. */
export const MECH_STATUSES = ['active', 'destroyed', 'withdrawn', 'undeployed'] as const;
export type MechStatus = (typeof MECH_STATUSES)[number];

/** `undecided` until the unit has moved this turn; the others name what it did. */
export const MOVE_MODES = ['undecided', 'stationary', 'walk', 'run', 'jump', 'crawl', 'skid'] as const;
export type MoveMode = (typeof MOVE_MODES)[number];

/** A piloting skill roll that waits for the end of the phase. */
export interface PendingRoll {
  readonly reason: RollReason;
  readonly modifier: number;
}

/**
 * How a BattleMech is doing: plain data, written by `apply` alone. Every field is required, in one fixed order, so
 * that all states share one shape. Adding a field means adding it to clone, hash and serialise; a test compares them.
 */
export interface MechState {
  readonly id: MechId;
  readonly side: number;
  /** Index in the specs of the match. */
  readonly spec: number;
  readonly gunnery: number;
  readonly piloting: number;
  /** The unit whose C3 computer this one is linked to; its own id at the head of a network, -1 outside of any. */
  readonly c3: MechId;

  status: MechStatus;
  pilot: PilotCondition;
  pilotWounds: number;

  /** `OFF_BOARD` for a unit that is undeployed or withdrawn. */
  hex: HexId;
  /** Levels above the level of the hex; negative below a water surface. */
  elevation: number;
  facing: number;
  /** Hexsides the torso is turned against the legs: -1 left, 0, 1 right. */
  twist: number;
  /** Arms thrown over the shoulders, to fire backward. */
  armsFlipped: boolean;
  prone: boolean;

  heat: number;
  shutdown: boolean;
  /** Shut down by order: it starts again by order only. */
  shutdownByChoice: boolean;
  /** Stealth armor is switched on, and will be from the next turn. */
  stealth: boolean;
  stealthNext: boolean;
  /** One bit per ammunition bin that is being dumped, and that will be from the next turn. */
  dumping: number;
  dumpNext: number;
  /** Bogged down in a swamp. */
  stuck: boolean;
  /** Turns of strain on MASC and on the supercharger: what they may fail on grows with it. */
  boosterLevels: number[];
  /** One bit per booster whose strain rose at the end of the last turn. */
  boostersRose: number;

  /** By armor facing. */
  armor: number[];
  /** By location; 0 is destroyed. */
  structure: number[];
  /** By location, one bit per slot: struck by a critical hit. */
  slotHits: number[];
  /** By location, one bit per slot: struck before this phase, so that its effects are in force. */
  slotsOut: number[];
  /** One bit per location: destroyed before this phase. */
  locationsOut: number;
  /** By location, one bit per slot: armor of the component itself that a critical hit has used up. */
  armoredHits: number[];
  /** One bit per armor facing: the outermost point of hardened armor is half gone. */
  hardenedHalves: number;
  /** Shots left, by ammunition bin. */
  ammo: number[];
  /** One bit per weapon that is jammed. */
  jammed: number;
  /** One bit per one-shot launcher that has fired. */
  spent: number;
  /** One bit per weapon whose capacitor is charged. */
  capacitors: number;
  /** One bit per side that has a Narc pod on this unit. */
  narcPods: number;

  /** This turn. */
  movement: MoveMode;
  hexesMoved: number;
  mpUsed: number;
  heatBuildUp: number;
  /** Heat put on the unit by others. */
  externalHeat: number;
  /** One bit per booster used. */
  boostersUsed: number;
  /** The pilot lost consciousness this turn, and cannot come round before the next. */
  knockedOut: boolean;
  /** One bit per weapon fired this turn. */
  weaponsFired: number;
  /** One bit per side that has this unit in the beam of a TAG. */
  tagged: number;
  /** It spots for indirect fire of others. */
  spotting: boolean;
  /** The crew clears jammed weapons and does nothing else. */
  unjamming: boolean;

  /** This phase. */
  acted: boolean;
  damageThisPhase: number;
  /** Its reactor has stopped: until the phase is over the pilot may still brace for a fall. */
  shutdownThisPhase: boolean;
  /** Replaced as a whole, never written into: copies of a state share it. */
  rolls: readonly PendingRoll[];
}

/** Nothing to roll for: one list for all. */
export const NO_ROLLS: readonly PendingRoll[] = Object.freeze<PendingRoll[]>([]);
