import { createRequire } from 'node:module';
import type * as Yaml from 'yaml';
import { FailedError } from './exit.ts';

const require = createRequire(import.meta.url);

/** Loads the library when the first file is read: most commands read none, and it takes half as long to load as Node itself. */
function loadYaml(): typeof Yaml {
  return require('yaml') as typeof Yaml;
}

/** The data of a YAML or JSON file, with the line of each value. */
export interface YamlFile {
  readonly value: unknown;
  /** Line of the value at a path such as `units[2].gunnery`; 0 if there is none. */
  readonly lineOf: (path: string) => number;
}

/** Reads a YAML or JSON file; JSON is a subset of YAML. */
export function readYaml(text: string, fileName: string): YamlFile {
  const { isNode, LineCounter } = loadYaml();
  const lines = new LineCounter();
  const document = parse(text, fileName, lines);
  const [error] = document.errors;
  if (error !== undefined) {
    const { line } = lines.linePos(error.pos[0]);
    throw new FailedError(`${fileName}, line ${line}: ${toSentence(error.message)}`);
  }
  let value: unknown;
  try {
    value = document.toJS() as unknown;
  } catch {
    throw new FailedError(`${fileName}: the file repeats parts of itself too often to be read.`);
  }
  return {
    value,
    lineOf: path => {
      for (let keys = keysOf(path); keys.length > 0; keys = keys.slice(0, -1)) {
        const node: unknown = document.getIn(keys, true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      return 0;
    },
  };
}

function parse(text: string, fileName: string, lineCounter: Yaml.LineCounter): ReturnType<typeof Yaml.parseDocument> {
  const tooDeep = new FailedError(`${fileName}: the file is nested too deeply to be read.`);
  if (isTooDeep(text)) throw tooDeep;
  try {
    return loadYaml().parseDocument(text, { lineCounter, prettyErrors: false });
  } catch (error) {
    throw error instanceof RangeError ? tooDeep : error;
  }
}

/** Far beyond any file that makes sense, and far below what would exhaust the stack of the parser. */
const MAX_DEPTH = 100;
const MAX_INDENT = 200;

/** Whether brackets, indents, or marks of lists and fields that nothing separates go beyond all reason. */
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
