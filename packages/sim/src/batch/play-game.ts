import { type Act, type AnyBot, type Bot, botWords, type Forfeit, playAnyBots, playBots } from '@hexfall/bots';
import { type LineWriter, ReplayRecorder } from '@hexfall/protocol';
import { createGame, type EventSink, type Game, type GameSetup, startGame } from '@hexfall/rules';
import { GameTally } from '../tally/game-tally.ts';
import { type BotOrder, createOrderedBot } from './bot-order.ts';
import { type GamePlan, planGame, setupOf } from './game-plan.ts';
import type { GameRecord } from './game-record.ts';
import { type Batch, botOrdersOf } from './match-up.ts';
import { recordOf } from './record-game.ts';

/** Bots that were started for one game; close them after it. */
export interface OpenBots {
  readonly bots: readonly AnyBot[];
  /** Ends the programs that were started. */
  close(): void;
}

/** Starts the bots of a game, one for each side; `@hexfall/sim/outside` has one for Node. */
export type BotOpener = (orders: readonly BotOrder[], setup: GameSetup) => OpenBots;

/**
 * Plays one game of a batch to its end. Both bots must be our own.
 *
 * @example
 * ```ts
 * import { playGame } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * const { outcome, units } = playGame(prepareDuel(), 7);
 * outcome; // => 'A'
 * units.map(({ status }) => status); // => ['active', 'destroyed']
 * ```
 */
export function playGame(batch: Batch, number: number): GameRecord {
  const plan = planGame(batch, number);
  const setup = setupOf(batch, plan);
  const tally = new GameTally(setup);
  const game = begin(setup, tally);
  playBots(game, ownBots(batch, plan));
  return recordOf(game, plan, tally);
}

/** The same with bots from outside among them: one that fails forfeits, and the game stops there. */
export async function playOpenGame(batch: Batch, number: number, open: BotOpener): Promise<GameRecord> {
  const plan = planGame(batch, number);
  const setup = setupOf(batch, plan);
  const tally = new GameTally(setup);
  const game = begin(setup, tally);
  const forfeit = await playOpened(game, open(ordersOf(batch, plan), setup));
  return recordOf(game, plan, tally, forfeit);
}

/**
 * Plays a game again and writes its replay, line by line. Both bots must be our own.
 *
 * @example
 * ```ts
 * import { readReplay, verifyReplay } from '@hexfall/protocol';
 * import { replayGame } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * let text = '';
 * replayGame(prepareDuel(), 7, line => {
 *   text += `${line}\n`;
 * });
 * const replay = readReplay(text);
 * const proof = replay.ok && verifyReplay(replay.value);
 * proof && proof.kind; // => 'proved'
 * ```
 */
export function replayGame(batch: Batch, number: number, write: LineWriter): void {
  const plan = planGame(batch, number);
  const { game, give } = record(setupOf(batch, plan), write);
  playBots(game, ownBots(batch, plan), give);
}

/** The same with bots from outside: the same game only if they do the same again. */
export async function replayOpenGame(batch: Batch, number: number, write: LineWriter, open: BotOpener): Promise<void> {
  const plan = planGame(batch, number);
  const setup = setupOf(batch, plan);
  const { game, give } = record(setup, write);
  await playOpened(game, open(ordersOf(batch, plan), setup), give);
}

function record(setup: GameSetup, write: LineWriter): { readonly game: Game; readonly give: Act } {
  const recorder = new ReplayRecorder(setup, write);
  return { game: begin(setup, recorder), give: (played, command) => recorder.act(played, command) };
}

function begin(setup: GameSetup, sink: EventSink): Game {
  const game = createGame(setup, sink);
  if (!game.ok) throw new Error(game.errors[0]!.message);
  startGame(game.value);
  return game.value;
}

async function playOpened(game: Game, opened: OpenBots, give?: Act): Promise<Forfeit | undefined> {
  try {
    return await playAnyBots(game, opened.bots, give);
  } finally {
    opened.close();
  }
}

/** A bot goes with its force, whichever side that is. */
function ordersOf(batch: Batch, { swapped }: GamePlan): readonly BotOrder[] {
  const orders = botOrdersOf(batch);
  return swapped ? orders.toReversed() : orders;
}

function ownBots(batch: Batch, plan: GamePlan): Bot[] {
  const words = botWords(plan.seed, batch.bots.length);
  return ordersOf(batch, plan).map((order, side) => {
    if (order.kind !== 'builtIn') throw new Error('bots from outside play with playOpenGame');
    return createOrderedBot(order, words[side]!);
  });
}
