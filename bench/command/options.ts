import { parseArgs } from 'node:util';
import { fail, type Result, succeed } from '@hexfall/rules';

export const HELP = `npm run bench -- [options]

  --only WORD      rows of a group (operations, foundation, combat, play, games, growth, threads, command, or a bot's name), one row by
                   name, or all whose names contain the word; may be given several times
  --list           the rows and their groups
  --json           figures for other programs
  --record         adds the run to bench/history.jsonl
  --history [ROW]  how the recorded rows went over time, or one of them run by run
  --base [REF]     compares with another commit, by turns: the merge base with main, or the commit before
  --rounds N       pairs of processes for --base, 7 unless stated
  --help`;

/** What `npm run bench` has to do. */
export type Order =
  | { readonly task: 'help' }
  | { readonly task: 'list' }
  | { readonly task: 'measure'; readonly only: readonly string[]; readonly json: boolean; readonly record: boolean }
  | { readonly task: 'history'; readonly row: string | undefined }
  | {
      readonly task: 'compare';
      readonly ref: string | undefined;
      readonly rounds: number;
      readonly only: readonly string[];
      readonly json: boolean;
    };

const OPTIONS = {
  only: { type: 'string', multiple: true },
  list: { type: 'boolean' },
  json: { type: 'boolean' },
  record: { type: 'boolean' },
  history: { type: 'string' },
  base: { type: 'string' },
  rounds: { type: 'string' },
  help: { type: 'boolean' },
} as const;

const DEFAULT_ROUNDS = 7;

export function readOrder(argv: readonly string[]): Result<Order, string> {
  let values;
  try {
    ({ values } = parseArgs({ args: withEmptyValues(argv), options: OPTIONS, allowPositionals: false }));
  } catch (error) {
    return fail(error instanceof Error ? error.message.split('. ')[0]! : String(error));
  }
  const { only = [], json = false, record = false, history, base, rounds } = values;
  if (values.help === true) return succeed({ task: 'help' });
  if (values.list === true) return succeed({ task: 'list' });
  if (record && (base !== undefined || history !== undefined))
    return fail('--record records a run of its own, without --base and --history');
  if (history !== undefined) return succeed({ task: 'history', row: history === '' ? undefined : history });
  if (base === undefined) {
    if (rounds !== undefined) return fail('--rounds goes with --base');
    return succeed({ task: 'measure', only, json, record });
  }
  const pairs = rounds === undefined ? DEFAULT_ROUNDS : Number(rounds);
  if (!Number.isInteger(pairs) || pairs < 1) return fail(`--rounds must be a whole number from 1, not "${rounds}"`);
  return succeed({ task: 'compare', ref: base === '' ? undefined : base, rounds: pairs, only, json });
}

/** `--base` and `--history` need no value. */
function withEmptyValues(argv: readonly string[]): string[] {
  return argv.map((arg, i) => {
    const isAlone = argv[i + 1] === undefined || argv[i + 1]!.startsWith('--');
    return (arg === '--base' || arg === '--history') && isAlone ? `${arg}=` : arg;
  });
}
