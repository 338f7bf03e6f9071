import type { Force } from '@hexfall/data';
import { type Batch, hasOutsideBots, MAX_TURNS, prepareBatch, type SimBoard } from '@hexfall/sim';
import { defaultBoard, readNamedBoard } from '../boards.ts';
import { botsOf, readBots } from '../bots/read-bots.ts';
import { UsageError } from '../exit.ts';
import { readForce } from '../forces.ts';
import { placeSides } from '../place-sides.ts';
import { unique } from '../remarks.ts';
import { chooseSeed, secretNotes } from '../seed.ts';
import { type MatchOptions, readWholeNumber } from './options.ts';

/** A match-up, with notes from reading its forces and boards. */
export interface BatchWithNotes {
  readonly batch: Batch;
  readonly notes: readonly string[];
  /** Remarks that may be shown only when the games are over, such as a secret seed. */
  readonly secrets: readonly string[];
}

/** Reads and checks the match-up that a user described. */
export function createBatch(names: readonly [string, string], options: MatchOptions): BatchWithNotes {
  const [a, b] = [readForce(names[0], options), readForce(names[1], options)];
  const { boards, notes } = readBoards(options.board);
  const batch = batchOf([a, b], boards, options);
  const secrets = secretNotes(options, hasOutsideBots(batch));
  return { batch, notes: unique([...a.warnings, ...b.warnings, ...notes]), secrets };
}

/** Sets up a match-up with forces and boards that have been read. */
export function batchOf(
  [a, b]: readonly [Force, Force],
  boards: readonly SimBoard[],
  options: Omit<MatchOptions, 'board'>,
): Batch {
  const bots = readBots(options.bots ?? botsOf([a, b]));
  const batch = prepareBatch(
    {
      forces: [a, b],
      boards,
      profile: options.rules,
      bots,
      turnLimit: readWholeNumber('--turns', options.turns, 1, MAX_TURNS),
      seed: chooseSeed(options, hasOutsideBots({ bots })),
      swapSides: options.swapSides,
    },
    // When sides are exchanged, each force alternates between the edges, whatever its file asks for.
    (board, forces) => placeSides(board, options.swapSides ? forces.map(onAnyEdge) : forces, options),
  );
  if (!batch.ok) throw new UsageError(batch.errors[0]!.message);
  return batch.value;
}

function onAnyEdge(force: Force): Force {
  const { edge: _edge, ...side } = force.side;
  return { ...force, side };
}

/** Boards to play on, with remarks from reading them. */
export interface BoardsWithNotes {
  readonly boards: readonly SimBoard[];
  readonly notes: readonly string[];
}

/** Reads the boards that a user named, or the default board if there are none. */
export function readBoards(names: readonly string[] | undefined): BoardsWithNotes {
  const named = names === undefined ? [defaultBoard()] : names.map(readNamedBoard);
  return {
    boards: named.map(({ board, title }) => ({ board, title })),
    notes: named.flatMap(({ remarks }) => remarks),
  };
}
