import { type Act, type AnyBot, type Forfeit, playAnyBots } from '@hexfall/bots';
import type { Force } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import { ReplayReader, ReplayRecorder, readReplay, startSealedGame } from '@hexfall/protocol';
import type { ReplayPageOptions } from '@hexfall/report';
import {
  createGame,
  type Game,
  type GameEvent,
  type GameSetup,
  hashState,
  type MechStatus,
  NO_SINK,
  type Outcome,
  seedFromText,
  startGame,
} from '@hexfall/rules';
import { MAX_TURNS, type OpenBots } from '@hexfall/sim';
import { DEFAULT_LIMITS, openBots } from '@hexfall/sim/outside';
import { hex8, namesOf, rulesNote, Story, sideName } from '@hexfall/view';
import { defaultBoard, readNamedBoard } from './boards.ts';
import { botsOf, readBotOrders } from './bots/read-bots.ts';
import { cleanLine } from './clean-text.ts';
import { FailedError, UsageError } from './exit.ts';
import { readForce } from './forces.ts';
import { formatCount, formatNumber } from './format-count.ts';
import { formatNote } from './format-note.ts';
import type { Output } from './output.ts';
import { placeSides } from './place-sides.ts';
import { unique } from './remarks.ts';
import { openReplayFile, type ReplayOutput } from './replay-output.ts';
import { runStoppable } from './run-stoppable.ts';
import { chooseSeed, type Seeds, secretNotes } from './seed.ts';
import { MAX_BOT_TIME, readWholeNumber } from './simulate/options.ts';
import { storyText } from './story-text.ts';
import { formatTable, outputWidth, wrapText } from './table.ts';
import { valueOf } from './value.ts';
import { prepareWatchPage, refuseStrayCurve, writeWatchPage } from './watch-page.ts';

export interface BattleOptions extends Seeds {
  readonly rules: string;
  readonly board?: string;
  readonly turns: string;
  readonly bots?: string;
  readonly botTime: string;
  readonly deploy: boolean;
  readonly withdrawal: string;
  readonly skill?: string;
  readonly out?: string;
  readonly html?: string;
  readonly curve?: string | true;
  readonly force: boolean;
  readonly quiet: boolean;
  readonly explain: boolean;
  readonly verbose: boolean;
  readonly json: boolean;
}

/** A game that is over: played to its end, or forfeited by a bot that failed. */
interface FinishedGame {
  readonly game: Game;
  readonly forfeit: Forfeit | undefined;
  readonly story: Story;
}

/** Plays one game between two bots, and writes its replay if the user asked for one. */
export async function playBattle(forces: readonly string[], options: BattleOptions, output: Output): Promise<void> {
  const { write, note } = output;
  refuseStrayCurve(options);
  const sides = forces.map(name => readForce(name, options));
  const board = options.board === undefined ? defaultBoard() : readNamedBoard(options.board);
  const remarks = unique([...sides.flatMap(side => side.warnings), ...board.remarks]);
  const orders = readBotOrders(options.bots ?? botsOf(sides));
  const hasExternalBots = orders.some(({ kind }) => kind !== 'builtIn');
  const setup = createSetup(sides, board.board, { ...options, seed: chooseSeed(options, hasExternalBots) });
  const limits = { ...DEFAULT_LIMITS, order: readWholeNumber('--bot-time', options.botTime, 1, MAX_BOT_TIME) };
  // Check everything before writing the first byte: a mistake in the command must not overwrite an older replay of the same name.
  const trial = createGame(setup, NO_SINK);
  if (!trial.ok) throw new UsageError(trial.errors[0]!.message);
  checkReplay(setup);
  prepareWatchPage(options.html, options);
  const opening = openOutput(options, write);
  const file = hasExternalBots ? holdBack(opening) : opening;
  if (!options.json) note(remarks);
  const lines: string[] = [];
  const open = (): OpenBots => openBots(orders, setup, { limits });
  const playGame = ({ bots }: OpenBots): Promise<FinishedGame> =>
    play(setup, bots, teeTo(file, options, lines), options);
  const secrets = secretNotes(options, hasExternalBots);
  try {
    const finished = hasExternalBots ? await playStoppable(open, playGame) : await playGame(open());
    await writePage(options, lines, finished, { place: board.title, notes: remarks }, output);
    if (options.out !== '-')
      write(
        options.json
          ? formatJson(finished, setup, options, [...remarks, ...secrets])
          : formatReport(finished, sides, options, secrets),
      );
    if (finished.forfeit !== undefined) throw forfeitError(finished.forfeit);
  } finally {
    file.close();
  }
}

/** Returns the error that reports a forfeit. The game has a winner, but it did not end by the rules. */
function forfeitError({ side }: Forfeit): FailedError {
  return new FailedError(`side ${sideName(side)} forfeited, because its bot failed.`);
}

/** Returns a function that writes the lines of a replay, and keeps them if they are needed for a page. */
function teeTo(output: ReplayOutput, { html }: BattleOptions, lines: string[]): (line: string) => void {
  return line => {
    output.writeLine(line);
    if (html !== undefined) lines.push(line);
  };
}

/** Writes the page on which the game can be watched, if the user asked for one. */
async function writePage(
  { html, curve }: BattleOptions,
  lines: readonly string[],
  { game, forfeit }: FinishedGame,
  page: ReplayPageOptions,
  output: Output,
): Promise<void> {
  if (html === undefined) return;
  const replay = readReplay(lines.join('\n'));
  if (!replay.ok) throw new FailedError(`the game, ${replay.errors[0]!.message}.`);
  const end =
    forfeit === undefined
      ? {}
      : {
          end: `Side ${sideName(forfeit.side)} forfeits in turn ${game.state.turn}: ${sideName(1 - forfeit.side)} wins`,
        };
  const chances =
    curve === undefined
      ? {}
      : await (await import('./whatif/page-curve.ts')).pageCurve(curve, replay.value, 'the game', output);
  await writeWatchPage(html, replay.value, 'the game', { ...page, ...end, ...chances });
}

/**
 * Plays with external bots and ends them with the game, even if the user stops it: they are in process groups of their own, which Ctrl-C
 * does not reach. Signals are caught before the first bot is started, so that no bot is left behind.
 */
async function playStoppable(
  open: () => OpenBots,
  playGame: (opened: OpenBots) => Promise<FinishedGame>,
): Promise<FinishedGame> {
  return runStoppable(async signal => {
    const opened = open();
    signal.addEventListener('abort', () => opened.close());
    try {
      const finished = await playGame(opened);
      if (signal.aborted) throw new FailedError('the game was stopped before its end.');
      return finished;
    } finally {
      opened.close();
    }
  });
}

async function play(
  setup: GameSetup,
  bots: readonly AnyBot[],
  write: (line: string) => void,
  { explain, verbose }: BattleOptions,
): Promise<FinishedGame> {
  // From the rolls that it sees, an external bot might work out how unsealed dice will fall.
  const dice = bots.some(bot => 'decide' in bot) ? 'sealed' : undefined;
  const recorder = new ReplayRecorder(setup, write, dice);
  const push = (event: GameEvent): void => {
    recorder.push(event);
    story.push(event);
  };
  const created = createGame(setup, { explains: recorder.explains, push });
  if (!created.ok) throw new UsageError(created.errors[0]!.message);
  const story = new Story(created.value, { explain, verbose });
  const carryOut: Act = (game, command) => recorder.act(game, command);
  const giveOrder = dice === 'sealed' ? startSealedGame(created.value, setup.seed, carryOut) : carryOut;
  if (dice === undefined) startGame(created.value);
  return { game: created.value, forfeit: await playAnyBots(created.value, bots, giveOrder), story };
}

/** Refuses a game whose replay could not be read again, such as one with a unit that no record sheet describes. */
function checkReplay(setup: GameSetup): void {
  const reader = new ReplayReader();
  const issues: string[] = [];
  recordHeader(setup, line => issues.push(reader.push(line)?.message ?? ''));
  const issue = issues.find(message => message !== '');
  if (issue !== undefined) throw new FailedError(`the replay of this game could not be read: ${issue}.`);
}

function recordHeader(setup: GameSetup, write: (line: string) => void): ReplayRecorder {
  return new ReplayRecorder(setup, write);
}

function createSetup(forces: readonly Force[], board: Board, options: BattleOptions): GameSetup {
  return {
    profile: options.rules,
    seed: seedFromText(options.seed),
    board,
    ...placeSides(board, forces, options),
    turnLimit: readWholeNumber('--turns', options.turns, 1, MAX_TURNS),
  };
}

/**
 * Opens the output of the replay. Each line is written as soon as it is complete, so that a killed program leaves a replay of everything up
 * to then.
 */
function openOutput({ out, force }: BattleOptions, write: (text: string) => void): ReplayOutput {
  if (out === undefined) return { writeLine: () => undefined, close: () => undefined };
  if (out === '-') return { writeLine: text => write(`${text}\n`), close: () => undefined };
  return openReplayFile(out, force);
}

/**
 * Returns an output that writes nothing before the end of the game, however it ends: the first line of a replay has the seed, and a bot
 * could read the file.
 */
function holdBack(output: ReplayOutput): ReplayOutput {
  const lines: string[] = [];
  return {
    writeLine: text => void lines.push(text),
    close: () => {
      for (const line of lines) output.writeLine(line);
      output.close();
    },
  };
}

/** Returns who won, either by the rules or because the other side's bot failed. */
function outcomeOf({ game, forfeit }: FinishedGame): Outcome {
  return forfeit === undefined ? game.state.outcome : { kind: 'win', side: 1 - forfeit.side };
}

function formatJson(
  finished: FinishedGame,
  setup: GameSetup,
  { out, html }: BattleOptions,
  notes: readonly string[],
): string {
  const { game, forfeit } = finished;
  const { state } = game;
  return `${JSON.stringify({
    outcome: outcomeOf(finished),
    ...(forfeit === undefined ? {} : { forfeit }),
    turns: state.turn,
    hash: hex8(hashState(state)),
    seed: setup.seed,
    ...(out === undefined ? {} : { replay: out }),
    ...(html === undefined ? {} : { page: html }),
    notes,
  })}\n`;
}

const FATES: Readonly<Record<MechStatus, string>> = {
  active: 'still standing',
  destroyed: 'destroyed',
  withdrawn: 'withdrawn',
  undeployed: 'never deployed',
};

function formatReport(
  finished: FinishedGame,
  sides: readonly Force[],
  { out, html, rules, quiet }: BattleOptions,
  notes: readonly string[],
): string {
  const { game, forfeit } = finished;
  const { turn } = game.state;
  const story = quiet ? [] : [...storyText(finished.story.lines), ''];
  const width = outputWidth();
  const replay =
    out === undefined ? 'Add --out FILE to keep the replay.' : `Replay: ${out} (read it with hexfall replay ${out})`;
  const failure =
    forfeit === undefined
      ? []
      : [`Side ${sideName(forfeit.side)} forfeits: ${cleanLine(`${forfeit.bot} ${forfeit.reason}`)}`];
  const result = `${describeOutcome(outcomeOf(finished))} after ${formatCount(turn, 'turn')}.`;
  const page = html === undefined ? [] : [`Page: ${html} (open it in a browser to watch the game)`];
  return `${[...story, result, ...failure, ...unitTable(game, sides, width), replay, ...page, ...notes.map(formatNote), ...wrapText(rulesNote(rules), width)].join('\n')}\n`;
}

/** Returns a table of all units: weight, crew, Battle Value and condition at the end. */
function unitTable(game: Game, sides: readonly Force[], width: number): string[] {
  const names = namesOf(game);
  const values = sides.flatMap(side => valueOf(side).units);
  const rows = game.state.mechs.map(({ id, gunnery, piloting, status }) => [
    names.unit(id),
    String(values[id]!.unit.spec.tonnage),
    `${gunnery}/${piloting}`,
    formatNumber(values[id]!.value),
    FATES[status],
  ]);
  return formatTable([['units', 'tons', 'crew', 'BV', 'fate'], ...rows], { width, left: [4], dispensable: [1] });
}

function describeOutcome(outcome: Outcome): string {
  return outcome.kind === 'win' ? `Side ${sideName(outcome.side)} wins` : 'A draw';
}
