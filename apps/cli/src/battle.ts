import { closeSync, openSync, writeSync } from 'node:fs';
import { type AnyBot, type Forfeit, playAnyBots } from '@hexfall/bots';
import type { Force } from '@hexfall/data';
import { ReplayRecorder } from '@hexfall/protocol';
import {
  createGame,
  type Game,
  type GameSetup,
  hashState,
  type MechStatus,
  NO_SINK,
  type Outcome,
  seedFromText,
  startGame,
} from '@hexfall/rules';
import { DEFAULT_LIMITS, openBots } from '@hexfall/sim/outside';
import { hex8, namesOf, sideName } from '@hexfall/view';
import { defaultBoard, readBoard } from './boards.ts';
import { botsOf, readBotOrders } from './bots/read-bots.ts';
import { counted } from './counted.ts';
import { takePositions } from './deploy.ts';
import { UsageError } from './exit.ts';
import { reasonOf } from './files.ts';
import { readForce } from './forces.ts';

export interface BattleOptions {
  readonly seed: string;
  readonly rules: string;
  readonly board?: string;
  readonly turns: string;
  readonly bots?: string;
  readonly botTime: string;
  readonly deploy: boolean;
  readonly withdrawal: string;
  readonly out?: string;
  readonly json: boolean;
}

/** A game that is over: played to its end, or given up by a bot that failed. */
interface Played {
  readonly game: Game;
  readonly forfeit: Forfeit | undefined;
}

/** One game between two bots, kept as a replay. */
export async function battle(
  forces: readonly string[],
  options: BattleOptions,
  write: (text: string) => void,
): Promise<void> {
  const sides = forces.map(readForce);
  const setup = createSetup(sides, options);
  const orders = readBotOrders(options.bots ?? botsOf(sides));
  const limits = { ...DEFAULT_LIMITS, order: wholeNumber('--bot-time', options.botTime) };
  // Everything is checked before the first byte is written: a mistake must not cost an older replay of that name.
  const tried = createGame(setup, NO_SINK);
  if (!tried.ok) throw new UsageError(tried.errors[0]!.message);
  const output = openOutput(options.out, write);
  const opened = openBots(orders, setup, { limits });
  try {
    const played = await play(setup, opened.bots, line => output.line(line));
    if (options.out !== '-') write(options.json ? summary(played, setup, options) : report(played, options, sides));
  } finally {
    opened.close();
    output.close();
  }
}

async function play(setup: GameSetup, bots: readonly AnyBot[], write: (line: string) => void): Promise<Played> {
  const recorder = new ReplayRecorder(setup, write);
  const created = createGame(setup, recorder);
  if (!created.ok) throw new UsageError(created.errors[0]!.message);
  startGame(created.value);
  const forfeit = await playAnyBots(created.value, bots, (game, command) => recorder.act(game, command));
  return { game: created.value, forfeit };
}

function createSetup(forces: readonly Force[], options: BattleOptions): GameSetup {
  const board = options.board === undefined ? defaultBoard().board : readBoard(options.board);
  return {
    profile: options.rules,
    seed: seedFromText(options.seed),
    board,
    ...takePositions(board, forces, options),
    turnLimit: wholeNumber('--turns', options.turns),
  };
}

function wholeNumber(option: string, text: string): number {
  const number = Number(text);
  if (!Number.isInteger(number) || number < 1)
    throw new UsageError(`${option} must be a whole number from 1 up, not "${text}".`);
  return number;
}

interface Output {
  line(text: string): void;
  close(): void;
}

/** Every line is written when it is finished: a program that is killed leaves all that had happened. */
function openOutput(path: string | undefined, write: (text: string) => void): Output {
  if (path === undefined) return { line: () => undefined, close: () => undefined };
  if (path === '-') return { line: text => write(`${text}\n`), close: () => undefined };
  let file: number;
  try {
    file = openSync(path, 'w');
  } catch (error) {
    throw new UsageError(`${path}: ${reasonOf(error)}.`);
  }
  return { line: text => void writeSync(file, `${text}\n`), close: () => closeSync(file) };
}

/** Who won: by the rules, or because the other's bot failed. */
function outcomeOf({ game, forfeit }: Played): Outcome {
  return forfeit === undefined ? game.state.outcome : { kind: 'win', side: 1 - forfeit.side };
}

function summary(played: Played, setup: GameSetup, { out }: BattleOptions): string {
  const { game, forfeit } = played;
  const { state } = game;
  return `${JSON.stringify({
    outcome: outcomeOf(played),
    ...(forfeit === undefined ? {} : { forfeit }),
    turns: state.turn,
    hash: hex8(hashState(state)),
    seed: setup.seed,
    ...(out === undefined ? {} : { replay: out }),
  })}\n`;
}

const FATES: Readonly<Record<MechStatus, string>> = {
  active: 'still standing',
  destroyed: 'destroyed',
  withdrawn: 'withdrawn',
  undeployed: 'never deployed',
};

function report(played: Played, { out }: BattleOptions, forces: readonly Force[]): string {
  const { game, forfeit } = played;
  const { turn, mechs } = game.state;
  const names = namesOf(game);
  const fates = mechs.map(mech => `  ${names.unit(mech.id)}: ${FATES[mech.status]}`);
  const notes = forces.flatMap(force => force.warnings.map(warning => `Note: ${warning}`));
  const tail =
    out === undefined ? 'Add --out FILE to keep the replay.' : `Replay: ${out} (hexfall replay ${out} tells it)`;
  const failed =
    forfeit === undefined ? [] : [`Side ${sideName(forfeit.side)} forfeits: ${forfeit.bot} ${forfeit.reason}`];
  return `${[`${resultText(played)} after ${counted(turn, 'turn')}.`, ...failed, ...fates, tail, ...notes].join('\n')}\n`;
}

function resultText(played: Played): string {
  const outcome = outcomeOf(played);
  return outcome.kind === 'win' ? `Side ${sideName(outcome.side)} wins` : 'A draw';
}
