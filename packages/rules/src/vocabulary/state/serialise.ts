import { LAYERS } from '@hexfall/hex';
import { between, type Check, FLAG, listOf, oneOf, recordOf } from '../../basics/checks.ts';
import { type InputError, Problems } from '../../basics/problems.ts';
import { fail, type Result, succeed } from '../../basics/result.ts';
import { ARMOR_FACING_COUNT, LOCATION_COUNT, NOWHERE } from '../spec/locations.ts';
import { ATTACK_KINDS, type AttackKind, HIT_TABLES } from './attacks.ts';
import { type GameState, PHASES } from './game-state.ts';
import { MECH_STATUSES, type MechState, MOVE_MODES, PILOT_CONDITIONS } from './mech-state.ts';
import { ROLL_REASONS } from './roll-reasons.ts';

/** Raised whenever the shape of the state changes. */
const STATE_FORMAT = 5;

/**
 * The state as text, dice included: a game that is loaded goes on exactly where it was saved.
 *
 * @example
 * ```ts
 * import { formatState, parseState } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * const text = formatState(game.state);
 * const loaded = parseState(text);
 * loaded.ok && formatState(loaded.value) === text; // => true
 * ```
 */
export function formatState(state: GameState): string {
  return JSON.stringify({ format: STATE_FORMAT, ...state, dice: Array.from(state.dice) });
}

/**
 * Inverse of `formatState`. Text from anywhere: what comes back has the shape of a state, or the errors say why not.
 *
 * @example
 * ```ts
 * import { parseState } from '@hexfall/rules';
 *
 * const wrong = parseState('{"format": 5}');
 * wrong.ok === false && wrong.errors[0]?.message; // => 'state.turn is missing'
 * ```
 */
export function parseState(text: string): Result<GameState, InputError> {
  const problems = new Problems();
  const { format, ...fields } = problems.record(parseJson(text, problems), 'state', [
    'format',
    ...Object.keys(STATE_FIELDS),
  ]);
  problems.integer(format, 'state.format', STATE_FORMAT, STATE_FORMAT);
  recordOf(STATE_FIELDS)(fields, 'state', problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  const state = fields as unknown as Omit<GameState, 'dice'> & { dice: number[] };
  return succeed({ ...state, dice: Int32Array.from(state.dice) });
}

function parseJson(text: string, problems: Problems): unknown {
  try {
    return JSON.parse(text);
  } catch (error) {
    problems.report('wrongType', 'state', `is no JSON: ${error instanceof Error ? error.message : 'unreadable'}`);
    return {};
  }
}

const INT32: Check = between(-2147483648, 2147483647);
const COUNT: Check = between(0, 65535);
const SMALL: Check = between(-128, 127);

const LAYERS_OF_HEX: Check = (value, path, problems) => {
  for (const [layer, level] of Object.entries(problems.record(value, path, LAYERS))) {
    problems.integer(level, `${path}.${layer}`, 0, 255);
  }
};

const OUTCOME: Check = (value, path, problems) => {
  const outcome = problems.record(value, path, ['kind', 'side']);
  if (problems.oneOf(outcome['kind'], `${path}.kind`, ['undecided', 'draw', 'win']) !== 'win') return;
  problems.integer(outcome['side'], `${path}.side`, 0, 255);
};

const LIMB_FIELDS = { need: SMALL, limb: between(0, LOCATION_COUNT - 1) };
const RAM_FIELDS = { hex: COUNT };

/** What each kind of attack says beside its kind, attacker and target. */
const ATTACK_FIELDS: Readonly<Record<AttackKind, Readonly<Record<string, Check>>>> = {
  weapon: {
    weapon: COUNT,
    need: SMALL,
    bracket: between(0, 2),
    rate: between(1, 6),
    bin: between(-1, 65535),
    aim: between(NOWHERE, LOCATION_COUNT - 1),
    heat: FLAG,
    spotter: between(-1, 65535),
    secondary: between(0, 2),
    charged: FLAG,
  },
  punch: LIMB_FIELDS,
  kick: LIMB_FIELDS,
  push: { need: SMALL },
  melee: { need: SMALL, item: COUNT, table: oneOf(HIT_TABLES) },
  charge: RAM_FIELDS,
  dfa: RAM_FIELDS,
};

const ATTACK: Check = (value, path, problems) => {
  const kind = (value as { kind?: unknown } | null)?.kind;
  const fields = ATTACK_FIELDS[problems.oneOf(kind, `${path}.kind`, ATTACK_KINDS)];
  recordOf({ target: COUNT, attacker: COUNT, kind: oneOf(ATTACK_KINDS), ...fields })(value, path, problems);
};

/*
 * In the tables below a field that comes late in the state comes first. With the same names in the same order, an engine that
 * lays objects out by their names takes table and state for one kind of object, and keeps numbers that are checks.
 */
const MECH_FIELDS: Readonly<Record<keyof MechState, Check>> = {
  rolls: listOf(recordOf({ modifier: SMALL, reason: oneOf(ROLL_REASONS) })),
  id: COUNT,
  side: COUNT,
  spec: COUNT,
  gunnery: COUNT,
  piloting: COUNT,
  c3: between(-1, 65535),
  status: oneOf(MECH_STATUSES),
  pilot: oneOf(PILOT_CONDITIONS),
  pilotWounds: COUNT,
  hex: between(-1, 65535),
  elevation: SMALL,
  facing: between(0, 5),
  twist: between(-1, 1),
  armsFlipped: FLAG,
  prone: FLAG,
  heat: COUNT,
  shutdown: FLAG,
  shutdownByChoice: FLAG,
  stealth: FLAG,
  stealthNext: FLAG,
  dumping: INT32,
  dumpNext: INT32,
  stuck: FLAG,
  boosterLevels: listOf(COUNT, 2),
  boostersRose: between(0, 3),
  armor: listOf(COUNT, ARMOR_FACING_COUNT),
  structure: listOf(COUNT, LOCATION_COUNT),
  slotHits: listOf(COUNT, LOCATION_COUNT),
  slotsOut: listOf(COUNT, LOCATION_COUNT),
  locationsOut: COUNT,
  armoredHits: listOf(COUNT, LOCATION_COUNT),
  hardenedHalves: COUNT,
  ammo: listOf(COUNT),
  jammed: INT32,
  spent: INT32,
  capacitors: INT32,
  narcPods: INT32,
  movement: oneOf(MOVE_MODES),
  hexesMoved: COUNT,
  mpUsed: COUNT,
  heatBuildUp: COUNT,
  externalHeat: COUNT,
  boostersUsed: between(0, 3),
  knockedOut: FLAG,
  weaponsFired: INT32,
  tagged: INT32,
  spotting: FLAG,
  unjamming: FLAG,
  acted: FLAG,
  damageThisPhase: COUNT,
  shutdownThisPhase: FLAG,
};

const STATE_FIELDS: Readonly<Record<keyof GameState, Check>> = {
  turn: COUNT,
  dice: listOf(INT32, 4),
  phase: oneOf(PHASES),
  initiative: listOf(COUNT),
  order: listOf(COUNT),
  acted: COUNT,
  mechs: listOf(recordOf(MECH_FIELDS)),
  attacks: listOf(ATTACK),
  terrainChanges: listOf(recordOf({ hex: COUNT, content: recordOf({ level: SMALL, layers: LAYERS_OF_HEX }) })),
  outcome: OUTCOME,
};
