import { BOT_NAMES } from '@hexfall/bots';
import type { Command } from 'commander';
import { DEFAULT_BOT } from '../bots/read-bots.ts';
import { addMatchOptions, addRunOptions, type SharedHelp } from '../simulate/match-options.ts';
import { stoppable } from '../stoppable.ts';
import { playTournament, type TournamentOptions } from './tournament.ts';

const EXAMPLES = `
Examples:
  hexfall tournament HBK-4G WVR-6R SHD-2H GRF-1N          four units, everybody against everybody else
  hexfall tournament ~/mechs --games 100 --out cup.jsonl  every unit and force file of a folder
  hexfall tournament --resume cup.jsonl                   goes on where that was stopped
  hexfall tournament HBK-4G,WVR-6R lance.yaml lance.mul   forces of several units
  hexfall tournament HBK-4G --bots tactician,charger      the same unit, played by two bots`;

export function addTournament(program: Command, help: SharedHelp, write: (text: string) => void): void {
  const command = program
    .command('tournament')
    .description('everybody against everybody else: who beats whom, ratings, and who wins more than it costs')
    .argument('[forces...]', 'units, force files or forces with commas, as for battle; folders of unit or force files')
    .option('--games <number>', 'of each pairing, an even number; 20 unless stated');
  addRunOptions(addMatchOptions(command, help), help)
    .option(
      '--bot, --bots <names>',
      `who plays: ${BOT_NAMES.join(', ')}; with several, separated by commas, every force enters once with each (default: ${DEFAULT_BOT})`,
    )
    .option('--out <file>', 'keep every game: JSON lines, or a table when the name ends in .parquet')
    .option('--resume <file>', 'go on with the games of such JSON lines, where an earlier run stopped')
    .option('--json', 'print the result as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async (names: string[], options: TournamentOptions) => {
      await stoppable(signal => playTournament(names, options, { write, terminal: process.stderr, signal }));
    });
}
