import { appendFileSync, existsSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { fail, type Result } from '@hexfall/rules';
import { parseHistory } from './parse.ts';
import type { RunRecord } from './record.ts';

/** Where a tree keeps its history: one recorded run per line, oldest first. */
const HISTORY_FILE = join('bench', 'history.jsonl');

export function appendHistory(tree: string, record: RunRecord): string {
  appendFileSync(join(tree, HISTORY_FILE), `${JSON.stringify(record)}\n`);
  return HISTORY_FILE;
}

export function readHistory(tree: string): Result<RunRecord[], string> {
  const file = join(tree, HISTORY_FILE);
  const history = parseHistory(existsSync(file) ? readFileSync(file, 'utf8') : '');
  return history.ok ? history : fail(`${HISTORY_FILE} ${history.errors[0]!}`);
}
