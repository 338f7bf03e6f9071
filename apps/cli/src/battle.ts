import { closeSync, openSync, writeSync } from 'node:fs';
import { type Bot, BOT_NAMES, type BotName, createBots, playBots } from '@hexfall/bots';
import type { Edge, Force } from '@hexfall/data';
import { type Board, createBoard } from '@hexfall/hex';
import { ReplayRecorder } from '@hexfall/protocol';
import {
  createGame,
  type Game,
  type GameSetup,
  hashState,
  type MechStatus,
  NO_SINK,
  seedFromText,
  startGame,
  WITHDRAWAL_RULES,
} from '@hexfall/rules';
import { hex8, namesOf, sideName } from '@hexfall/view';
import { readBoard } from './boards.ts';
import { counted } from './counted.ts';
import { deploy, edgesOf, muster } from './deploy.ts';
import { UsageError } from './exit.ts';
import { reasonOf } from './files.ts';
import { readForce } from './forces.ts';

export interface BattleOptions {
  readonly seed: string;
  readonly rules: string;
  readonly board?: string;
  readonly turns: string;
  readonly bots?: string;
  readonly deploy: boolean;
  readonly withdrawal: string;
  readonly out?: string;
  readonly json: boolean;
}

const DEFAULT_BOT: BotName = 'charger';
const DEFAULT_WIDTH = 16;
const DEFAULT_HEIGHT = 17;

/** One game between two bots, kept as a replay. */
export function battle(forces: readonly string[], options: BattleOptions, write: (text: string) => void): void {
  const sides = forces.map(readForce);
  const setup = createSetup(sides, options);
  const bots = createBots(readBots(options.bots ?? botsOf(sides)), setup.seed);
  // Everything is checked before the first byte is written: a mistake must not cost an older replay of that name.
  const tried = createGame(setup, NO_SINK);
  if (!tried.ok) throw new UsageError(tried.errors[0]!.message);
  const output = openOutput(options.out, write);
  try {
    const game = play(setup, bots, line => output.line(line));
    if (options.out !== '-') write(options.json ? summary(game, setup, options) : report(game, options, sides));
  } finally {
    output.close();
  }
}

function play(setup: GameSetup, bots: readonly Bot[], write: (line: string) => void): Game {
  const recorder = new ReplayRecorder(setup, write);
  const created = createGame(setup, recorder);
  if (!created.ok) throw new UsageError(created.errors[0]!.message);
  startGame(created.value);
  playBots(created.value, bots, (game, command) => recorder.act(game, command));
  return created.value;
}

function createSetup(forces: readonly Force[], options: BattleOptions): GameSetup {
  const board = options.board === undefined ? openGround() : readBoard(options.board);
  const turnLimit = Number(options.turns);
  if (!Number.isInteger(turnLimit) || turnLimit < 1)
    throw new UsageError(`--turns must be a whole number from 1 up, not "${options.turns}".`);
  return {
    profile: options.rules,
    seed: seedFromText(options.seed),
    board,
    ...(options.deploy ? muster : deploy)(board, forces),
    turnLimit,
    ...withdrawalOf(options, edgesOf(forces)),
  };
}

/** Nothing for `none`, so that the set-up stays what it was without the option. */
function withdrawalOf({ withdrawal }: BattleOptions, homeEdges: readonly Edge[]): Pick<GameSetup, 'withdrawal'> {
  if (withdrawal === 'none') return {};
  const rule = WITHDRAWAL_RULES.find(name => name === withdrawal);
  if (rule === undefined)
    throw new UsageError(`--withdrawal must be none, ${WITHDRAWAL_RULES.join(' or ')}, not "${withdrawal}".`);
  return { withdrawal: { rule, homeEdges } };
}

function openGround(): Board {
  return createBoard(DEFAULT_WIDTH, DEFAULT_HEIGHT, []);
}

/** What the forces' own files wish for. */
function botsOf(forces: readonly Force[]): string {
  return forces.map(force => force.side.bot ?? DEFAULT_BOT).join(',');
}

export function readBots(text: string): BotName[] {
  const [first = '', second = first, ...rest] = text.split(',').map(name => name.trim());
  const names = [first, second];
  const known = BOT_NAMES as readonly string[];
  if (rest.length > 0 || !names.every(name => known.includes(name))) {
    throw new UsageError(`--bots must be one or two of ${BOT_NAMES.join(', ')}, not "${text}".`);
  }
  return names as BotName[];
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

function summary({ state }: Game, setup: GameSetup, { out }: BattleOptions): string {
  const { outcome, turn } = state;
  const result = { outcome, turns: turn, hash: hex8(hashState(state)), seed: setup.seed };
  return `${JSON.stringify(out === undefined ? result : { ...result, replay: out })}\n`;
}

const FATES: Readonly<Record<MechStatus, string>> = {
  active: 'still standing',
  destroyed: 'destroyed',
  withdrawn: 'withdrawn',
  undeployed: 'never deployed',
};

function report(game: Game, { out }: BattleOptions, forces: readonly Force[]): string {
  const { outcome, turn, mechs } = game.state;
  const names = namesOf(game);
  const fates = mechs.map(mech => `  ${names.unit(mech.id)}: ${FATES[mech.status]}`);
  const notes = forces.flatMap(force => force.warnings.map(warning => `Note: ${warning}`));
  const result = outcome.kind === 'win' ? `Side ${sideName(outcome.side)} wins` : 'A draw';
  const tail =
    out === undefined ? 'Add --out FILE to keep the replay.' : `Replay: ${out} (hexfall replay ${out} tells it)`;
  return `${[`${result} after ${counted(turn, 'turn')}.`, ...fates, tail, ...notes].join('\n')}\n`;
}
