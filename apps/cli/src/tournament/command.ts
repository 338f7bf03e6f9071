import type { Command } from 'commander';
import { BOT_WORDS, DEFAULT_BOT } from '../bots/bot-help.ts';
import type { Output } from '../output.ts';
import { FORCE_OPTION } from '../output-file.ts';
import { runStoppable } from '../run-stoppable.ts';
import type { TypedSeed } from '../seed-options.ts';
import { addMatchOptions, addRunOptions, type SharedHelp } from '../simulate/match-options.ts';
import { REPORT_CURVE_OPTION } from '../watch-option.ts';
import type { TournamentOptions } from './tournament.ts';

const EXAMPLES = `
Examples:
  hexfall tournament HBK-4G WVR-6R SHD-2H GRF-1N          four units, each against every other
  hexfall tournament ~/mechs --games 100 --out cup.jsonl  every unit and force file of a folder
  hexfall tournament --resume cup.jsonl                   continues that run after it was stopped
  hexfall tournament HBK-4G,WVR-6R lance.yaml lance.mul   forces of several units
  hexfall tournament HBK-4G --bots tactician,charger      the same unit, played by two bots`;

export function addTournamentCommand(program: Command, help: SharedHelp, output: Output): void {
  const command = program
    .command('tournament')
    .description('play each force against every other: who beats whom, ratings, and who wins more than it costs')
    .argument('[forces...]', 'forces as for battle; a folder enters each of its unit and force files')
    .option('--games <number>', 'games of each pairing, an even number (default: 20)');
  addRunOptions(addMatchOptions(command, help), help)
    .option(
      '--bot, --bots <names>',
      `one or more bots separated by commas: ${BOT_WORDS}; every force enters once with each (default: ${DEFAULT_BOT})`,
    )
    .option('--out <file>', 'keep every game: JSON lines, or a table when the name ends in .parquet')
    .option('--resume <file>', 'continue an earlier run from its JSON lines')
    .option('--report <file>', 'write a web page with tables, plots and games to watch')
    .option(...REPORT_CURVE_OPTION)
    .option(...FORCE_OPTION)
    .option('--json', 'print the result as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async (names: string[], typed: Omit<TournamentOptions, 'seed'> & TypedSeed) => {
      const [{ playTournament }, { withSeeds }] = await Promise.all([import('./tournament.ts'), import('../seed.ts')]);
      const options = withSeeds(typed);
      await runStoppable(signal => playTournament(names, options, { ...output, signal }));
    });
}
