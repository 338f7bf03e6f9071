import { type Board, type HexId, OFF_BOARD, parseHex } from '@hexfall/hex';
import { type InputError, Problems } from '../basics/problems.ts';
import { fail, type Result, succeed } from '../basics/result.ts';
import { overlaps } from '../questions/board/spot.ts';
import type { DiceRoller } from '../vocabulary/dice/roller.ts';
import { parseSeed, streamRngState } from '../vocabulary/dice/seed.ts';
import { SeededDice } from '../vocabulary/dice/seeded.ts';
import type { EventSink } from '../vocabulary/events/events.ts';
import { createGameOn, type Game } from '../vocabulary/game/game.ts';
import type { Match } from '../vocabulary/game/match.ts';
import { compileRules } from '../vocabulary/profile/compile.ts';
import { parseProfile } from '../vocabulary/profile/profile.ts';
import type { MechSpec } from '../vocabulary/spec/mech-spec.ts';
import type { GameState } from '../vocabulary/state/game-state.ts';
import type { MechState } from '../vocabulary/state/mech-state.ts';
import { isLegalSpec } from './create-spec.ts';
import { createUnit, type Placement, type UnitInputs } from './create-unit.ts';
import { Input } from './input.ts';
import { checkNetworks, readLinks } from './networks.ts';
import { readArrivals } from './read-arrivals.ts';
import { readWithdrawal } from './read-withdrawal.ts';
import { type GameSetup, SETUP_FIELDS, UNIT_FIELDS } from './setup.ts';

/**
 * Creates a game in a legal position from any set-up, or returns every error with its field: code past this point trusts its input. Dice
 * come from the seed unless others are passed in.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createBoard } from '@hexfall/hex';
 * import { createGame, seedFromText } from '@hexfall/rules';
 *
 * const hunchback = builtInMech('HBK-4G');
 * const setup = {
 *   profile: 'canon',
 *   seed: seedFromText('42'),
 *   board: createBoard(16, 17, []),
 *   specs: hunchback === undefined ? [] : [hunchback],
 *   units: [{ spec: 0, side: 0, hex: '0505', facing: 0, gunnery: 4, piloting: 5, condition: { heat: 9 } }],
 *   turnLimit: 20,
 * };
 * const created = createGame(setup, []);
 * created.ok && created.value.state.mechs[0]?.heat; // => 9
 * ```
 */
export function createGame(setup: GameSetup, sink: EventSink, dice?: DiceRoller): Result<Game, InputError> {
  const problems = new Problems();
  const fields = readFields(setup, problems);
  if (problems.errors.length > 0) return fail(...problems.errors);
  const match = readMatch(fields, problems);
  const rngState = readSeed(fields.seed);
  const mechs = match === undefined ? [] : readUnits(fields.units, match);
  if (match === undefined || problems.errors.length > 0) return fail(...problems.errors);
  const state = openingState(mechs, match.sides, rngState);
  return succeed(createGameOn(match, state, dice ?? new SeededDice(state.dice), sink));
}

type SetupInputs = Readonly<Record<keyof GameSetup, Input>>;

function readFields(setup: GameSetup, problems: Problems): SetupInputs {
  const given = problems.record(setup, 'setup', SETUP_FIELDS);
  const fields = SETUP_FIELDS.map(name => [name, new Input(given[name], name, problems)] as const);
  return Object.fromEntries(fields) as Record<keyof GameSetup, Input>;
}

const MAX_TURNS = 10_000;

function readMatch(fields: SetupInputs, problems: Problems): Match | undefined {
  const profile = parseProfile(fields.profile.value ?? 'spec');
  if (!profile.ok) for (const error of profile.errors) problems.errors.push({ ...error, code: 'unknownName' });
  const specs = readSpecs(fields.specs);
  const board = readBoard(fields.board);
  const turnLimit = fields.turnLimit.integer(1, MAX_TURNS);
  const sides = countSides(fields.units.value);
  const withdrawal = readWithdrawal(fields.withdrawal, sides);
  if (!profile.ok || board === undefined || specs === undefined) return undefined;
  const arrivals = readArrivals(fields.units, board, turnLimit);
  return { rules: compileRules(profile.value), specs, board, sides, turnLimit, arrivals, withdrawal };
}

function readSpecs(list: Input): readonly MechSpec[] | undefined {
  const specs = list.list();
  for (const spec of specs) {
    if (!isLegalSpec(spec.value)) spec.report('wrongType', 'must be a spec made by createMechSpec');
  }
  // Not `specs.map`: once V8 has compiled a `map` it makes lists of a different kind, and all code that reads them is compiled again.
  const values = Array.from(specs, ({ value }) => value);
  return values.every(isLegalSpec) ? values : undefined;
}

function readBoard(input: Input): Board | undefined {
  const board = input.value as Board | undefined | null;
  if (board?.grid?.size !== undefined && board.level?.length === board.grid.size) return board;
  input.report('wrongType', 'must be a board made by createBoard');
  return undefined;
}

/** The most units and sides of a game: far beyond any table, small enough to keep memory in bounds. */
const MAX_UNITS = 200;
const MAX_SIDES = 16;

function countSides(units: unknown): number {
  if (!Array.isArray(units)) return 0;
  const sides = units.map(unit => (unit as { side?: unknown } | null)?.side).filter(Number.isInteger) as number[];
  return Math.min(MAX_SIDES, 1 + Math.max(-1, ...sides));
}

function readSeed(input: Input): Int32Array {
  if (typeof input.value !== 'string') {
    input.report('wrongType', 'must be a seed string');
    return new Int32Array(4);
  }
  const seed = parseSeed(input.value);
  if (seed.ok) return streamRngState(seed.value, 'game');
  for (const error of seed.errors) input.problems.errors.push({ ...error, code: 'wrongType' });
  return new Int32Array(4);
}

function readUnits(list: Input, match: Match): MechState[] {
  const units = list.list();
  if (units.length === 0 || units.length > MAX_UNITS) {
    list.report('outOfRange', `must be from 1 to ${MAX_UNITS}, not ${units.length}`);
    return [];
  }
  const links = readLinks(units);
  const mechs = Array.from(units, (unit, id) => readUnit(unit, id, links[id]!, match));
  checkNetworks(mechs, match.specs, list.problems);
  checkStacking(mechs, match.board, list.problems);
  return mechs;
}

/** The worst gunnery and piloting skill. */
const MAX_SKILL = 8;

function readUnit(unit: Input, id: number, c3: number, match: Match): MechState {
  const fields = unit.fields(UNIT_FIELDS);
  const spec = fields.spec.integer(0, match.specs.length - 1);
  const placement = {
    id,
    spec,
    side: fields.side.integer(0, MAX_SIDES - 1),
    gunnery: fields.gunnery.integer(0, MAX_SKILL),
    piloting: fields.piloting.integer(0, MAX_SKILL),
    c3,
    ...(match.arrivals[id] === undefined ? readPosition(fields, match.board) : noPosition(fields)),
  };
  return createUnit(placement, match.specs[spec], fields, match.board);
}

type Position = Pick<Placement, 'hex' | 'facing'>;

function readPosition(fields: UnitInputs, board: Board): Position {
  return { facing: fields.facing.integer(0, 5), hex: readHex(fields.hex, board) };
}

function readHex(input: Input, board: Board): HexId {
  const hex = typeof input.value === 'string' ? parseHex(board.grid, input.value) : undefined;
  if (hex !== undefined) return hex;
  const { width, height } = board.grid;
  input.report('offBoard', `must be a hex number of this ${width}x${height} board, such as "0101"`);
  return 0;
}

/** Returns the position of a unit that arrives later: it is off the board, and its set-up must not state one. */
function noPosition({ hex, facing }: UnitInputs): Position {
  for (const field of [hex, facing]) {
    if (field.isGiven) field.report('unknownName', 'is not for a unit that arrives later');
  }
  return { facing: 0, hex: OFF_BOARD };
}

/** Reports BattleMechs that stand in one hex at overlapping heights. */
function checkStacking(mechs: readonly MechState[], board: Board, problems: Problems): void {
  const placed = mechs.filter(mech => mech.hex !== OFF_BOARD);
  for (const mech of placed) {
    const other = placed.find(each => each.id < mech.id && overlaps(each, mech.hex, mech.elevation));
    if (other === undefined || board.grid.size === 0) continue;
    problems.report('hexTaken', `units[${mech.id}].hex`, `is taken by units[${other.id}]`);
  }
}

function openingState(mechs: MechState[], sides: number, dice: Int32Array): GameState {
  return {
    turn: 0,
    phase: 'initiative',
    initiative: Array.from({ length: sides }, (_, side) => side),
    order: [],
    acted: 0,
    mechs,
    attacks: [],
    terrainChanges: [],
    outcome: { kind: 'undecided' },
    dice,
  };
}
