import { fail, type Result, succeed } from '@hexfall/rules';
import type { RecordedRow, RunRecord } from './record.ts';

/** Reads a history file. The error names the first line that is not a record of a run, the field, and what is wrong with it. */
export function parseHistory(text: string): Result<RunRecord[], string> {
  const records: RunRecord[] = [];
  for (const [i, line] of text.split('\n').entries()) {
    if (line.trim() === '') continue;
    const record = parseLine(line);
    if (!record.ok) return fail(`line ${i + 1}: ${record.errors[0]!}`);
    records.push(record.value);
  }
  return succeed(records);
}

function parseLine(line: string): Result<RunRecord, string> {
  let value: unknown;
  try {
    value = JSON.parse(line);
  } catch {
    return fail('is not JSON');
  }
  const problem = findProblem(value);
  return problem === undefined ? succeed(value as RunRecord) : fail(problem);
}

type Check = (value: unknown) => string | undefined;

const text: Check = value => (typeof value === 'string' && value !== '' ? undefined : 'must be a text');
const positive: Check = value => (typeof value === 'number' && value > 0 ? undefined : 'must be a number above 0');
const notNegative: Check = value => (typeof value === 'number' && value >= 0 ? undefined : 'must be a number from 0');
const date: Check = value =>
  typeof value === 'string' && !Number.isNaN(Date.parse(value)) ? undefined : 'must be a date';
const checksum: Check = value =>
  typeof value === 'string' && /^[0-9a-f]{8}$/.test(value) ? undefined : 'must be eight hexadecimal digits';
const optional =
  (check: Check): Check =>
  value =>
    value === undefined ? undefined : check(value);

const RUN_FIELDS: Readonly<Record<Exclude<keyof RunRecord, 'rows'>, Check>> = {
  date,
  commit: text,
  node: text,
  cpu: text,
  cores: positive,
  load: notNegative,
};
const ROW_FIELDS: Readonly<Record<keyof RecordedRow, Check>> = {
  name: text,
  ns: positive,
  wallNs: positive,
  checksum,
  nsPerUnitTurn: optional(positive),
};

function findProblem(value: unknown): string | undefined {
  const problem = checkFields(value, RUN_FIELDS, '');
  if (problem !== undefined) return problem;
  const { rows } = value as { rows?: unknown };
  if (!Array.isArray(rows)) return `rows must be a list, not ${JSON.stringify(rows)}`;
  for (const [i, row] of rows.entries()) {
    const bad = checkFields(row, ROW_FIELDS, `rows[${i}].`);
    if (bad !== undefined) return bad;
  }
  return undefined;
}

function checkFields(value: unknown, fields: Readonly<Record<string, Check>>, path: string): string | undefined {
  if (typeof value !== 'object' || value === null) return `${path.slice(0, -1) || 'the line'} must be an object`;
  for (const [field, check] of Object.entries(fields)) {
    const given = (value as Record<string, unknown>)[field];
    const problem = check(given);
    if (problem !== undefined) return `${path}${field} ${problem}, not ${JSON.stringify(given)}`;
  }
  return undefined;
}
