import { type Act, type AnyBot, type Bot, botRngStates, type Forfeit, playAnyBots, playBots } from '@hexfall/bots';
import { type LineWriter, ReplayRecorder, startSealedGame } from '@hexfall/protocol';
import { act, type EventSink, type Game, type GameSetup, startGame } from '@hexfall/rules';
import { GameTally } from '../tally/game-tally.ts';
import { type BotChoice, createBuiltInBot } from './bot-choice.ts';
import { createGameOf } from './create-game-of.ts';
import { createRecord } from './create-record.ts';
import { type GamePlan, planGame, setupOf } from './game-plan.ts';
import type { GameRecord } from './game-record.ts';
import { type Batch, botChoicesOf, hasOutsideBots } from './match-up.ts';
import { openGame } from './opening.ts';

/** Bots started for one game. Close them after it. */
export interface OpenBots {
  readonly bots: readonly AnyBot[];
  /** Ends the processes that were started. */
  close(): void;
}

/** Starts the bots of a game, one for each side. `openBots` of `@hexfall/sim/outside` does so in Node. */
export type BotOpener = (choices: readonly BotChoice[], setup: GameSetup) => OpenBots;

/**
 * Plays one game of a batch to its end. Both bots must be built in.
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
  const game = begin(batch, plan, tally);
  playBots(game, builtInBots(batch, plan));
  return createRecord(game, plan, tally);
}

/** Plays one game of a batch with bots of any kind. A bot that fails forfeits, and the game stops there. */
export async function playGameAsync(batch: Batch, number: number, open: BotOpener): Promise<GameRecord> {
  refuseOpening(batch);
  const plan = planGame(batch, number);
  const setup = setupOf(batch, plan);
  const tally = new GameTally(setup);
  const { game, giveOrder } = beginWithAnyBots(batch, plan, tally, act);
  const forfeit = await playAndClose(game, open(choicesBySide(batch, plan), setup), giveOrder);
  return createRecord(game, plan, tally, forfeit);
}

/**
 * Plays a game again and writes its replay line by line. Both bots must be built in.
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
  refuseOpening(batch);
  const plan = planGame(batch, number);
  const setup = setupOf(batch, plan);
  const recorder = new ReplayRecorder(setup, write);
  const game = begin(batch, plan, recorder);
  playBots(game, builtInBots(batch, plan), (played, command) => recorder.act(played, command));
}

/** Plays a game again with bots of any kind and writes its replay. It is the same game only if the bots act the same again. */
export async function replayGameAsync(batch: Batch, number: number, write: LineWriter, open: BotOpener): Promise<void> {
  refuseOpening(batch);
  const plan = planGame(batch, number);
  const setup = setupOf(batch, plan);
  const recorder = new ReplayRecorder(setup, write, hasOutsideBots(batch) ? 'sealed' : undefined);
  const recordedAct: Act = (played, command) => recorder.act(played, command);
  const { game, giveOrder } = beginWithAnyBots(batch, plan, recorder, recordedAct);
  await playAndClose(game, open(choicesBySide(batch, plan), setup), giveOrder);
}

/** Begins a game with its first turn, or at the opening of its batch. */
function begin(batch: Batch, plan: GamePlan, sink: EventSink): Game {
  const game = createGameOf(batch, plan, sink);
  if (batch.opening !== undefined) return openGame(game, batch.opening, plan.seed, sink);
  startGame(game);
  return game;
}

/** A replay begins with the first turn, and so do games with external bots. */
function refuseOpening({ opening }: Batch): void {
  if (opening !== undefined)
    throw new Error('games that begin in the middle of another have no replay and need built-in bots');
}

/** A game that has begun, and what carries out its orders. */
interface BegunGame {
  readonly game: Game;
  readonly giveOrder: Act;
}

/** Begins a game. Its dice are sealed if a bot from outside plays, since such a bot might work out how they will fall. */
function beginWithAnyBots(batch: Batch, plan: GamePlan, sink: EventSink, carryOut: Act): BegunGame {
  if (!hasOutsideBots(batch)) return { game: begin(batch, plan, sink), giveOrder: carryOut };
  const game = createGameOf(batch, plan, sink);
  return { game, giveOrder: startSealedGame(game, plan.seed, carryOut) };
}

async function playAndClose(game: Game, opened: OpenBots, giveOrder: Act): Promise<Forfeit | undefined> {
  try {
    return await playAnyBots(game, opened.bots, giveOrder);
  } finally {
    opened.close();
  }
}

/** A bot stays with its force, whichever side the force plays. */
function choicesBySide(batch: Batch, { swapped }: GamePlan): readonly BotChoice[] {
  const choices = botChoicesOf(batch);
  return swapped ? choices.toReversed() : choices;
}

function builtInBots(batch: Batch, plan: GamePlan): Bot[] {
  const rngStates = botRngStates(plan.seed, batch.bots.length);
  return choicesBySide(batch, plan).map((choice, side) => {
    if (choice.kind !== 'builtIn') throw new Error('games with external bots must be played asynchronously');
    return createBuiltInBot(choice, rngStates[side]!);
  });
}
