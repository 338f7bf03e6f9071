import {
  COMMAND,
  type Command,
  createGame,
  EVENT,
  fail,
  type GameEvent,
  NO_SINK,
  type Result,
  SPEC_PROFILE,
  succeed,
} from '@hexfall/rules';
import { formatIssue, type Issue, toIssue } from '../schema/issues.ts';
import { findIssues } from '../schema/rules-schema.ts';
import { parseHeader } from './header.ts';
import { findUnknownReferences } from './references.ts';
import type { Replay, ReplayEntry, ReplayError, ReplayHeader } from './replay.ts';
import { whyUnprovable } from './verify.ts';

/** The longest file that is read as a replay: far longer than any game, and short enough to fit into memory. */
export const MAX_REPLAY_CHARACTERS = 128_000_000;
const MAX_LINE_CHARACTERS = 8_000_000;
const MAX_LINES = 2_000_000;

export interface ReadOptions {
  /** Ignore an incomplete last line, which a killed program may leave, instead of refusing the file. */
  readonly partial?: boolean;
}

/**
 * Reads a replay line by line, for instance while it is being written.
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

  /** Reads the next line. Returns what is wrong with it, or `undefined`. */
  push(text: string): ReplayError | undefined {
    this.line++;
    if (text.trim() === '') return undefined;
    if (text.length > MAX_LINE_CHARACTERS)
      return this.error({ path: '', reason: `is longer than ${MAX_LINE_CHARACTERS} characters` });
    if (this.line > MAX_LINES)
      return this.error({ path: '', reason: `is one too many: a replay has at most ${MAX_LINES} lines` });
    const json = parseJson(text);
    if (!json.ok) return this.error(json.errors[0]!);
    return this.header === undefined ? this.readHeader(json.value) : this.readEntry(json.value, this.header);
  }

  /** Returns the replay that the lines make up, or why there is none. */
  finish(): Result<Replay, ReplayError> {
    if (this.header === undefined) return fail(fileError('the file is empty'));
    return succeed({ header: this.header, entries: this.entries });
  }

  private readHeader(json: unknown): ReplayError | undefined {
    const header = parseHeader(json);
    if (!header.ok) return this.error(header.errors[0]!);
    // Whether a position is legal does not depend on the profile, which may be unknown here.
    const game = createGame({ ...header.value.setup, profile: SPEC_PROFILE.id }, NO_SINK);
    if (!game.ok) return this.error(toIssue(game.errors[0]!));
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
 * Reads a replay from text. An error names the line, the field and what is wrong with it.
 *
 * @example
 * ```ts
 * import { readReplay } from '@hexfall/protocol';
 * import { quietReplay } from './table.mjs';
 *
 * const replay = readReplay(quietReplay());
 * replay.ok && replay.value.entries.length; // => 32
 * const wrong = readReplay('{"hexfall":"song"}\n');
 * wrong.ok === false && wrong.errors[0]?.message; // => 'line 1: hexfall: is not "replay", so this file is not a replay'
 * ```
 */
export function readReplay(text: string, options: ReadOptions = {}): Result<Replay, ReplayError> {
  if (text.length > MAX_REPLAY_CHARACTERS)
    return fail(fileError(`the file is longer than ${MAX_REPLAY_CHARACTERS} characters`));
  if (text.includes('\0')) return fail(fileError('the file is not text'));
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

function fileError(message: string): ReplayError {
  return { line: 0, path: '', message };
}

function parseJson(text: string): Result<unknown, Issue> {
  try {
    return succeed(JSON.parse(text) as unknown);
  } catch {
    const excerpt = text.length > 60 ? `ends in "${text.slice(-20)}"` : `is "${text}"`;
    return fail({ path: '', reason: `is not complete JSON; it ${excerpt}` });
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

/**
 * Commands are needed only to verify a replay. Replays of a different version cannot be verified, so commands that are unknown here
 * do not keep them from being watched.
 */
function parseCommandEntry(input: unknown, header: ReplayHeader): Result<Entry, Issue> {
  const issues = findIssues(COMMAND, input, 'c', 'refused');
  if (issues.length === 0) return succeed({ command: input as Command });
  const { type } = (input ?? {}) as { type?: unknown };
  if (typeof type === 'string' && whyUnprovable(header) !== undefined) return succeed({ command: input as Command });
  return fail(...issues);
}

function parseEventEntry(input: unknown, header: ReplayHeader): Result<Entry, Issue> {
  const issues = findIssues(EVENT, input, 'e', 'kept');
  if (issues.length > 0) return fail(...issues);
  const event = input as GameEvent;
  const unknown = findUnknownReferences(event, header.setup);
  return unknown.length === 0 ? succeed({ event }) : fail(...unknown);
}
