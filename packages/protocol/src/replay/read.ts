import {
  type Command,
  createGame,
  EVENT,
  fail,
  type GameEvent,
  NO_SINK,
  parseCommand,
  type Result,
  SPEC_PROFILE,
  succeed,
} from '@hexfall/rules';
import { formatIssue, type Issue } from '../schema/issues.ts';
import { issuesBy } from '../schema/rules-schema.ts';
import { parseHeader } from './header.ts';
import { strangers } from './references.ts';
import type { Replay, ReplayEntry, ReplayError, ReplayHeader } from './replay.ts';
import { whyUnprovable } from './verify.ts';

/** Far beyond any game, small enough to keep memory in bounds. */
export const MOST_REPLAY_CHARACTERS = 128_000_000;
const MOST_LINE_CHARACTERS = 8_000_000;
const MOST_LINES = 2_000_000;

export interface ReadOptions {
  /** Leave off an unfinished last line instead of refusing the file: what a killed program left behind. */
  readonly partial?: boolean;
}

/**
 * Reads a replay line by line, as they come.
 *
 * @example
 * ```ts
 * import { ReplayReader } from '@hexfall/protocol';
 * import { quietReplay } from './table.mjs';
 *
 * const reader = new ReplayReader();
 * for (const line of quietReplay().split('\n')) reader.push(line);
 * reader.finish().ok; // => true
 * ```
 */
export class ReplayReader {
  private header: ReplayHeader | undefined;
  private readonly entries: ReplayEntry[] = [];
  private line = 0;

  /** Takes the next line; answers what is wrong with it. */
  push(text: string): ReplayError | undefined {
    this.line++;
    if (text.trim() === '') return undefined;
    if (text.length > MOST_LINE_CHARACTERS)
      return this.error({ path: '', reason: 'is too long for a line of a replay' });
    if (this.line > MOST_LINES) return this.error({ path: '', reason: `a replay has at most ${MOST_LINES} lines` });
    const json = parseJson(text);
    if (!json.ok) return this.error(json.errors[0]!);
    return this.header === undefined ? this.readHeader(json.value) : this.readEntry(json.value, this.header);
  }

  finish(): Result<Replay, ReplayError> {
    if (this.header === undefined) return fail({ line: 0, path: '', message: 'the replay is empty' });
    return succeed({ header: this.header, entries: this.entries });
  }

  private readHeader(json: unknown): ReplayError | undefined {
    const header = parseHeader(json);
    if (!header.ok) return this.error(header.errors[0]!);
    // The position must be legal under any rules; which rules were played does not matter for that.
    const game = createGame({ ...header.value.setup, profile: SPEC_PROFILE.id }, NO_SINK);
    if (!game.ok) return this.error({ path: game.errors[0]!.path, reason: game.errors[0]!.message });
    this.header = header.value;
    return undefined;
  }

  private readEntry(json: unknown, header: ReplayHeader): ReplayError | undefined {
    const entry = parseEntry(json, header);
    if (!entry.ok) return this.error(entry.errors[0]!);
    this.entries.push({ line: this.line, ...entry.value });
    return undefined;
  }

  private error(issue: Issue): ReplayError {
    return { line: this.line, path: issue.path, message: `line ${this.line}: ${formatIssue(issue)}` };
  }
}

/**
 * Reads a replay from text, or says which line and field is not that of a replay.
 *
 * @example
 * ```ts
 * import { readReplay } from '@hexfall/protocol';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * replay.ok && replay.value.entries.length; // => 32
 * const wrong = readReplay('{"hexfall":"song"}\n');
 * wrong.ok === false && wrong.errors[0]?.message; // => 'line 1: hexfall: is not "replay", so this is not a replay'
 * ```
 */
export function readReplay(text: string, options: ReadOptions = {}): Result<Replay, ReplayError> {
  if (text.length > MOST_REPLAY_CHARACTERS) return fail(whole('the file is too long for a replay'));
  if (text.includes('\0')) return fail(whole('the file is not text'));
  const reader = new ReplayReader();
  for (let from = 0; from < text.length; ) {
    const end = text.indexOf('\n', from);
    const line = text.slice(from, end < 0 ? text.length : end);
    if (end < 0 && options.partial === true && !parseJson(line).ok) break;
    const error = reader.push(line);
    if (error !== undefined) return fail(error);
    from = end < 0 ? text.length : end + 1;
  }
  return reader.finish();
}

function whole(message: string): ReplayError {
  return { line: 0, path: '', message };
}

function parseJson(text: string): Result<unknown, Issue> {
  try {
    return succeed(JSON.parse(text) as unknown);
  } catch {
    const whereItStops = text.length > 60 ? `ends in "${text.slice(-20)}"` : `is "${text.slice(0, 60)}"`;
    return fail({ path: '', reason: `is no complete JSON; it ${whereItStops}` });
  }
}

type Entry = { readonly command: Command } | { readonly event: GameEvent };

function parseEntry(json: unknown, header: ReplayHeader): Result<Entry, Issue> {
  const keys = typeof json === 'object' && json !== null ? Object.keys(json) : [];
  const { c, e } = (json ?? {}) as { c?: unknown; e?: unknown };
  if (keys.length !== 1 || (c === undefined && e === undefined)) {
    return fail({ path: '', reason: 'must be {"c": command} or {"e": event}' });
  }
  return e === undefined ? parseCommandEntry(c, header) : parseEventEntry(e, header);
}

/** Commands are for proving only: one of another version that means nothing here does not keep a replay from being watched. */
function parseCommandEntry(input: unknown, header: ReplayHeader): Result<Entry, Issue> {
  const command = parseCommand(input);
  if (command.ok) return succeed({ command: command.value });
  const { type } = (input ?? {}) as { type?: unknown };
  if (typeof type === 'string' && whyUnprovable(header) !== undefined) return succeed({ command: input as Command });
  const { path, message } = command.errors[0]!;
  return fail({ path: path.replace(/^command/, 'c'), reason: message });
}

function parseEventEntry(input: unknown, header: ReplayHeader): Result<Entry, Issue> {
  const issues = issuesBy(EVENT, input, 'e', 'kept');
  if (issues.length > 0) return fail(...issues);
  const event = input as GameEvent;
  const stranger = strangers(event, header.setup)[0];
  return stranger === undefined ? succeed({ event }) : fail(stranger);
}
