import type { Board } from '@hexfall/hex';
import {
  createGame,
  fail,
  type GameSetup,
  type InputError,
  type MechSpec,
  NO_SINK,
  type Result,
  seedFromText,
  succeed,
} from '@hexfall/rules';
import { type BotOrder, parseBot } from './bot-order.ts';

/** A force as far as a simulation cares; whoever deploys it may know more of it, such as its crews. */
export interface SimForce {
  readonly name: string;
  readonly units: readonly { readonly spec: MechSpec }[];
}

export interface SimBoard {
  readonly title: string;
  readonly board: Board;
}

/** Who fights whom, where, by what rules, and how often. */
export interface MatchUp<F extends SimForce = SimForce> {
  /** A and B. */
  readonly forces: readonly [F, F];
  /** Played on in turn. */
  readonly boards: readonly SimBoard[];
  readonly profile: GameSetup['profile'];
  /** Who plays A and who plays B, in the words of `parseBot`. */
  readonly bots: readonly [string, string];
  readonly turnLimit: number;
  /** Any text; the same text gives the same games. */
  readonly seed: string;
  /** Every second game repeats the one before with the sides exchanged. */
  readonly swapSides: boolean;
}

/** How units are put on a board, and whether they may leave it: the first force is side 0. */
export type Deploy<F> = (board: Board, forces: readonly F[]) => Pick<GameSetup, 'specs' | 'units' | 'withdrawal'>;

/** All about a game but its seed. */
export type Position = Omit<GameSetup, 'seed'>;

/** A board with both sides on it. */
export interface Battlefield {
  readonly title: string;
  /** A is side 0. */
  readonly straight: Position;
  /** B is side 0. */
  readonly exchanged: Position;
}

/** A match-up that has been checked: any of its games can be played, by its number alone. */
export interface Batch {
  readonly seed: string;
  readonly swapSides: boolean;
  /** Who plays A and who plays B. */
  readonly bots: readonly [string, string];
  readonly forces: readonly [BatchForce, BatchForce];
  readonly fields: readonly Battlefield[];
}

/** A force as reports name it. */
export interface BatchForce {
  readonly name: string;
  readonly units: readonly string[];
}

/**
 * Puts the forces on every board, both ways, and sees that each is a legal game.
 *
 * @example
 * ```ts
 * import { builtInMech } from '@hexfall/data';
 * import { createBoard } from '@hexfall/hex';
 * import { prepareBatch } from '@hexfall/sim';
 *
 * const spec = builtInMech('HBK-4G')!;
 * const force = { name: 'Hunchback', units: [{ spec }] };
 * const crew = { spec: 0, gunnery: 4, piloting: 5 };
 * const batch = prepareBatch(
 *   {
 *     forces: [force, force],
 *     boards: [{ title: 'open ground', board: createBoard(16, 17, []) }],
 *     profile: 'spec',
 *     bots: ['tactician', 'charger'],
 *     turnLimit: 60,
 *     seed: 'any text',
 *     swapSides: true,
 *   },
 *   () => ({
 *     specs: [spec],
 *     units: [{ ...crew, side: 0, hex: '0802', facing: 3 }, { ...crew, side: 1, hex: '0816', facing: 0 }],
 *   }),
 * );
 * batch.ok; // => true
 * ```
 */
export function prepareBatch<F extends SimForce>(matchUp: MatchUp<F>, deploy: Deploy<F>): Result<Batch, InputError> {
  const [a, b] = matchUp.forces;
  const { profile, turnLimit } = matchUp;
  const fields = matchUp.boards.map(({ title, board }): Battlefield => {
    const position = (forces: readonly F[]): Position => ({ profile, turnLimit, board, ...deploy(board, forces) });
    return { title, straight: position([a, b]), exchanged: position([b, a]) };
  });
  const seed = seedFromText(matchUp.seed);
  const batch: Batch = { ...pick(matchUp), seed, forces: [describeForce(a), describeForce(b)], fields };
  return checkBatch(batch);
}

function pick({ swapSides, bots }: MatchUp): Pick<Batch, 'swapSides' | 'bots'> {
  return { swapSides, bots };
}

function describeForce({ name, units }: SimForce): BatchForce {
  return { name, units: units.map(({ spec }) => spec.name) };
}

/** Every bot must be one that there can be, and every position one that a game can begin with. */
export function checkBatch(batch: Batch): Result<Batch, InputError> {
  for (const [i, text] of batch.bots.entries()) {
    const bot = parseBot(text);
    if (!bot.ok) return fail({ code: 'unknownName', path: `bots[${i}]`, message: `bots[${i}] ${bot.errors[0]!}` });
  }
  for (const { straight, exchanged } of batch.fields) {
    for (const position of [straight, exchanged]) {
      const game = createGame({ ...position, seed: batch.seed }, NO_SINK);
      if (!game.ok) return fail(...game.errors);
    }
  }
  return succeed(batch);
}

/** The bots of A and B; in the set-up of a game with exchanged sides they stand the other way round. */
export function botOrdersOf({ bots }: Batch): readonly BotOrder[] {
  return bots.map(text => {
    const bot = parseBot(text);
    if (!bot.ok) throw new Error(`the bot ${bot.errors[0]!}`);
    return bot.value;
  });
}

/** Whether somebody plays who is not one of our own bots, and so takes his time. */
export function hasOutsideBots(batch: Batch): boolean {
  return botOrdersOf(batch).some(({ kind }) => kind !== 'builtIn');
}
