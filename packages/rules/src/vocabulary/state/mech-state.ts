import {
  described,
  type FieldsOf,
  FLAG,
  type Infer,
  list,
  named,
  oneOf,
  record,
  type Writable,
  writableList,
} from '../../basics/schema.ts';
import { ARMOR_FACING_COUNT, LOCATION_COUNT } from '../spec/locations.ts';
import { GEAR_COUNTER_FIELDS, GEAR_COUNTERS } from './gear-counters.ts';
import { ROLL_REASONS } from './roll-reasons.ts';
import { BOOSTER_BITS, COUNT, FACING, HEX_OR_NONE, INT32, SMALL, TWIST, UNIT, UNIT_OR_NONE } from './values.ts';

/** Index of a BattleMech in `GameState.mechs`. */
export type MechId = number;

export const PILOT_CONDITIONS = ['awake', 'unconscious', 'dead'] as const;
export type PilotCondition = (typeof PILOT_CONDITIONS)[number];

/** Only an active unit is on the board and takes part in the game; one that is `undeployed` has yet to arrive. */
export const MECH_STATUSES = ['active', 'destroyed', 'withdrawn', 'undeployed'] as const;
export type MechStatus = (typeof MECH_STATUSES)[number];

/** How a unit has moved this turn; `undecided` until it has. */
export const MOVE_MODES = ['undecided', 'stationary', 'walk', 'run', 'jump', 'crawl', 'skid'] as const;
export type MoveMode = (typeof MOVE_MODES)[number];

const PENDING_ROLL = record({ reason: oneOf(ROLL_REASONS), modifier: SMALL });

/** A piloting skill roll that waits for the end of the phase. */
export interface PendingRoll extends Infer<typeof PENDING_ROLL> {}

/*
 * The tables of a unit, in the order of the hash and of saved states. They are two objects on purpose: V8 gives objects with the same names
 * in the same order one kind of layout, and a number that may be a schema is slower to read.
 */

const BY_LOCATION = writableList(COUNT, { length: LOCATION_COUNT });
const BY_ARMOR_FACING = writableList(COUNT, { length: ARMOR_FACING_COUNT });

/** The fields that identify a unit, which are never written. */
const IDENTITY = {
  id: UNIT,
  side: COUNT,
  /** Index in the specs of the match. */
  spec: COUNT,
  gunnery: COUNT,
  piloting: COUNT,
  /** The unit whose C3 computer this one is linked to; its own id at the head of a network, -1 outside of any. */
  c3: UNIT_OR_NONE,
};

/** The fields for the condition of a unit, written by `apply`. */
export const CONDITION_FIELDS = {
  status: oneOf(MECH_STATUSES),
  pilot: oneOf(PILOT_CONDITIONS),
  pilotWounds: COUNT,

  /** `OFF_BOARD` for a unit that is undeployed or withdrawn. */
  hex: HEX_OR_NONE,
  /** Levels above the level of the hex; negative below a water surface. */
  elevation: SMALL,
  facing: FACING,
  /** Hexsides by which the torso is turned against the legs: -1 left, 0, 1 right. */
  twist: TWIST,
  /** Whether the arms are flipped over the shoulders, to fire backward. */
  armsFlipped: FLAG,
  prone: FLAG,

  heat: COUNT,
  shutdown: FLAG,
  /** Whether the unit was shut down by order, so that it starts again only by order. */
  shutdownByChoice: FLAG,
  /** Whether stealth armor is switched on, and whether it will be from the next turn. */
  stealth: FLAG,
  stealthNext: FLAG,
  /** One bit per ammunition bin that is being dumped, and one per bin that will be from the next turn. */
  dumping: INT32,
  dumpNext: INT32,
  /** Whether the unit is bogged down in a swamp. */
  stuck: FLAG,
  /** Turns of strain on MASC and on the supercharger, by which they become more likely to fail. */
  boosterLevels: writableList(COUNT, { length: 2 }),
  /** One bit per booster whose strain rose at the end of the last turn. */
  boostersRose: BOOSTER_BITS,

  armor: BY_ARMOR_FACING,
  /** Structure points left; 0 for a location that is destroyed. */
  structure: BY_LOCATION,
  /** One bit per slot: struck by a critical hit. */
  slotHits: BY_LOCATION,
  /** One bit per slot: struck before this phase, so that its effects are in force. */
  slotsOut: BY_LOCATION,
  /** One bit per location: destroyed before this phase. */
  locationsOut: COUNT,
  /** One bit per slot: a critical hit has used up the armor of the component. */
  armoredHits: BY_LOCATION,
  /** One bit per armor facing: the outermost point of hardened armor is half gone. */
  hardenedHalves: COUNT,
  /** Shots left, by ammunition bin. */
  ammo: writableList(COUNT),
  /** One bit per weapon that is jammed. */
  jammed: INT32,
  /** One bit per one-shot launcher that has fired. */
  spent: INT32,
  /** One bit per weapon whose capacitor is charged. */
  capacitors: INT32,
  /** One bit per side that has a Narc pod on this unit. */
  narcPods: INT32,
  ...GEAR_COUNTER_FIELDS,

  /** How the unit has moved this turn. */
  movement: oneOf(MOVE_MODES),
  hexesMoved: COUNT,
  mpUsed: COUNT,
  heatBuildUp: COUNT,
  /** Heat put on the unit by others this turn. */
  externalHeat: COUNT,
  /** One bit per booster used this turn. */
  boostersUsed: BOOSTER_BITS,
  /** Whether the pilot lost consciousness this turn, and so cannot come round before the next. */
  knockedOut: FLAG,
  /** One bit per weapon fired this turn. */
  weaponsFired: INT32,
  /** One bit per side that has this unit in the beam of a TAG this turn. */
  tagged: INT32,
  /** Whether the unit spots for indirect fire of others this turn. */
  spotting: FLAG,
  /** Whether the unit clears jammed weapons this turn and does nothing else. */
  unjamming: FLAG,

  /** Whether the unit has acted this phase. */
  acted: FLAG,
  damageThisPhase: COUNT,
  /** Whether the reactor has stopped in this phase: until its end the pilot may still brace for a fall. */
  shutdownThisPhase: FLAG,
  /** Queued piloting skill rolls. The list is replaced as a whole, never written into, since copies of a state share it. */
  rolls: list(PENDING_ROLL),
};

/**
 * Every field of a unit's state. Besides this table, they are spelled out where a unit is created (`freshMech`) and copied (`cloneMech`).
 */
export const MECH_FIELDS = { ...IDENTITY, ...CONDITION_FIELDS };

/**
 * The condition of a BattleMech: plain data, written only by `apply`. Every field is required, in one fixed order, so that all states share
 * one shape.
 */
export interface MechState extends FieldsOf<typeof IDENTITY>, Writable<FieldsOf<typeof CONDITION_FIELDS>> {}

export const MECH_STATE = named<MechState>(
  'MechState',
  described(record(MECH_FIELDS), 'How one unit is doing. Hexes are numbered row by row from 0.'),
);

/**
 * Fields that were added to states later. They count for the hash only if they are in use, after all others and in this order, each group
 * preceded by its number: the hashes in older replays thus stay valid.
 */
export const LATER_FIELDS: readonly { readonly code: number; readonly fields: readonly (keyof MechState)[] }[] = [
  { code: 1, fields: ['spotting'] },
  { code: 3, fields: ['shutdownThisPhase'] },
  { code: 2, fields: ['dumping', 'dumpNext'] },
  ...GEAR_COUNTERS.map((counter, i) => ({ code: 4 + i, fields: [counter] })),
];

/** The list of queued rolls of all units without any. */
export const NO_ROLLS: readonly PendingRoll[] = Object.freeze<PendingRoll[]>([]);
