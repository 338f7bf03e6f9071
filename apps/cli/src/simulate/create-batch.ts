import type { Force } from '@hexfall/data';
import { type Batch, MAX_TURNS, prepareBatch, type SimBoard } from '@hexfall/sim';
import { defaultBoard, readNamedBoard } from '../boards.ts';
import { botsOf, readBots } from '../bots/read-bots.ts';
import { UsageError } from '../exit.ts';
import { readForce } from '../forces.ts';
import { placeForces } from '../place-forces.ts';
import { type MatchOptions, readWholeNumber } from './options.ts';

/** A match-up, with notes from reading its forces. */
export interface BatchWithNotes {
  readonly batch: Batch;
  readonly notes: readonly string[];
}

/** Reads and checks the match-up that a user described. */
export function createBatch(names: readonly [string, string], options: MatchOptions): BatchWithNotes {
  const [a, b] = names.map(readForce) as [Force, Force];
  return { batch: batchOf([a, b], readBoards(options.board), options), notes: [...a.warnings, ...b.warnings] };
}

/** Sets up a match-up with forces and boards that have been read. */
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
      turnLimit: readWholeNumber('--turns', options.turns, 1, MAX_TURNS),
      seed: options.seed,
      swapSides: options.swapSides,
    },
    // When sides are exchanged, each force takes either edge in turn, whatever its file asks for.
    (board, forces) => placeForces(board, options.swapSides ? forces.map(onAnyEdge) : forces, options),
  );
  if (!batch.ok) throw new UsageError(batch.errors[0]!.message);
  return batch.value;
}

function onAnyEdge(force: Force): Force {
  const { edge: _edge, ...side } = force.side;
  return { ...force, side };
}

/** Reads the boards that a user named, or the default board if there are none. */
export function readBoards(names: readonly string[] | undefined): SimBoard[] {
  const named = names === undefined ? [defaultBoard()] : names.map(readNamedBoard);
  return named.map(({ board, title }) => ({ board, title }));
}
