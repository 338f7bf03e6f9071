import { fail, type Result, succeed } from '@hexfall/rules';

/** The data of a YAML or JSON file, with the line of each value. */
export interface YamlFile {
  readonly value: unknown;
  /** Line of the value at a path such as `units[2].gunnery`; 0 if there is none. */
  readonly lineOf: (path: string) => number;
}

/**
 * The parts of the library `yaml` that we use. Programs load it when they read their first file, since that takes a
 * while.
 */
export interface YamlLibrary {
  readonly LineCounter: new () => LineCounter;
  parseDocument(
    text: string,
    options: { readonly lineCounter: LineCounter; readonly prettyErrors: boolean },
  ): YamlDocument;
}

interface LineCounter {
  readonly lineStarts: number[];
  readonly addNewLine: (offset: number) => number;
  readonly linePos: (offset: number) => { readonly line: number; readonly col: number };
}

interface YamlDocument {
  readonly errors: readonly { readonly message: string; readonly pos: readonly [number, number] }[];
  toJS(): unknown;
  getIn(path: Iterable<unknown>, keepScalar: boolean): unknown;
}

/** Reads a YAML or JSON file; JSON is a subset of YAML. An error is one sentence. */
export function readYaml(yaml: YamlLibrary, text: string, fileName: string): Result<YamlFile, string> {
  const lines = new yaml.LineCounter();
  const document = parse(yaml, text, lines);
  if (document === undefined) return fail(`${fileName}: the file is nested too deeply to be read.`);
  const [error] = document.errors;
  if (error !== undefined)
    return fail(`${fileName}, line ${lines.linePos(error.pos[0]).line}: ${toSentence(error.message)}`);
  try {
    return succeed({ value: document.toJS(), lineOf: path => lineAt(document, lines, path) });
  } catch {
    return fail(`${fileName}: the file repeats parts of itself too often to be read.`);
  }
}

/** Returns the line of a value, or else of the nearest value around it. */
function lineAt(document: YamlDocument, lines: LineCounter, path: string): number {
  for (let keys = keysOf(path); keys.length > 0; keys = keys.slice(0, -1)) {
    const { range } = (document.getIn(keys, true) ?? {}) as { readonly range?: readonly number[] | null };
    if (range) return lines.linePos(range[0]!).line;
  }
  return 0;
}

/** Parses a text. Returns `undefined` for one that is nested too deeply. */
function parse(yaml: YamlLibrary, text: string, lineCounter: LineCounter): YamlDocument | undefined {
  if (isTooDeep(text)) return undefined;
  try {
    return yaml.parseDocument(text, { lineCounter, prettyErrors: false });
  } catch (error) {
    if (error instanceof RangeError) return undefined;
    throw error;
  }
}

/** Limits of nesting: far beyond any sensible file, and far below what would exhaust the stack of the parser. */
const MAX_DEPTH = 100;
const MAX_INDENT = 200;

/** Whether a text has absurdly many nested brackets, indents, or marks of lists and fields in a row. */
function isTooDeep(text: string): boolean {
  let [brackets, marks] = [0, 0];
  for (const [mark, indent = ''] of text.matchAll(/[[\]{},:]|\n([ \t]*)|[-?](?=\s|$)/g)) {
    const separates = brackets > 0 ? mark === ',' : mark.startsWith('\n');
    if (separates) marks = 0;
    else if (mark === '[' || mark === '{') brackets++;
    else if (mark === ']' || mark === '}') brackets = Math.max(0, brackets - 1);
    else if (MARKS.has(mark)) marks++;
    if (brackets > MAX_DEPTH || marks > MAX_DEPTH || indent.length > MAX_INDENT) return true;
  }
  return false;
}

const MARKS: ReadonlySet<string> = new Set(['-', '?', ':']);

function keysOf(path: string): (string | number)[] {
  const parts = path.match(/[^.[\]]+/g) ?? [];
  return parts.map(part => (/^\d+$/.test(part) ? Number(part) : part));
}

function toSentence(message: string): string {
  const [first = ''] = message.split('\n');
  return first.replace(/[.:]?\s*$/, '.');
}
