import type { Force } from '@hexfall/data';
import { type Batch, prepareBatch, type SimBoard } from '@hexfall/sim';
import { defaultBoard, readNamedBoard } from '../boards.ts';
import { botsOf, readBots } from '../bots/read-bots.ts';
import { takePositions } from '../deploy.ts';
import { UsageError } from '../exit.ts';
import { readForce } from '../forces.ts';
import { type MatchOptions, readWhole } from './options.ts';

const MOST_TURNS = 10_000;

/** A match-up, and what was noticed while its forces were read. */
export interface NotedBatch {
  readonly batch: Batch;
  readonly notes: readonly string[];
}

/** The match-up that a user described, checked down to the last hex. */
export function createBatch(names: readonly [string, string], options: MatchOptions): NotedBatch {
  const [a, b] = names.map(readForce) as [Force, Force];
  return { batch: batchOf([a, b], readBoards(options.board), options), notes: [...a.warnings, ...b.warnings] };
}

/** The same with forces and boards that have been read. */
export function batchOf(
  [a, b]: readonly [Force, Force],
  boards: readonly SimBoard[],
  options: Omit<MatchOptions, 'board'>,
): Batch {
  const batch = prepareBatch(
    {
      forces: [a, b],
      boards,
      profile: options.rules,
      bots: readBots(options.bots ?? botsOf([a, b])),
      turnLimit: readWhole('--turns', options.turns, 1, MOST_TURNS),
      seed: options.seed,
      swapSides: options.swapSides,
    },
    // Where the sides are exchanged each force has either edge in turn, whatever it wishes for.
    (board, forces) => takePositions(board, options.swapSides ? forces.map(onAnyEdge) : forces, options),
  );
  if (!batch.ok) throw new UsageError(batch.errors[0]!.message);
  return batch.value;
}

function onAnyEdge(force: Force): Force {
  const { edge: _edge, ...side } = force.side;
  return { ...force, side };
}

export function readBoards(names: readonly string[] | undefined): SimBoard[] {
  const named = names === undefined ? [defaultBoard()] : names.map(readNamedBoard);
  return named.map(({ board, title }) => ({ board, title }));
}
