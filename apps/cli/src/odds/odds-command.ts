import { parseProfile } from '@hexfall/rules';
import { composeCase, type OddsCase, parseQuery } from '@hexfall/view';
import { quote } from '../clean-text.ts';
import { UsageError } from '../exit.ts';
import type { Output } from '../output.ts';
import { outputWidth } from '../table.ts';
import { formatCase } from './format-case.ts';
import { caseToJson } from './odds-json.ts';
import { type OddsOptions, readBudget } from './options.ts';
import { replayCase } from './replay-case.ts';
import { runCase } from './run-case.ts';
import { understand } from './understand.ts';
import { UNIT_BOOK } from './unit-book.ts';

/** Prints the odds that answer a question, which is asked in words or about a position of a replay. */
export async function showOdds(
  words: readonly string[],
  options: OddsOptions,
  output: Output,
  signal: AbortSignal,
): Promise<void> {
  const budget = readBudget(options);
  const odds = understand(() => caseOf(words.join(' '), options));
  output.note(odds.notes);
  const result = await runCase(odds, budget, output.terminal, signal);
  if (options.json) output.write(`${JSON.stringify(caseToJson(odds, result))}\n`);
  else output.write(`${formatCase(odds, result, outputWidth()).join('\n')}\n`);
}

function caseOf(text: string, options: OddsOptions): OddsCase {
  if (/\.jsonl$/i.test(text)) return replayCase(text, options);
  const stray = (['turn', 'unit', 'phase', 'order'] as const).find(name => options[name] !== undefined);
  if (stray !== undefined) throw new UsageError(`--${stray} is for a replay (.jsonl).`);
  const profile = parseProfile(options.rules);
  if (!profile.ok) throw new UsageError(profile.errors[0]!.message);
  const query = parseQuery(text, UNIT_BOOK);
  if (options.attacker !== undefined) query.attacker.name = options.attacker;
  if (options.target !== undefined) query.target.name = options.target;
  if (options.range !== undefined) query.range = readRange(options.range);
  return composeCase(query, options.rules, UNIT_BOOK);
}

function readRange(text: string): number {
  const range = Number(text);
  if (!Number.isInteger(range)) throw new UsageError(`--range must be a whole number of hexes, not ${quote(text)}.`);
  return range;
}
