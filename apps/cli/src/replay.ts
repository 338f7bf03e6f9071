import {
  digestReplay,
  MAX_REPLAY_CHARACTERS,
  type Replay,
  readReplay,
  verifyReplay,
  watchReplay,
  whyUnprovable,
} from '@hexfall/protocol';
import { boardOf, type Game, type GameEvent, hashState } from '@hexfall/rules';
import { explainEvent, formatEvent, formatMap, formatRecordSheet, hex8, namesOf, narrate } from '@hexfall/view';
import { quote } from './clean-text.ts';
import { FailedError, UsageError } from './exit.ts';
import { readText } from './files.ts';
import { formatCount } from './format-count.ts';
import { readStream, STANDARD_INPUT } from './standard-input.ts';
import { prepareWatchPage, writeWatchPage } from './watch-page.ts';

export interface ReplayOptions {
  readonly explain: boolean;
  readonly verify: boolean;
  readonly partial: boolean;
  readonly turn?: string;
  readonly html?: string;
  readonly force: boolean;
  readonly json: boolean;
}

type Write = (text: string) => void;

/** Narrates a replay, verifies it, shows the state at the end of a turn, or writes a page to watch it. */
export async function showReplay(path: string, options: ReplayOptions, write: Write): Promise<void> {
  prepareWatchPage(options.html, options);
  const [name, text] = await readNamed(path);
  const read = readReplay(text, { partial: options.partial });
  if (!read.ok) throw new FailedError(`${name}, ${read.errors[0]!.message}.`);
  if (options.html !== undefined) {
    await writeWatchPage(options.html, read.value, name, {});
    write(options.json ? `${JSON.stringify({ page: options.html })}\n` : `Page: ${options.html}\n`);
  } else if (options.verify) verify(name, read.value, options, write);
  else if (options.turn !== undefined) showTurn(name, read.value, options, write);
  else narrateReplay(name, read.value, options, write);
}

/** Reads a file, or standard input, and returns its name for messages with its text. */
async function readNamed(path: string): Promise<[name: string, text: string]> {
  if (path !== STANDARD_INPUT) return [path, readText(path, MAX_REPLAY_CHARACTERS)];
  return ['standard input', await readStream(process.stdin, MAX_REPLAY_CHARACTERS)];
}

function verify(path: string, replay: Replay, { json }: ReplayOptions, write: Write): void {
  const verdict = verifyReplay(replay);
  const digest = digestReplay(replay);
  if (json) write(`${JSON.stringify({ ...verdict, digest })}\n`);
  if (verdict.kind !== 'proved') {
    const what = verdict.kind === 'differs' ? 'the game was not played like this' : 'cannot be proved';
    throw new FailedError(`${path}: ${what}: ${verdict.message}.`);
  }
  const end = verdict.finished ? 'to its end' : 'as far as it goes';
  if (!json)
    write(
      `${path}: proved. ${formatCount(verdict.turns, 'turn')}, played again from the seed ${end}; every event and hash is the same.\nSHA-256 of header, orders and events: ${digest}\n`,
    );
}

function narrateReplay(path: string, replay: Replay, options: ReplayOptions, write: Write): void {
  const events: GameEvent[] = [];
  const notes = new Map<GameEvent, string>();
  const game = watch(path, replay, {
    before: (event, watched) => {
      const note = options.explain ? explainEvent(event, watched) : undefined;
      if (note !== undefined) notes.set(event, note);
      events.push(event);
    },
  });
  const names = namesOf(game);
  const lines = options.json
    ? events.map(event => JSON.stringify({ event, text: formatEvent(event, names), ...noteField(notes.get(event)) }))
    : [...introduce(replay, game), '', ...narrate(events, names, notes), ...noteOnEnd(game)];
  for (const line of lines) write(`${line}\n`);
}

/** A program that was killed, or a full disk, leaves a replay that may look whole. */
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
    `${id} rules, ${width}x${height} hexes, at most ${turnLimit} turns, ${leaving}seed ${seed}`,
    ...game.state.mechs.map(
      mech => `  ${namesOf(game).unit(mech.id)}, gunnery ${mech.gunnery}, piloting ${mech.piloting}`,
    ),
    ...(foreign === undefined ? [] : [`Note: ${foreign}.`]),
  ];
}

function showTurn(path: string, replay: Replay, options: ReplayOptions, write: Write): void {
  const turn = Number(options.turn);
  if (!Number.isInteger(turn) || turn < 0)
    throw new UsageError(`--turn must be a whole number of at least 0, not ${quote(options.turn!)}.`);
  const upTo = countEntriesUpTo(replay, turn);
  if (upTo < 0) throw new UsageError(`${path}: the replay does not reach the end of turn ${turn}.`);
  const game = watch(path, { ...replay, entries: replay.entries.slice(0, upTo) }, {});
  if (options.json) {
    const { dice: _secret, ...state } = game.state;
    return write(`${JSON.stringify({ turn, hash: hex8(hashState(game.state)), state })}\n`);
  }
  const title = turn === 0 ? 'before the first turn' : `end of turn ${turn}`;
  const sheets = game.state.mechs.flatMap(mech => ['', ...formatRecordSheet(game, mech)]);
  for (const line of [`${title}, state ${hex8(hashState(game.state))}`, '', ...formatMap(game), ...sheets])
    write(`${line}\n`);
}

/** The number of entries up to the end of a turn; -1 if the replay does not reach it. */
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
