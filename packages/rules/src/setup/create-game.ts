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
import { checkNetworks, readLinks } from './networks.ts';
import { placeUnit } from './place-unit.ts';
import { readArrivals } from './read-arrivals.ts';
import { readWithdrawal } from './read-withdrawal.ts';
import { type GameSetup, SETUP_FIELDS, UNIT_FIELDS } from './setup.ts';

/** Most units and sides a game may have: far beyond any table, small enough to keep memory in bounds. */
const MOST_UNITS = 200;
const MOST_SIDES = 16;

/**
 * The trust boundary: any set-up in, a game in a legal position out, or every error with its field. Dice come from
 * the seed unless others are handed in.
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
  const fields = problems.record(setup, 'setup', SETUP_FIELDS) as Readonly<Partial<Record<keyof GameSetup, unknown>>>;
  if (problems.errors.length > 0) return fail(...problems.errors);
  const match = readMatch(fields, problems);
  const rngState = readSeed(fields.seed, problems);
  const mechs = match === undefined ? [] : readUnits(fields.units, match, problems);
  if (match === undefined || problems.errors.length > 0) return fail(...problems.errors);
  const state = openingState(mechs, match.sides, rngState);
  return succeed(createGameOn(match, state, dice ?? new SeededDice(state.dice), sink));
}

function readMatch(fields: Readonly<Partial<Record<keyof GameSetup, unknown>>>, problems: Problems): Match | undefined {
  const profile = parseProfile(fields.profile ?? 'spec');
  if (!profile.ok) for (const error of profile.errors) problems.errors.push({ ...error, code: 'unknownName' });
  const specs = readSpecs(fields.specs, problems);
  const board = readBoard(fields.board, problems);
  const turnLimit = problems.integer(fields.turnLimit, 'turnLimit', 1, 10_000);
  const sides = countSides(fields.units);
  const withdrawal = readWithdrawal(fields.withdrawal, sides, problems);
  if (!profile.ok || board === undefined || specs === undefined) return undefined;
  const arrivals = readArrivals(fields.units, board, turnLimit, problems);
  return { rules: compileRules(profile.value), specs, board, sides, turnLimit, arrivals, withdrawal };
}

function readSpecs(value: unknown, problems: Problems): readonly MechSpec[] | undefined {
  const specs = problems.list(value, 'specs');
  for (const [i, spec] of specs.entries()) {
    if (!isLegalSpec(spec)) problems.report('wrongType', `specs[${i}]`, 'must be a spec made by createMechSpec');
  }
  return specs.every(isLegalSpec) ? specs : undefined;
}

function readBoard(value: unknown, problems: Problems): Board | undefined {
  const board = value as Board | undefined | null;
  if (board?.grid?.size !== undefined && board.level?.length === board.grid.size) return board;
  problems.report('wrongType', 'board', 'must be a board made by createBoard');
  return undefined;
}

function readSeed(value: unknown, problems: Problems): Int32Array {
  if (typeof value !== 'string') {
    problems.report('wrongType', 'seed', 'must be a seed string');
    return new Int32Array(4);
  }
  const seed = parseSeed(value);
  if (seed.ok) return streamRngState(seed.value, 'game');
  for (const error of seed.errors) problems.errors.push({ ...error, code: 'wrongType' });
  return new Int32Array(4);
}

function countSides(units: unknown): number {
  if (!Array.isArray(units)) return 0;
  const sides = units.map(unit => (unit as { side?: unknown } | null)?.side).filter(Number.isInteger) as number[];
  return Math.min(MOST_SIDES, 1 + Math.max(-1, ...sides));
}

function readUnits(value: unknown, match: Match, problems: Problems): MechState[] {
  const units = problems.list(value, 'units');
  if (units.length === 0 || units.length > MOST_UNITS) {
    problems.report('outOfRange', 'units', `must be from 1 to ${MOST_UNITS}, not ${units.length}`);
    return [];
  }
  const links = readLinks(units, problems);
  const mechs = units.map((unit, id) => readUnit(unit, id, links[id]!, match, problems));
  checkNetworks(mechs, match.specs, problems);
  checkStacking(mechs, match.board, problems);
  return mechs;
}

function readUnit(value: unknown, id: number, c3: number, match: Match, problems: Problems): MechState {
  const path = `units[${id}]`;
  const fields = problems.record(value, path, UNIT_FIELDS);
  const spec = problems.integer(fields['spec'], `${path}.spec`, 0, match.specs.length - 1);
  const placement = {
    id,
    spec,
    side: problems.integer(fields['side'], `${path}.side`, 0, MOST_SIDES - 1),
    gunnery: problems.integer(fields['gunnery'], `${path}.gunnery`, 0, 8),
    piloting: problems.integer(fields['piloting'], `${path}.piloting`, 0, 8),
    c3,
    ...readPlace(fields, path, match.arrivals[id] !== undefined, match.board, problems),
  };
  return placeUnit(placement, match.specs[spec], fields['condition'], match.board, path, problems);
}

/** Where a unit stands; one that arrives later stands nowhere, and says so by saying nothing. */
function readPlace(
  fields: Readonly<Record<string, unknown>>,
  path: string,
  arrives: boolean,
  board: Board,
  problems: Problems,
): { facing: number; hex: HexId } {
  if (!arrives) {
    const facing = problems.integer(fields['facing'], `${path}.facing`, 0, 5);
    return { facing, hex: readHex(fields['hex'], `${path}.hex`, board, problems) };
  }
  for (const field of ['hex', 'facing']) {
    if (fields[field] === undefined) continue;
    problems.report('unknownName', `${path}.${field}`, 'is not for a unit that arrives later');
  }
  return { facing: 0, hex: OFF_BOARD };
}

function readHex(value: unknown, path: string, board: Board, problems: Problems): HexId {
  const hex = typeof value === 'string' ? parseHex(board.grid, value) : undefined;
  if (hex !== undefined) return hex;
  const { width, height } = board.grid;
  problems.report('offBoard', path, `must be a hex number of this ${width}x${height} board, such as "0101"`);
  return 0;
}

/** Two BattleMechs cannot stand in one hex at overlapping heights. */
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
