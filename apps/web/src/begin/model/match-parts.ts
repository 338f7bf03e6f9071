import {
  boardOfOwn,
  catalogueMech,
  findInCatalogue,
  findOwnBoard,
  formatMapText,
  generateBoard,
  type MechBlueprint,
} from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import type { NamedUnit } from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';
import type { MatchParts } from './create-match.ts';
import type { BoardChoice } from './match-settings.ts';
import { nameOfId } from './own-ids.ts';

/** The user's own units and boards, by id. */
export interface OwnParts {
  readonly units: ReadonlyMap<string, NamedUnit>;
  readonly boards: ReadonlyMap<string, Board>;
}

const NOTHING: OwnParts = { units: new Map(), boards: new Map() };

/** Returns the units and boards that come with the program, and the user's own. */
export function matchParts(own: OwnParts = NOTHING): MatchParts {
  return {
    unit: id => own.units.get(id) ?? builtInUnit(id),
    board: choice => findBoard(choice, own),
  };
}

function builtInUnit(id: string): NamedUnit | undefined {
  const blueprint = findInCatalogue(id);
  return blueprint === undefined ? undefined : namedUnit(blueprint);
}

/** Returns a unit of the catalogue with its record sheet. */
export function namedUnit(blueprint: MechBlueprint): NamedUnit {
  const { chassis, model, clanName = '' } = blueprint;
  return { chassis, model, clanName, spec: catalogueMech(blueprint), blueprint, warnings: [] };
}

function findBoard(choice: BoardChoice, own: OwnParts): Result<Board, string> {
  if (choice.kind === 'generated') return generatedBoard(choice);
  if (choice.kind === 'own') {
    const board = findOwnBoard(choice.id);
    return board === undefined ? fail(`There is no board called “${choice.id}”.`) : succeed(boardOfOwn(board));
  }
  const board = own.boards.get(choice.id);
  return board === undefined ? fail(`Your board “${nameOfId(choice.id)}” is not in this browser.`) : succeed(board);
}

/** The maps that were generated last, by their orders: a large map takes a tenth of a second. */
const made = new Map<string, Result<Board, string>>();
const MAX_MADE = 8;

function generatedBoard(choice: Extract<BoardChoice, { readonly kind: 'generated' }>): Result<Board, string> {
  const order = formatMapText(choice);
  const before = made.get(order);
  if (before !== undefined) return before;
  const board = generateBoard(choice);
  const result = board.ok ? board : fail<string>(`The map ${order} cannot be made: ${board.errors[0]!.message}.`);
  made.set(order, result);
  const [oldest] = made.keys();
  if (made.size > MAX_MADE) made.delete(oldest!);
  return result;
}
