import { type InputError, Problems } from '../../basics/problems.ts';
import { fail, type Result, succeed } from '../../basics/result.ts';
import {
  described,
  type Fields,
  type FieldsOf,
  FLAG,
  type Infer,
  integer,
  list,
  named,
  oneOf,
  optional,
  record,
  type Schema,
  union,
} from '../../basics/schema.ts';
import { LOCATIONS } from '../spec/locations.ts';
import { BLOWS, isRamKind, type KindOrderedIn, PHYSICAL_KINDS } from '../state/attacks.ts';
import type { Phase } from '../state/game-state.ts';
import { GEAR_SETTINGS } from '../state/gear-settings.ts';
import type { MechId } from '../state/mech-state.ts';
import { PATH } from '../state/path.ts';
import { FACING, HEX, INDEX, SMALL, TWIST, UNIT } from '../state/values.ts';

// The first two fields are not in the order of a shot's own fields: see the tables of mech-state.ts.
const SHOT = record({
  target: UNIT,
  /** Index in the attacker's weapons. */
  weapon: INDEX,
  /**
   * Shots fired at once: up to 2 by an Ultra autocannon, up to 6 by a rotary one, all guns of its array by a machine gun;
   * 1 unless stated.
   */
  rate: optional(described(integer(1, 6), 'Shots at once; for a machine gun all of its array.')),
  /** Ammunition bin to draw from, which also decides the munition; the first suitable one unless stated. */
  bin: optional(described(INDEX, 'Ammunition bin to draw from.')),
  /** An aimed shot at a location. */
  aim: optional(described(oneOf(LOCATIONS), 'An aimed shot.')),
  /** A flamer heats its target instead of damaging it. */
  heat: optional(described(FLAG, 'A flamer heats its target instead of damaging it.')),
  /** Indirect fire: the unit that sees the target. The firing unit itself stands for a Narc beacon that leads the missiles. */
  spotter: optional(described(UNIT, 'Indirect fire: who sees the target; the firer itself for a beacon.')),
});

export interface Shot extends Infer<typeof SHOT> {}

const BUILDING_SHOT = record({
  /** The hex of the building or bridge; any hex for artillery. */
  hex: HEX,
  /** Index in the attacker's weapons. */
  weapon: INDEX,
  rate: SHOT.fields.rate,
  bin: SHOT.fields.bin,
});

/** A shot at the building or bridge in a hex, or by artillery at the hex itself. */
export interface BuildingShot extends Infer<typeof BUILDING_SHOT> {}

const GEAR_SWITCH = record({
  /** Index in the unit's equipment. */
  item: INDEX,
  setting: oneOf(GEAR_SETTINGS),
});

/** A piece of gear with a switch, and its setting. */
export interface GearSwitch extends Infer<typeof GEAR_SWITCH> {}

const UNJAM = optional(
  described(FLAG, 'Clear jammed rotary autocannons at the end of the move, and attack nobody this turn.'),
);

/** By type of command: the phase it belongs to, and its fields besides type and unit. Those of blows are in the file of the blows. */
export const COMMANDS = {
  /** Put a unit that is due onto the board, in a hex of its zone. */
  deploy: {
    phase: 'deployment',
    order: {
      hex: HEX,
      facing: FACING,
      /** Selects one of several places in the hex: a floor, a roof, under a bridge. The usual place if left out. */
      elevation: optional(SMALL),
    },
  },
  /** Leave a unit that is due off the board until the next turn. */
  holdBack: { phase: 'deployment', order: {} },
  /** Walk or run along a path; a prone unit crawls, or stands up first. */
  move: {
    phase: 'movement',
    order: {
      ...PATH,
      /** Swim with underwater maneuvering units instead of walking. */
      swim: optional(described(FLAG, 'Swim with underwater maneuvering units instead of walking.')),
      /** Clear jammed rotary autocannons at the end, and make no attack this turn. */
      unjam: UNJAM,
    },
  },
  /** Jump and land in a hex, with any facing. */
  jump: {
    phase: 'movement',
    order: {
      to: HEX,
      facing: FACING,
      /** Clear jammed rotary autocannons at the end, and make no attack this turn. */
      unjam: UNJAM,
    },
  },
  /** Stay in place. */
  stay: {
    phase: 'movement',
    order: {
      /** Clear jammed rotary autocannons, and make no attack this turn. */
      unjam: UNJAM,
    },
  },
  /** Shut the reactor down instead of moving. */
  shutDown: { phase: 'movement', order: {} },
  /** Instead of moving, start the reactor again after it was shut down by order. */
  startUp: { phase: 'movement', order: {} },
  /** Spend the move on getting out of a swamp. */
  breakFree: { phase: 'movement', order: {} },
  /** Declare fire, perhaps after a twist of the torso; no shots at all is a legal choice. */
  fire: {
    phase: 'weapons',
    order: {
      twist: TWIST,
      /** Flip the arms over the shoulders, to fire backward with them. */
      flipArms: optional(FLAG),
      /** PPCs with a capacitor and bombast lasers, as indices in the unit's weapons, to be charged this turn. */
      capacitors: optional(described(list(INDEX, { max: 32 }), 'PPCs whose capacitors charge this turn.')),
      /** Switch stealth armor on or off from the next turn. */
      stealth: optional(described(FLAG, 'Stealth armor on or off from the next turn.')),
      /** Ammunition bins to be dumped in the course of the next turn. */
      dump: optional(described(list(INDEX, { max: 32 }), 'Ammunition bins to be dumped in the next turn.')),
      /** Gear with a switch, and its settings: some take effect at once and for this turn, others from the next turn. */
      switches: optional(
        described(list(GEAR_SWITCH as Schema<GearSwitch>, { max: 16 }), 'Gear with a switch, and what it is set to.'),
      ),
      shots: list(SHOT as Schema<Shot>, { max: 64 }),
      /** Shots at buildings and bridges, and by artillery at hexes. They are declared after those at units. */
      buildings: optional(
        described(
          list(BUILDING_SHOT as Schema<BuildingShot>, { max: 64 }),
          'Shots at buildings and bridges; by artillery, at any hex.',
        ),
      ),
    },
  },
  /** Make no physical attack. */
  hold: { phase: 'physical', order: {} },
  ...BLOWS,
} as const satisfies Readonly<Record<string, { readonly phase: Phase; readonly order: Fields }>>;

export type CommandType = keyof typeof COMMANDS;

/** All types of commands. */
export const COMMAND_TYPES = Object.keys(COMMANDS) as CommandType[];

/** An order of one type. */
type Order<T extends CommandType> = { readonly type: T; readonly unit: MechId } & FieldsOf<
  (typeof COMMANDS)[T]['order']
>;

/** Put a unit that is due onto the board, in a hex of its zone. */
export interface DeployCommand extends Order<'deploy'> {}

/** Leave a unit that is due off the board until the next turn. */
export interface HoldBackCommand extends Order<'holdBack'> {}

/** Walk or run along a path; a prone unit crawls, or stands up first. */
export interface MoveCommand extends Order<'move'> {}

/** Jump and land in a hex, with any facing. */
export interface JumpCommand extends Order<'jump'> {}

/** Stay in place. */
export interface StayCommand extends Order<'stay'> {}

/** Shut the reactor down, or start it again after that: both instead of moving. */
export type ReactorCommand = Order<'shutDown'> | Order<'startUp'>;

/** Spend the move on getting out of a swamp. */
export interface BreakFreeCommand extends Order<'breakFree'> {}

/** Declare fire, perhaps after a twist of the torso; no shots at all is a legal choice. */
export interface FireCommand extends Order<'fire'> {}

/** Make no physical attack. */
export interface HoldCommand extends Order<'hold'> {}

/** Strike with one arm or with both at once. */
export interface PunchCommand extends Order<'punch'> {}

export interface KickCommand extends Order<'kick'> {}

export interface PushCommand extends Order<'push'> {}

/** Strike with a melee weapon. */
export interface MeleeCommand extends Order<'melee'> {}

/** Walk or run into an enemy: the last step is the one that enters its hex. */
export interface ChargeCommand extends Order<'charge'> {}

/** Jump onto an enemy: death from above. */
export interface DfaCommand extends Order<'dfa'> {}

export type MovementCommand = MoveCommand | JumpCommand | ReactorCommand | BreakFreeCommand | StayCommand;

export type PhysicalCommand = OrderOf<KindOrderedIn<'physical'>>;
export type RamCommand = OrderOf<KindOrderedIn<'movement'>>;

/** The orders of several types. */
type OrderOf<T extends CommandType> = { readonly [K in T]: Order<K> }[T];

/** An order of a side: one command for one unit, when it is that side's turn to act. */
export type Command =
  | DeployCommand
  | HoldBackCommand
  | MovementCommand
  | FireCommand
  | PhysicalCommand
  | HoldCommand
  | RamCommand;

/** Whether an order is for a charge or death from above. */
export function isRamOrder(command: Command): command is RamCommand {
  return RAM_TYPES.has(command.type);
}

const RAM_TYPES: ReadonlySet<CommandType> = new Set<CommandType>(PHYSICAL_KINDS.filter(isRamKind));

const SHAPES = Object.entries(COMMANDS).map(([type, { order }]) => [type, { unit: UNIT, ...order }] as const);

/** Every command, distinguished by its type. */
export const COMMAND = named(
  'Command',
  described(
    union('type', Object.fromEntries(SHAPES)) as Schema<{ readonly [T in CommandType]: Order<T> }[CommandType]>,
    'An order for one unit. Hexes are numbered row by row from 0: (row - 1) * width + column - 1.',
  ),
);

/** Why an order is not carried out. A refused order changes nothing. */
export interface Refusal {
  readonly code: RefusalCode;
  /** The field of the command that is wrong, such as `shots[0].target`. */
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
  'illegalRam',
] as const;
export type RefusalCode = (typeof REFUSAL_CODES)[number];

export function refusal(code: RefusalCode, path: string, reason: string): Refusal {
  return { code, path, message: `${path} ${reason}` };
}

/**
 * Reads an order from an untrusted source. The result has the shape of a command; `act` decides whether it is legal.
 *
 * @example
 * ```ts
 * import { parseCommand } from '@hexfall/rules';
 *
 * parseCommand({ type: 'stay', unit: 0 }); // => { ok: true, value: { type: 'stay', unit: 0 } }
 * const wrong = parseCommand({ type: 'push', unit: 0 });
 * wrong.ok === false && wrong.errors[0]?.message; // => 'command.target is missing'
 * ```
 */
export function parseCommand(input: unknown): Result<Command, InputError> {
  const problems = new Problems();
  COMMAND.check(input, 'command', problems);
  return problems.errors.length > 0 ? fail(...problems.errors) : succeed(input as Infer<typeof COMMAND>);
}
