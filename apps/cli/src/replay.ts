import {
  digestReplay,
  MAX_REPLAY_CHARACTERS,
  type Replay,
  readReplay,
  verifyReplay,
  watchReplay,
  whyUnprovable,
} from '@hexfall/protocol';
import type { ReplayPageOptions } from '@hexfall/report';
import { boardOf, type Game, hashState } from '@hexfall/rules';
import { explainEvent, formatEvent, formatMap, formatRecordSheet, hex8, namesOf, Story } from '@hexfall/view';
import { quote } from './clean-text.ts';
import { FailedError, UsageError } from './exit.ts';
import { readText } from './files.ts';
import { formatCount } from './format-count.ts';
import type { Output } from './output.ts';
import { readStream, STANDARD_INPUT } from './standard-input.ts';
import { storyText } from './story-text.ts';
import { outputWidth, wrapText } from './table.ts';
import { prepareWatchPage, refuseStrayCurve, writeWatchPage } from './watch-page.ts';

export interface ReplayOptions {
  readonly explain: boolean;
  readonly verbose: boolean;
  readonly verify: boolean;
  readonly partial: boolean;
  readonly turn?: string;
  /** The unit whose orders are explained; `true` for all. */
  readonly why?: string | true;
  readonly html?: string;
  readonly curve?: string | true;
  readonly force: boolean;
  readonly json: boolean;
}

type Write = (text: string) => void;

/** A game at some point of a replay, and the rules that it was played by. */
interface ReplayedGame {
  readonly game: Game;
  readonly profile: unknown;
}

/** Narrates a replay, verifies it, shows the state at the end of a turn, or writes a page to watch it. */
export async function showReplay(path: string, options: ReplayOptions, output: Output): Promise<void> {
  const { write } = output;
  refuseStrayCurve(options);
  prepareWatchPage(options.html, options);
  const [name, text] = await readNamed(path);
  const replay = parseReplay(name, text, options.partial);
  if (options.html !== undefined) {
    await writeWatchPage(options.html, replay, name, await curveFor(options, replay, name, output));
    write(options.json ? `${JSON.stringify({ page: options.html })}\n` : `Page: ${options.html}\n`);
  } else if (options.verify) verify(name, replay, options, write);
  else if (options.why !== undefined) await explainOrders(name, replay, options, options.why, write);
  else if (options.turn !== undefined) showTurn(name, replay, options, write);
  else narrateReplay(name, replay, options, write);
}

/** Explains the orders of a replay. The bots are loaded only here, since other commands about replays do not need them. */
async function explainOrders(
  name: string,
  replay: Replay,
  { turn, json }: ReplayOptions,
  why: string | true,
  write: Write,
): Promise<void> {
  const { explainReplay } = await import('./why.ts');
  const asked = turn === undefined ? undefined : readTurn(turn);
  for (const line of explainReplay(name, replay, { why, turn: asked, json })) write(`${line}\n`);
}

/** Returns the curve for the page of a replay. The code that plays games is loaded only where games are played. */
async function curveFor(
  { curve }: ReplayOptions,
  replay: Replay,
  name: string,
  output: Output,
): Promise<ReplayPageOptions> {
  if (curve === undefined) return {};
  const { pageCurve } = await import('./whatif/page-curve.ts');
  return pageCurve(curve, replay, name, output);
}

/** Reads a file, or standard input, and returns its name for messages with its text. */
async function readNamed(path: string): Promise<[name: string, text: string]> {
  if (path !== STANDARD_INPUT) return [path, readText(path, MAX_REPLAY_CHARACTERS)];
  return ['standard input', await readStream(process.stdin, MAX_REPLAY_CHARACTERS)];
}

function parseReplay(name: string, text: string, partial: boolean): Replay {
  const read = readReplay(text, { partial });
  if (!read.ok) throw new FailedError(`${name}, ${read.errors[0]!.message}.`);
  return read.value;
}

/** Reads the file of a replay. */
export function loadReplay(path: string): Replay {
  return parseReplay(path, readText(path, MAX_REPLAY_CHARACTERS), false);
}

/** Returns the game as it was after a number of entries of a replay. */
export function gameAfter(path: string, replay: Replay, entries: number): Game {
  return watch(path, { ...replay, entries: replay.entries.slice(0, entries) }, {});
}

/** Reads a replay, and returns the game as it was at the end of a turn, or at the end of the replay. */
export function gameOfReplay(path: string, turn: string | undefined): ReplayedGame {
  const replay = loadReplay(path);
  const game = turn === undefined ? watch(path, replay, {}) : gameAtTurn(path, replay, readTurn(turn));
  return { game, profile: replay.header.profile };
}

function verify(path: string, replay: Replay, { json }: ReplayOptions, write: Write): void {
  const verdict = verifyReplay(replay);
  const digest = digestReplay(replay);
  if (json) write(`${JSON.stringify({ ...verdict, digest })}\n`);
  if (verdict.kind !== 'proved') {
    const what = verdict.kind === 'differs' ? 'the game did not play out this way' : 'cannot be proved';
    throw new FailedError(`${path}: ${what}: ${verdict.message}.`);
  }
  const end = verdict.finished ? 'to its end' : 'as far as it goes';
  if (!json)
    write(
      `${path}: proved. ${formatCount(verdict.turns, 'turn')}, played again from the seed ${end}; every event and hash is the same.\nSHA-256 of header, orders and events: ${digest}\n`,
    );
}

function narrateReplay(path: string, replay: Replay, options: ReplayOptions, write: Write): void {
  const lines = options.json ? listEvents(path, replay, options) : tellStory(path, replay, options);
  for (const line of lines) write(`${line}\n`);
}

function listEvents(path: string, replay: Replay, { explain }: ReplayOptions): string[] {
  const lines: string[] = [];
  watch(path, replay, {
    before: (event, game) => {
      const note = explain ? explainEvent(event, game) : undefined;
      lines.push(JSON.stringify({ event, text: formatEvent(event, namesOf(game)), ...noteField(note) }));
    },
  });
  return lines;
}

function tellStory(path: string, replay: Replay, { explain, verbose }: ReplayOptions): string[] {
  let story: Story | undefined;
  const game = watch(path, replay, {
    before: (_event, watched) => {
      story ??= new Story(watched, { explain, verbose });
    },
    after: event => void story?.push(event),
  });
  return [...introduce(replay, game), '', ...storyText(story?.lines ?? []), ...noteOnEnd(game)];
}

/** Returns a note if the game has not ended: a killed program or a full disk leaves a replay that may look complete. */
function noteOnEnd({ state }: Game): string[] {
  return state.phase === 'over' ? [] : ['Note: the replay ends before the game does.'];
}

function noteField(explanation: string | undefined): object {
  return explanation === undefined ? {} : { explanation };
}

function introduce({ header }: Replay, game: Game): string[] {
  const { width, height } = boardOf(game).grid;
  const foreign = whyUnprovable(header);
  const { id } = header.profile;
  const { turnLimit, seed, withdrawal } = header.setup;
  const leaving = withdrawal === undefined ? '' : `withdrawal ${withdrawal.rule}, `;
  return [
    ...wrapText(
      `${id} rules, ${width}x${height} hexes, at most ${turnLimit} turns, ${leaving}seed ${seed}`,
      outputWidth(),
    ),
    ...game.state.mechs.map(
      mech => `  ${namesOf(game).unit(mech.id)}, gunnery ${mech.gunnery}, piloting ${mech.piloting}`,
    ),
    ...(foreign === undefined ? [] : [`Note: ${foreign}.`]),
  ];
}

function showTurn(path: string, replay: Replay, options: ReplayOptions, write: Write): void {
  const turn = readTurn(options.turn!);
  const game = gameAtTurn(path, replay, turn);
  if (options.json) {
    const { dice: _secret, ...state } = game.state;
    return write(`${JSON.stringify({ turn, hash: hex8(hashState(game.state)), state })}\n`);
  }
  const title = turn === 0 ? 'before the first turn' : `end of turn ${turn}`;
  const sheets = game.state.mechs.flatMap(mech => ['', ...formatRecordSheet(game, mech)]);
  for (const line of [`${title}, state ${hex8(hashState(game.state))}`, '', ...formatMap(game), ...sheets])
    write(`${line}\n`);
}

function readTurn(text: string): number {
  const turn = Number(text);
  if (!Number.isInteger(turn) || turn < 0)
    throw new UsageError(`--turn must be a whole number of at least 0, not ${quote(text)}.`);
  return turn;
}

function gameAtTurn(path: string, replay: Replay, turn: number): Game {
  const upTo = countEntriesUpTo(replay, turn);
  if (upTo < 0) throw new UsageError(`${path}: the replay does not reach the end of turn ${turn}.`);
  return gameAfter(path, replay, upTo);
}

/** Returns the number of entries up to the end of a turn, or -1 if the replay does not reach it. */
function countEntriesUpTo({ entries }: Replay, turn: number): number {
  if (turn === 0) return 0;
  const index = entries.findIndex(({ event }) => event?.type === 'TurnEnded' && event.turn === turn);
  return index < 0 ? -1 : index + 1;
}

function watch(path: string, replay: Replay, watcher: Parameters<typeof watchReplay>[1]): Game {
  const watched = watchReplay(replay, watcher);
  if (!watched.ok) throw new FailedError(`${path}, ${watched.errors[0]!.message}.`);
  return watched.value.game;
}
