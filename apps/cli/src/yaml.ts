import { isNode, LineCounter, parseDocument } from 'yaml';
import { FailedError } from './exit.ts';

/** The data of a YAML or JSON file, with the line of each value. */
export interface YamlFile {
  readonly value: unknown;
  /** Line of the value at a path such as `units[2].gunnery`; 0 if there is none. */
  readonly lineOf: (path: string) => number;
}

/** Reads a YAML or JSON file; JSON is a subset of YAML. */
export function readYaml(text: string, fileName: string): YamlFile {
  const lines = new LineCounter();
  const document = parseDocument(text, { lineCounter: lines, prettyErrors: false });
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
        const node = document.getIn(keys, true);
        if (isNode(node) && node.range) return lines.linePos(node.range[0]).line;
      }
      return 0;
    },
  };
}

function keysOf(path: string): (string | number)[] {
  const parts = path.match(/[^.[\]]+/g) ?? [];
  return parts.map(part => (/^\d+$/.test(part) ? Number(part) : part));
}

function toSentence(message: string): string {
  const [first = ''] = message.split('\n');
  return first.replace(/[.:]?\s*$/, '.');
}
