import {
  AVERAGE_CREW,
  boardOfOwn,
  builtInMech,
  DEFAULT_BOARD,
  type Force,
  findOwnBoard,
  type PilotedUnit,
  type PlacedSides,
  parseUnitText,
  placeForces,
} from '@hexfall/data';
import type { MechSpec } from '@hexfall/rules';
import { type Batch, prepareBatch, type SimBoard } from './batch/match-up.ts';
import { runBatch } from './batch/run-batch.ts';
import { OwnThread, type Workforce } from './batch/workforce.ts';
import { ResultCollector, type SimulationResult } from './results/simulation-result.ts';

/** How games are played. Everything has a default. */
export interface SimulateOptions {
  /** 200 when left out. */
  readonly games?: number;
  /** The name of a built-in board, or a board with its title; woods-and-hills when left out. */
  readonly board?: string | SimBoard;
  /** A rules profile, or the name of one: `spec` when left out. */
  readonly rules?: string | object;
  /** Bots of A and B; the tactician for both when left out. */
  readonly bots?: readonly [string, string];
  /** Any text. The same text gives the same games. */
  readonly seed?: string;
  /** 60 when left out. */
  readonly turnLimit?: number;
  /** Whether every second game repeats the one before it with the sides exchanged, as it does when left out. */
  readonly swapSides?: boolean;
  /** Finds units that are not built in. */
  readonly findUnit?: (name: string) => MechSpec | undefined;
  /** Creates what plays the games, such as `WorkerThreads`; this thread plays them when left out. */
  readonly createWorkforce?: (batch: Batch) => Workforce;
  /** Ends the run early; the result is that of the games played. */
  readonly signal?: AbortSignal;
}

const GAMES = 200;
const TURNS = 60;
const BOT = 'tactician';

/**
 * Plays many games between two forces and returns the result. A force is a list of units with crews, as on the command line:
 * "2xHBK-4G@3/4, WVR-6R". The games are those that `hexfall simulate` plays with the same seed. Rejects with a sentence about what is
 * wrong.
 *
 * @example
 * ```ts
 * import { simulate } from '@hexfall/sim';
 *
 * const { games, sides } = await simulate('HBK-4G', 'WVR-6R', { games: 10 });
 * games; // => 10
 * sides[0].wins.count + sides[1].wins.count <= 10; // => true
 * ```
 */
export async function simulate(a: string, b: string, options: SimulateOptions = {}): Promise<SimulationResult> {
  const batch = createBatch(a, b, options);
  const collector = new ResultCollector(batch);
  const { games = GAMES, signal, createWorkforce = (own: Batch): Workforce => new OwnThread(own) } = options;
  const { failures } = await runBatch(batch, createWorkforce(batch), {
    games,
    ...(signal === undefined ? {} : { signal }),
    onGames: records => {
      for (const record of records) collector.add(record);
    },
  });
  return collector.result(failures);
}

function createBatch(a: string, b: string, options: SimulateOptions): Batch {
  const { findUnit = builtInMech, rules = 'spec', bots = [BOT, BOT], seed = 'first blood' } = options;
  const { turnLimit = TURNS, swapSides = true } = options;
  const forces = [readForce(a, findUnit), readForce(b, findUnit)] as const;
  const board = findBoard(options.board);
  const batch = prepareBatch(
    { forces, boards: [board], profile: rules, bots, turnLimit, seed, swapSides },
    (own, sides): PlacedSides => {
      const placed = placeForces(own, sides, { deploy: false, withdrawal: 'none' });
      if (!placed.ok) throw new Error(placed.errors[0]);
      return placed.value;
    },
  );
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

function readForce(text: string, findUnit: (name: string) => MechSpec | undefined): Force {
  const units = text
    .split(',')
    .filter(part => part.trim() !== '')
    .flatMap(part => readUnits(part, findUnit));
  if (units.length === 0) throw new Error(`"${text}" does not name a unit`);
  return { name: units.map(({ spec }) => spec.name).join(', '), side: {}, units, warnings: [] };
}

function readUnits(text: string, findUnit: (name: string) => MechSpec | undefined): PilotedUnit[] {
  const written = parseUnitText(text);
  if (!written.ok) throw new Error(written.errors[0]);
  const { count, name, crew = AVERAGE_CREW, pilot } = written.value;
  const spec = findUnit(name);
  if (spec === undefined) throw new Error(`there is no unit called "${name}"`);
  return Array.from({ length: count }, () => ({ spec, pilot, ...crew, condition: undefined }));
}

function findBoard(board: SimulateOptions['board']): SimBoard {
  if (typeof board === 'object') return board;
  const own = board === undefined ? DEFAULT_BOARD : findOwnBoard(board);
  if (own === undefined) throw new Error(`there is no built-in board called "${board}"`);
  return { title: own.title, board: boardOfOwn(own) };
}
