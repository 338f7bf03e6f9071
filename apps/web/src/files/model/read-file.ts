import type { ForceFile } from '@hexfall/data';
import { decodeText, MAX_BOARD_BYTES, MAX_FORCE_BYTES, MAX_UNIT_BYTES } from '@hexfall/data';
import type { Board } from '@hexfall/hex';
import type { NamedUnit, Replay } from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';
import { BROWSER_SLICES } from '../../app/browser-slices.ts';
import { runInSlices, type SliceTools } from '../../app/slices.ts';
import type * as Readers from '../readers.ts';
import { plainName, plainSentence } from './plain-name.ts';
import { type FileKind, recognizeFile } from './recognize.ts';

/** A file that the user gave to the page: the part of the browser's `File` that is used here. */
export interface GivenFile {
  readonly name: string;
  readonly size: number;
  arrayBuffer(): Promise<ArrayBuffer>;
}

/** The content of a file, by its kind. */
export type OpenedFile = { readonly file: string; readonly text: string } & (
  | { readonly kind: 'unit'; readonly unit: NamedUnit }
  | { readonly kind: 'board'; readonly board: Board; readonly warnings: readonly string[] }
  | { readonly kind: 'force'; readonly force: ForceFile }
  | { readonly kind: 'replay'; readonly replay: Replay }
);

/** Limit for replays, since a page reads a replay all at once. The command line takes longer ones. */
const MAX_REPLAY_BYTES = 48_000_000;

const MAX_BYTES: Readonly<Record<FileKind, number>> = {
  mtf: MAX_UNIT_BYTES,
  unit: MAX_UNIT_BYTES,
  board: MAX_BOARD_BYTES,
  force: MAX_FORCE_BYTES,
  mul: MAX_FORCE_BYTES,
  replay: MAX_REPLAY_BYTES,
};

const KIND_WORDS: Readonly<Record<FileKind, string>> = {
  mtf: 'a unit file',
  unit: 'a unit file',
  board: 'a board file',
  force: 'a force file',
  mul: 'a unit list',
  replay: 'a replay',
};

/** Reads a file of any kind. An error is one sentence that names the file, the place and the reason. */
export async function readFile(
  given: GivenFile,
  tools: SliceTools = BROWSER_SLICES,
): Promise<Result<OpenedFile, string>> {
  const name = plainName(given.name);
  if (given.size > MAX_REPLAY_BYTES) return fail(tooLarge(name, given.size, 'a file', MAX_REPLAY_BYTES));
  let bytes: Uint8Array;
  try {
    bytes = new Uint8Array(await given.arrayBuffer());
  } catch {
    return fail(
      `${name}: your browser could not read it; a folder, or a file that has since disappeared, cannot be opened.`,
    );
  }
  const opened = await readBytes(name, bytes, tools);
  return opened.ok ? opened : fail(plainSentence(opened.errors[0]!));
}

async function readBytes(name: string, bytes: Uint8Array, tools: SliceTools): Promise<Result<OpenedFile, string>> {
  if (bytes.length === 0) return fail(`${name}: the file is empty.`);
  const text = decodeText(bytes);
  if (text === undefined) return fail(`${name}: the file is not text.`);
  const kind = recognizeFile(name, text);
  if (kind === undefined)
    return fail(`${name}: this is not a unit (.mtf, .json), board, force (.json, .yaml, .mul) or replay (.jsonl).`);
  if (bytes.length > MAX_BYTES[kind]) return fail(tooLarge(name, bytes.length, KIND_WORDS[kind], MAX_BYTES[kind]));
  try {
    return await PARSERS[kind](name, text, await import('../readers.ts'), tools);
  } catch (error) {
    // The parsers refuse what they cannot read, but a browser may still run out of stack or memory in the process.
    const reason = error instanceof RangeError ? 'it is nested too deeply or too large' : 'it cannot be read';
    return fail(`${name}: ${reason}.`);
  }
}

type Parser = (
  file: string,
  text: string,
  readers: typeof Readers,
  tools: SliceTools,
) => Result<OpenedFile, string> | Promise<Result<OpenedFile, string>>;

const PARSERS: Readonly<Record<FileKind, Parser>> = {
  mtf: (file, text, readers) => parseUnit(withEnding(file, 'mtf'), text, readers),
  unit: (file, text, readers) => parseUnit(withEnding(file, 'json'), text, readers),
  board: (file, text, readers) => {
    const read = readers.parseBoard(text, file);
    if (!read.ok) return fail(read.errors[0]!.message);
    return succeed({ file, text, kind: 'board', board: read.value.board, warnings: read.value.warnings });
  },
  mul: (file, text, readers) => {
    const force = readers.parseMul(text, file);
    return force.ok ? succeed({ file, text, kind: 'force', force: force.value }) : fail(force.errors[0]!.message);
  },
  force: async (file, text, readers) => {
    const data = readers.readYaml(await import('../yaml.ts'), text, file);
    if (!data.ok) return data;
    const force = readers.parseForce(data.value.value, file, data.value.lineOf);
    return force.ok ? succeed({ file, text, kind: 'force', force: force.value }) : fail(force.errors[0]!.message);
  },
  replay: async (file, text, readers, tools) => {
    const options = { tools, signal: new AbortController().signal, onProgress: () => undefined };
    const replay = (await runInSlices(readers.readInSteps(text), options))!;
    if (!replay.ok) return fail(`${file}, ${replay.errors[0]!}.`);
    return succeed({ file, text, kind: 'replay', replay: replay.value });
  },
};

/** The parser is chosen by the ending of the name, now and again when the unit is read from the library. */
function parseUnit(file: string, text: string, readers: typeof Readers): Result<OpenedFile, string> {
  const unit = readers.parseUnitFile(text, file);
  return unit.ok ? succeed({ file, text, kind: 'unit', unit: unit.value }) : unit;
}

function withEnding(file: string, ending: string): string {
  return file.toLowerCase().endsWith(`.${ending}`) ? file : `${file}.${ending}`;
}

function tooLarge(name: string, bytes: number, what: string, limit: number): string {
  const megabytes = (count: number): string => `${(count / 1_000_000).toFixed(count < 10_000_000 ? 1 : 0)} MB`;
  return `${name}: the file has ${megabytes(bytes)}; ${what} may have at most ${megabytes(limit)}.`;
}
