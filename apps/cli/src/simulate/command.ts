import type { Command } from 'commander';
import { UsageError } from '../exit.ts';
import { stoppable } from '../stoppable.ts';
import { addMatchOptions, addRunOptions, type SharedHelp } from './match-options.ts';
import type { SimulateOptions } from './options.ts';
import { simulate } from './simulate.ts';

const NAME = 'simulate';

/** What is played when nothing is named: two units that come with the program, and a fair fight. */
const DEFAULT_FORCES = ['HBK-4G', 'WVR-6R'] as const;

export function addSimulate(program: Command, help: SharedHelp, write: (text: string) => void): void {
  const command = program
    .command(NAME, { isDefault: true })
    .description('two forces fight many games, played by bots on every core: who wins, how often, and why')
    .argument('[A]', help.force)
    .argument('[B]', 'the other side')
    .option('--games <number>', 'how many; 200 unless --precision asks for more')
    .option('--precision <share>', 'stop when the win rate of A is known to plus or minus that much, such as 1%')
    .option('--bot, --bots <names>', help.bots)
    .option('--swap-sides', 'play every second game with the sides exchanged, which is what happens anyway', true)
    .option('--no-swap-sides', 'do not')
    .option('--out <file>', 'keep every game: JSON lines, or a table when the name ends in .parquet')
    .option('--resume <file>', 'go on with the games of such JSON lines, where an earlier run stopped')
    .option('--replays <number>', 'write replays of that many games: typical, upset, closest, shortest, longest ...')
    .option('--report <file>', 'write a page with plots, and games that play in it: one HTML file, no network')
    .option('--json', 'print the result as JSON', false);
  addRunOptions(addMatchOptions(command, help), help).action(
    async (a: string | undefined, b: string | undefined, options: SimulateOptions) => {
      await stoppable(signal =>
        simulate(forcesOf(program, a, b, options), options, { write, terminal: process.stderr, signal }),
      );
    },
  );
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
