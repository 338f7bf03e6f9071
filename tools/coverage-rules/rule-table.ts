import { SECTIONS } from './sections.ts';

/**
 * What a profile makes of a rule: plays it as the tabletop game does, by a switch as the requirement documents say, in a
 * documented reading, in part, not yet, or not at all because it is not part of this game.
 */
export const STATUSES = ['yes', 'switch', 'reading', 'part', 'missing', 'out'] as const;
export type Status = (typeof STATUSES)[number];

/** A status with the switches behind it. */
export interface Played {
  readonly status: Status;
  readonly switches: readonly string[];
}

/** One rule of the tabletop game, and where it is implemented and tested. */
export interface Rule {
  /** Line in the table, from 1. */
  readonly line: number;
  /** From 1. */
  readonly section: number;
  readonly text: string;
  /** Path from the root, or empty. */
  readonly file: string;
  readonly symbols: readonly string[];
  readonly testFile: string;
  /** Part of the title of a test in that file. */
  readonly testTitle: string;
  readonly spec: Played;
  readonly canon: Played;
  readonly note: string;
}

const COLUMNS = ['section', 'rule', 'file', 'symbols', 'test', 'spec', 'canon', 'note'];

/**
 * Reads docs/rules.tsv. Files are written as package and path under its sources: `rules/damage/damage.ts`. A dash means
 * nothing.
 */
export function parseRules(table: string): Rule[] {
  const [head = '', ...lines] = table.trimEnd().split(/\r?\n/);
  if (head !== COLUMNS.join('\t')) throw new Error(`docs/rules.tsv must begin with the columns ${COLUMNS.join(', ')}`);
  return lines.map((line, i) => parseRule(line, i + 2));
}

function parseRule(text: string, line: number): Rule {
  const fields = text.split('\t').map(field => (field === '-' ? '' : field));
  if (fields.length !== COLUMNS.length)
    throw new Error(`docs/rules.tsv, line ${line}: must have ${COLUMNS.length} fields`);
  const [section, rule, file, symbols, test, spec, canon, note] = fields as [
    string,
    string,
    string,
    string,
    string,
    string,
    string,
    string,
  ];
  if (!(Number(section) >= 1 && Number(section) <= SECTIONS.length)) {
    throw new Error(`docs/rules.tsv, line ${line}: there is no section "${section}"`);
  }
  const [testFile = '', testTitle = ''] = test === '' ? [] : splitOnce(test, ': ');
  return {
    line,
    section: Number(section),
    text: rule,
    file: sourcePath(file),
    symbols: symbols === '' ? [] : symbols.split(', '),
    testFile: sourcePath(testFile),
    testTitle,
    spec: parsePlayed(spec, line),
    canon: parsePlayed(canon, line),
    note,
  };
}

function splitOnce(text: string, separator: string): string[] {
  const at = text.indexOf(separator);
  return at < 0 ? [text] : [text.slice(0, at), text.slice(at + separator.length)];
}

function sourcePath(file: string): string {
  return file === '' ? '' : `packages/${file.replace('/', '/src/')}`;
}

function parsePlayed(text: string, line: number): Played {
  const [word = '', rest = ''] = splitOnce(text, ' ');
  const status = STATUSES.find(known => known === word);
  if (status === undefined) throw new Error(`docs/rules.tsv, line ${line}: "${word}" is not a status`);
  return { status, switches: rest === '' ? [] : rest.split(', ') };
}
