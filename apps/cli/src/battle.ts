import { type AnyBot, type Forfeit, playAnyBots } from '@hexfall/bots';
import type { Force } from '@hexfall/data';
import { ReplayReader, ReplayRecorder } from '@hexfall/protocol';
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
import { MAX_TURNS } from '@hexfall/sim';
import { DEFAULT_LIMITS, openBots } from '@hexfall/sim/outside';
import { hex8, namesOf, sideName } from '@hexfall/view';
import { defaultBoard, readBoard } from './boards.ts';
import { botsOf, readBotOrders } from './bots/read-bots.ts';
import { FailedError, UsageError } from './exit.ts';
import { readForce } from './forces.ts';
import { formatCount } from './format-count.ts';
import { placeForces } from './place-forces.ts';
import { type Output, openReplayFile } from './replay-output.ts';
import { MAX_BOT_TIME, readWholeNumber } from './simulate/options.ts';

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
  readonly force: boolean;
  readonly json: boolean;
}

/** A game that is over: played to its end, or forfeited by a bot that failed. */
interface FinishedGame {
  readonly game: Game;
  readonly forfeit: Forfeit | undefined;
}

/** Plays one game between two bots and writes its replay if one is asked for. */
export async function playBattle(
  forces: readonly string[],
  options: BattleOptions,
  write: (text: string) => void,
): Promise<void> {
  const sides = forces.map(readForce);
  const setup = createSetup(sides, options);
  const orders = readBotOrders(options.bots ?? botsOf(sides));
  const limits = { ...DEFAULT_LIMITS, order: readWholeNumber('--bot-time', options.botTime, 1, MAX_BOT_TIME) };
  // Check everything before writing the first byte: a mistake must not overwrite an older replay of the same name.
  const trial = createGame(setup, NO_SINK);
  if (!trial.ok) throw new UsageError(trial.errors[0]!.message);
  checkReplay(setup);
  const output = openOutput(options, write);
  const opened = openBots(orders, setup, { limits });
  try {
    const finished = await play(setup, opened.bots, line => output.writeLine(line));
    if (options.out !== '-')
      write(options.json ? formatJson(finished, setup, options) : formatReport(finished, options, sides));
  } finally {
    opened.close();
    output.close();
  }
}

async function play(setup: GameSetup, bots: readonly AnyBot[], write: (line: string) => void): Promise<FinishedGame> {
  const recorder = recordStart(setup, write);
  const created = createGame(setup, recorder);
  if (!created.ok) throw new UsageError(created.errors[0]!.message);
  startGame(created.value);
  const forfeit = await playAnyBots(created.value, bots, (game, command) => recorder.act(game, command));
  return { game: created.value, forfeit };
}

/** Refuses a game whose replay could not be read again, such as one with a unit that no record sheet describes. */
function checkReplay(setup: GameSetup): void {
  const reader = new ReplayReader();
  const issues: string[] = [];
  recordStart(setup, line => issues.push(reader.push(line)?.message ?? ''));
  const issue = issues.find(message => message !== '');
  if (issue !== undefined) throw new FailedError(`the replay of this game could not be read: ${issue}.`);
}

function recordStart(setup: GameSetup, write: (line: string) => void): ReplayRecorder {
  return new ReplayRecorder(setup, write);
}

function createSetup(forces: readonly Force[], options: BattleOptions): GameSetup {
  const board = options.board === undefined ? defaultBoard().board : readBoard(options.board);
  return {
    profile: options.rules,
    seed: seedFromText(options.seed),
    board,
    ...placeForces(board, forces, options),
    turnLimit: readWholeNumber('--turns', options.turns, 1, MAX_TURNS),
  };
}

/** Writes every line as soon as it is complete, so that a killed program leaves a replay of everything up to then. */
function openOutput({ out, force }: BattleOptions, write: (text: string) => void): Output {
  if (out === undefined) return { writeLine: () => undefined, close: () => undefined };
  if (out === '-') return { writeLine: text => write(`${text}\n`), close: () => undefined };
  return openReplayFile(out, force);
}

/** Who won, by the rules or because the other side's bot failed. */
function outcomeOf({ game, forfeit }: FinishedGame): Outcome {
  return forfeit === undefined ? game.state.outcome : { kind: 'win', side: 1 - forfeit.side };
}

function formatJson(finished: FinishedGame, setup: GameSetup, { out }: BattleOptions): string {
  const { game, forfeit } = finished;
  const { state } = game;
  return `${JSON.stringify({
    outcome: outcomeOf(finished),
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

function formatReport(finished: FinishedGame, { out }: BattleOptions, forces: readonly Force[]): string {
  const { game, forfeit } = finished;
  const { turn, mechs } = game.state;
  const names = namesOf(game);
  const fates = mechs.map(mech => `  ${names.unit(mech.id)}: ${FATES[mech.status]}`);
  const notes = forces.flatMap(force => force.warnings.map(warning => `Note: ${warning}`));
  const replay =
    out === undefined ? 'Add --out FILE to keep the replay.' : `Replay: ${out} (read it with hexfall replay ${out})`;
  const failure =
    forfeit === undefined ? [] : [`Side ${sideName(forfeit.side)} forfeits: ${forfeit.bot} ${forfeit.reason}`];
  const result = `${describeOutcome(outcomeOf(finished))} after ${formatCount(turn, 'turn')}.`;
  return `${[result, ...failure, ...fates, replay, ...notes].join('\n')}\n`;
}

function describeOutcome(outcome: Outcome): string {
  return outcome.kind === 'win' ? `Side ${sideName(outcome.side)} wins` : 'A draw';
}
