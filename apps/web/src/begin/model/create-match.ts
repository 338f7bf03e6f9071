import { type Force, type PilotedUnit, placeForces } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import type { NamedUnit } from '@hexfall/protocol';
import { createGame, fail, type GameSetup, NO_SINK, type Result, seedFromText, succeed } from '@hexfall/rules';
import { type BoardChoice, MAX_UNITS_OF_SIDE, type MatchSettings, type MatchSide } from './match-settings.ts';
import { nameOfId } from './own-ids.ts';

/** Looks up the units and the board of a match. An error is one sentence. */
export interface MatchParts {
  unit(id: string): NamedUnit | undefined;
  board(choice: BoardChoice): Result<Board, string>;
}

/** Creates a game from the settings of a match. An error is one sentence for the player. */
export function createMatch(settings: MatchSettings, parts: MatchParts): Result<GameSetup, string> {
  const board = parts.board(settings.board);
  if (!board.ok) return board;
  const forces: Force[] = [];
  for (const [index, side] of settings.sides.entries()) {
    const force = forceOf(side, index, parts);
    if (!force.ok) return force;
    forces.push(force.value);
  }
  const placed = placeForces(board.value, forces, {
    deploy: settings.deployment === 'deploy',
    withdrawal: settings.withdrawal ? 'forced' : 'none',
  });
  if (!placed.ok) return fail(toSentence(placed.errors[0]!));
  const setup: GameSetup = {
    profile: settings.profile,
    seed: seedFromText(settings.seed),
    board: board.value,
    ...placed.value,
    turnLimit: settings.turnLimit,
  };
  const trial = createGame(setup, NO_SINK);
  return trial.ok ? succeed(setup) : fail(toSentence(trial.errors[0]!.message));
}

const SIDE_NAMES: readonly string[] = ['A', 'B'];

function forceOf({ units }: MatchSide, index: number, parts: MatchParts): Result<Force, string> {
  const name = `Side ${SIDE_NAMES[index]!}`;
  if (units.length === 0) return fail(`${name} has no units yet: add at least one.`);
  if (units.length > MAX_UNITS_OF_SIDE)
    return fail(`${name} has ${units.length} units; a side has at most ${MAX_UNITS_OF_SIDE}.`);
  const found: PilotedUnit[] = [];
  for (const { unit, gunnery, piloting } of units) {
    const named = parts.unit(unit);
    if (named === undefined) return fail(`${name}: there is no unit called “${nameOfId(unit)}” here.`);
    found.push({ spec: named.spec, pilot: '', gunnery, piloting, condition: undefined });
  }
  return succeed({ name, side: {}, units: found, warnings: [] });
}

function toSentence(text: string): string {
  return `${text[0]!.toUpperCase()}${text.slice(1).replace(/\.?$/, '.')}`;
}
