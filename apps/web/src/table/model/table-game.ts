import {
  beginTurn,
  createGame,
  createPosition,
  fail,
  type Game,
  type MechSpec,
  NO_SINK,
  type Result,
  seedFromText,
  succeed,
} from '@hexfall/rules';
import { type Names, shortNamesOf, unitMark } from '@hexfall/view';
import type { RulesName } from '../../begin/model/match-settings.ts';
import { groundBoard } from './grounds.ts';

/** A unit that has a sheet on the table. */
export interface SheetUnit {
  readonly spec: MechSpec;
  readonly side: number;
  readonly gunnery: number;
  readonly piloting: number;
}

/** Turn limit of a table, which never ends by itself. */
const NO_LIMIT = 10_000;
const FACING_NORTH = 0;

/**
 * Creates the game behind the sheets. Its last unit is not on the table: it stands in for any target without a sheet. An error is one
 * sentence.
 */
export function createTableGame(units: readonly SheetUnit[], profile: RulesName): Result<Game, string> {
  const everybody: readonly SheetUnit[] = [...units, standIn()];
  const created = createGame(
    {
      profile,
      seed: seedFromText('a real table'),
      board: groundBoard(everybody.length),
      specs: everybody.map(({ spec }) => spec),
      units: everybody.map(({ side, gunnery, piloting }, i) => ({
        spec: i,
        side,
        gunnery,
        piloting,
        hex: printedHex(i),
        facing: FACING_NORTH,
      })),
      turnLimit: NO_LIMIT,
    },
    NO_SINK,
  );
  if (!created.ok) return fail(created.errors[0]!.message);
  beginTurn(created.value, 'movement');
  return succeed(created.value);
}

/** The side of the stand-in, which is an enemy of all others. */
const NOBODY = 2;

/** Returns the stand-in: a plain BattleMech of medium weight. */
function standIn(): SheetUnit {
  const [spec] = createPosition([{ tonnage: 50 }]).specs;
  return { spec: spec!, side: NOBODY, gunnery: 4, piloting: 5 };
}

/** Returns the first hex of the row of a unit, which is open ground. */
function printedHex(unit: number): string {
  return `01${String(unit + 1).padStart(2, '0')}`;
}

/** Returns the id of the unit that stands in for a target without a sheet. */
export function standInOf({ state }: Game): number {
  return state.mechs.length - 1;
}

/** Returns the names of units in sentences. */
export function tableNames(game: Game): Names {
  const names = shortNamesOf(game);
  const outside = standInOf(game);
  return {
    ...names,
    unit: id => (id === outside ? 'the target' : names.unit(id)),
    mark: id => (id === outside ? 'the target' : unitMark(game, id)),
  };
}
