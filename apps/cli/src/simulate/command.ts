import type { Command } from 'commander';
import type { Output } from '../output.ts';
import { FORCE_OPTION } from '../output-file.ts';
import { runStoppable } from '../run-stoppable.ts';
import type { TypedSeed } from '../seed-options.ts';
import { REPORT_CURVE_OPTION } from '../watch-option.ts';
import { addMatchOptions, addRunOptions, type SharedHelp } from './match-options.ts';
import type { SimulateOptions } from './options.ts';

const NAME = 'simulate';

export function addSimulateCommand(program: Command, help: SharedHelp, output: Output): void {
  const command = program
    .command(NAME, { isDefault: true })
    // The words after a mistyped command end up here. The mistyped command must be reported before the words are counted.
    .allowExcessArguments()
    .description('play many games between two forces on every core: who wins, how often, and why')
    .argument('[A]', help.force)
    .argument('[B]', 'the other side')
    .option('--games <number>', 'number of games (default: 200, or as many as --precision needs)')
    .option('--precision <share>', 'stop when the win rate of A is known to plus or minus this much, such as 1%')
    .option('--bot, --bots <names>', help.bots)
    .option('--swap-sides', 'play every second game with the sides exchanged', true)
    .option('--no-swap-sides', 'play every game from the same sides')
    .option('--out <file>', 'keep every game: JSON lines, or a table when the name ends in .parquet')
    .option('--resume <file>', 'continue an earlier run from its JSON lines')
    .option(...FORCE_OPTION)
    .option('--replays <number>', 'write replays of this many games: typical, upset, closest, shortest, longest ...')
    .option('--report <file>', 'write a web page with plots and playable replays: one HTML file that needs no network')
    .option(...REPORT_CURVE_OPTION)
    .option('--json', 'print the result as JSON', false);
  addRunOptions(addMatchOptions(command, help), help).action(
    async (_a: string | undefined, _b: string | undefined, typed: Omit<SimulateOptions, 'seed'> & TypedSeed) => {
      const [{ simulate }, { withSeeds }, { forcesOf }] = await Promise.all([
        import('./simulate.ts'),
        import('../seed.ts'),
        import('./forces-of.ts'),
      ]);
      const options = withSeeds(typed);
      await runStoppable(signal => simulate(forcesOf(program, command.args, options), options, { ...output, signal }));
    },
  );
}
