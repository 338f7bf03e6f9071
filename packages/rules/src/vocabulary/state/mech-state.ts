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

/** Only an active unit is on the board and takes part; one that is `undeployed` is still to come. */
export const MECH_STATUSES = ['active', 'destroyed', 'withdrawn', 'undeployed'] as const;
export type MechStatus = (typeof MECH_STATUSES)[number];

/** `undecided` until the unit has moved this turn; the others name what it did. */
export const MOVE_MODES = ['undecided', 'stationary', 'walk', 'run', 'jump', 'crawl', 'skid'] as const;
export type MoveMode = (typeof MOVE_MODES)[number];

const PENDING_ROLL = record({ reason: oneOf(ROLL_REASONS), modifier: SMALL });

/** A piloting skill roll that waits for the end of the phase. */
export interface PendingRoll extends Infer<typeof PENDING_ROLL> {}

/*
 * The tables of a unit. The order is that of the hash and of saved states. They are two objects on purpose: V8 lays objects
 * with the same names in the same order out as one kind of object, and a number that may be a schema is slower to read.
 */

const BY_LOCATION = writableList(COUNT, { length: LOCATION_COUNT });
const BY_ARMOR_FACING = writableList(COUNT, { length: ARMOR_FACING_COUNT });

/** Who a unit is: never written. */
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

/** How a unit is doing: written by `apply`. */
export const CONDITION_FIELDS = {
  status: oneOf(MECH_STATUSES),
  pilot: oneOf(PILOT_CONDITIONS),
  pilotWounds: COUNT,

  /** `OFF_BOARD` for a unit that is undeployed or withdrawn. */
  hex: HEX_OR_NONE,
  /** Levels above the level of the hex; negative below a water surface. */
  elevation: SMALL,
  facing: FACING,
  /** Hexsides the torso is turned against the legs: -1 left, 0, 1 right. */
  twist: TWIST,
  /** Arms thrown over the shoulders, to fire backward. */
  armsFlipped: FLAG,
  prone: FLAG,

  heat: COUNT,
  shutdown: FLAG,
  /** Shut down by order: it starts again by order only. */
  shutdownByChoice: FLAG,
  /** Stealth armor is switched on, and will be from the next turn. */
  stealth: FLAG,
  stealthNext: FLAG,
  /** One bit per ammunition bin that is being dumped, and that will be from the next turn. */
  dumping: INT32,
  dumpNext: INT32,
  /** Bogged down in a swamp. */
  stuck: FLAG,
  /** Turns of strain on MASC and on the supercharger: what they may fail on grows with it. */
  boosterLevels: writableList(COUNT, { length: 2 }),
  /** One bit per booster whose strain rose at the end of the last turn. */
  boostersRose: BOOSTER_BITS,

  armor: BY_ARMOR_FACING,
  /** 0 is destroyed. */
  structure: BY_LOCATION,
  /** One bit per slot: struck by a critical hit. */
  slotHits: BY_LOCATION,
  /** One bit per slot: struck before this phase, so that its effects are in force. */
  slotsOut: BY_LOCATION,
  /** One bit per location: destroyed before this phase. */
  locationsOut: COUNT,
  /** One bit per slot: armor of the component itself that a critical hit has used up. */
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

  /** This turn. */
  movement: oneOf(MOVE_MODES),
  hexesMoved: COUNT,
  mpUsed: COUNT,
  heatBuildUp: COUNT,
  /** Heat put on the unit by others. */
  externalHeat: COUNT,
  /** One bit per booster used. */
  boostersUsed: BOOSTER_BITS,
  /** The pilot lost consciousness this turn, and cannot come round before the next. */
  knockedOut: FLAG,
  /** One bit per weapon fired this turn. */
  weaponsFired: INT32,
  /** One bit per side that has this unit in the beam of a TAG. */
  tagged: INT32,
  /** It spots for indirect fire of others. */
  spotting: FLAG,
  /** The crew clears jammed weapons and does nothing else. */
  unjamming: FLAG,

  /** This phase. */
  acted: FLAG,
  damageThisPhase: COUNT,
  /** Its reactor has stopped: until the phase is over the pilot may still brace for a fall. */
  shutdownThisPhase: FLAG,
  /** Replaced as a whole, never written into: copies of a state share it. */
  rolls: list(PENDING_ROLL),
};

/** Every field of a unit's state. Beside here they are spelled out where a unit is made (`freshMech`) and copied (`cloneMech`). */
export const MECH_FIELDS = { ...IDENTITY, ...CONDITION_FIELDS };

/**
 * How a BattleMech is doing: plain data, written by `apply` alone. Every field is required, in one fixed order, so that
 * all states share one shape.
 */
export interface MechState extends FieldsOf<typeof IDENTITY>, Writable<FieldsOf<typeof CONDITION_FIELDS>> {}

export const MECH_STATE = named<MechState>(
  'MechState',
  described(record(MECH_FIELDS), 'How one unit is doing. Hexes are numbered row by row from 0.'),
);

/**
 * Fields that states did not always have. They count for the hash only where they are in use, after all others and in this
 * order, each group led by its number: so the hashes that older replays carry hold good.
 */
export const LATER_FIELDS: readonly { readonly code: number; readonly fields: readonly (keyof MechState)[] }[] = [
  { code: 1, fields: ['spotting'] },
  { code: 3, fields: ['shutdownThisPhase'] },
  { code: 2, fields: ['dumping', 'dumpNext'] },
  ...GEAR_COUNTERS.map((counter, i) => ({ code: 4 + i, fields: [counter] })),
];

/** Nothing to roll for: one list for all. */
export const NO_ROLLS: readonly PendingRoll[] = Object.freeze<PendingRoll[]>([]);
