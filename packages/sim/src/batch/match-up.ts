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
import { type BotChoice, parseBot } from './bot-choice.ts';
import { findWrongOpening } from './check-opening.ts';
import type { Opening } from './opening.ts';

/** What a simulation needs to know of a force. The function that deploys it may know more, such as its crews. */
export interface SimForce {
  readonly name: string;
  readonly units: readonly { readonly spec: MechSpec }[];
}

export interface SimBoard {
  readonly title: string;
  readonly board: Board;
}

/** Who fights whom, where and by which rules. */
export interface MatchUp<F extends SimForce = SimForce> {
  /** A and B. */
  readonly forces: readonly [F, F];
  /** Games take turns on these. */
  readonly boards: readonly SimBoard[];
  readonly profile: GameSetup['profile'];
  /** Bots of A and B, as `parseBot` reads them. */
  readonly bots: readonly [string, string];
  readonly turnLimit: number;
  /** Any text. The same text gives the same games. */
  readonly seed: string;
  /** Whether every second game repeats the one before it with the sides exchanged. */
  readonly swapSides: boolean;
}

/** Deploys forces on a board and says whether units may leave it. The first force is side 0. */
export type Deploy<F> = (board: Board, forces: readonly F[]) => Pick<GameSetup, 'specs' | 'units' | 'withdrawal'>;

/** The set-up of a game without its seed. */
export type Position = Omit<GameSetup, 'seed'>;

/** A board with both forces deployed on it. */
export interface Battlefield {
  readonly title: string;
  /** The position with A as side 0. */
  readonly straight: Position;
  /** The position with B as side 0. */
  readonly exchanged: Position;
}

/** A match-up that has been checked. Any of its games can be played from its number alone. */
export interface Batch {
  readonly seed: string;
  readonly swapSides: boolean;
  /** Bots of A and B, as `parseBot` reads them. */
  readonly bots: readonly [string, string];
  readonly forces: readonly [BatchForce, BatchForce];
  readonly fields: readonly Battlefield[];
  /** The moment of another game from which the games are played on; without it they begin with the first turn. */
  readonly opening?: Opening;
}

/** A force as reports name it. */
export interface BatchForce {
  readonly name: string;
  readonly units: readonly string[];
}

/**
 * Deploys the forces on every board from both sides, and checks that every position is a legal game.
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

/** Checks that every bot can be read and that a game can begin from every position. */
export function checkBatch(batch: Batch): Result<Batch, InputError> {
  for (const [i, text] of batch.bots.entries()) {
    const bot = parseBot(text);
    if (!bot.ok) return fail({ code: 'unknownName', path: `bots[${i}]`, message: `bots[${i}] ${bot.errors[0]!}` });
  }
  for (const { straight, exchanged } of batch.fields) {
    for (const position of [straight, exchanged]) {
      const game = createGame({ ...position, seed: batch.seed }, NO_SINK);
      if (!game.ok) return fail(...game.errors);
      const wrong = batch.opening === undefined ? undefined : findWrongOpening(game.value, batch.opening, batch.seed);
      if (wrong !== undefined) return fail(wrong);
    }
  }
  return succeed(batch);
}

/** The bots that were read, since every game asks for them. */
const readBots = new WeakMap<Batch['bots'], readonly BotChoice[]>();

/** The bots of A and B, in that order whichever side they play. */
export function botChoicesOf({ bots }: Pick<Batch, 'bots'>): readonly BotChoice[] {
  const known = readBots.get(bots);
  if (known !== undefined) return known;
  const choices = bots.map(text => {
    const bot = parseBot(text);
    if (!bot.ok) throw new Error(`the bot ${bot.errors[0]!}`);
    return bot.value;
  });
  readBots.set(bots, choices);
  return choices;
}

/** Whether a bot is not built in, so that games must be played asynchronously. */
export function hasOutsideBots(batch: Pick<Batch, 'bots'>): boolean {
  return botChoicesOf(batch).some(({ kind }) => kind !== 'builtIn');
}
