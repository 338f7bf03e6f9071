import { BOT_NAMES } from '@hexfall/bots';
import type { Command } from 'commander';
import { DEFAULT_BOT } from '../bots/read-bots.ts';
import { UsageError } from '../exit.ts';
import type { SimulateOptions } from './options.ts';
import { simulate } from './simulate.ts';

const NAME = 'simulate';

/** What is played when nothing is named: two units that come with the program, and a fair fight. */
const DEFAULT_FORCES = ['HBK-4G', 'WVR-6R'] as const;

/** Words that other commands use too. */
export interface SharedHelp {
  readonly force: string;
  readonly rules: string;
}

export function addSimulate(program: Command, help: SharedHelp, write: (text: string) => void): void {
  program
    .command(NAME, { isDefault: true })
    .description('two forces fight many games, played by bots on every core: who wins, how often, and why')
    .argument('[A]', help.force)
    .argument('[B]', 'the other side')
    .option('--games <number>', 'how many; 200 unless --precision asks for more')
    .option('--precision <share>', 'stop when the win rate of A is known to plus or minus that much, such as 1%')
    .option('--board <name>', 'as for battle; several options for several boards; woods and hills without', addTo)
    .option('--rules <profile>', help.rules, 'spec')
    .option('--seed <text>', 'any text; the same text gives the same games', 'first blood')
    .option('--bots <names>', `one bot, or two separated by a comma: ${BOT_NAMES.join(', ')} (default: ${DEFAULT_BOT})`)
    .option('--no-swap-sides', 'do not play every second game with the sides exchanged')
    .option('--turns <number>', 'a draw after that many turns', '60')
    .option('--workers <number>', 'threads that play; one for each core unless stated')
    .option('--out <file>', 'keep every game: JSON lines, or a table when the name ends in .parquet')
    .option('--resume <file>', 'go on with the games of such JSON lines, where an earlier run stopped')
    .option('--replays <number>', 'write replays of that many games: typical, upset, closest, shortest, longest ...')
    .option('--report <file>', 'write a page with plots, and games that play in it: one HTML file, no network')
    .option('--json', 'print the result as JSON', false)
    .action(async (a: string | undefined, b: string | undefined, options: SimulateOptions) => {
      await stoppable(signal =>
        simulate(forcesOf(program, a, b, options), options, { write, terminal: process.stderr, signal }),
      );
    });
}

function addTo(value: string, list: readonly string[] = []): string[] {
  return [...list, value];
}

/** This is what runs when no command is named, so a command that does not exist ends up here. */
function forcesOf(
  program: Command,
  a: string | undefined,
  b: string | undefined,
  { resume }: SimulateOptions,
): readonly [string, string] | undefined {
  const [word] = program.args;
  if (a !== undefined && word === a) throw new UsageError(`there is no command "${a}"; hexfall --help lists them all.`);
  if (a !== undefined && b === undefined) throw new UsageError(`simulate needs two forces; who fights "${a}"?`);
  if (a !== undefined && b !== undefined) return [a, b];
  return resume === undefined ? DEFAULT_FORCES : undefined;
}

/** The first Ctrl-C ends the run in good order; a second one finds nobody who listens, and ends the program. */
async function stoppable(work: (signal: AbortSignal) => Promise<void>): Promise<void> {
  const stop = new AbortController();
  const onSignal = (): void => stop.abort();
  process.once('SIGINT', onSignal);
  process.once('SIGTERM', onSignal);
  try {
    await work(stop.signal);
  } finally {
    process.off('SIGINT', onSignal);
    process.off('SIGTERM', onSignal);
  }
}
