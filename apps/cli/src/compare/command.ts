import { BOT_NAMES } from '@hexfall/bots';
import type { Command } from 'commander';
import { DEFAULT_BOT } from '../bots/read-bots.ts';
import { addMatchOptions, addRunOptions, addTo, type SharedHelp } from '../simulate/match-options.ts';
import { stoppable } from '../stoppable.ts';
import { compare } from './compare.ts';
import type { CompareOptions } from './options.ts';

const EXAMPLES = `
Examples:
  hexfall compare HBK-4G --with HBK-4P --against WVR-6R               another loadout
  hexfall compare mine.mtf --with changed.mtf --against WVR-6R        a change of your own
  hexfall compare HBK-4G --with-skill 3/4 --against WVR-6R            a better crew than 4/5
  hexfall compare HBK-4G --with-rules canon --against WVR-6R          the other rules
  hexfall compare HBK-4G --with-bot lookahead --against WVR-6R        another player, the opponent's stays
  hexfall compare HBK-4G --with-board downtown --against WVR-6R       other ground
  hexfall compare HBK-4G --with HBK-4P --against WVR-6R --against GRF-1N --precision 2%`;

export function addCompare(program: Command, help: SharedHelp, write: (text: string) => void): void {
  const command = program
    .command('compare')
    .description('one force in two variants against the same opponents with the same dice: is the difference real?')
    .argument('[force]', help.force)
    .option('--against <force>', 'the opponent; several options, or a folder, for several opponents', addTo)
    .option('--with <force>', 'what it is compared with: another force, such as the same unit with another loadout')
    .option('--with-skill <skill>', 'the same with other crews: gunnery/piloting, such as 3/4')
    .option('--with-rules <profile>', 'the same by other rules')
    .option('--with-bot <name>', 'the same, played by another bot')
    .option('--with-board <name>', 'the same on another board; several options for several boards', addTo)
    .option('--skill <skill>', 'skills of the crews; without it those of the force file, or 4/5')
    .option('--games <number>', 'of each variant against each opponent, an even number; 200 unless stated')
    .option('--precision <share>', 'stop when the difference is known to plus or minus that much, such as 2%');
  addRunOptions(addMatchOptions(command, help), help)
    .option(
      '--bot, --bots <names>',
      `one bot, or two for force and opponent: ${BOT_NAMES.join(', ')} (default: ${DEFAULT_BOT})`,
    )
    .option('--out <file>', 'keep every game: JSON lines, or a table when the name ends in .parquet')
    .option('--resume <file>', 'go on with the games of such JSON lines, where an earlier run stopped')
    .option('--json', 'print the result as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async (force: string | undefined, options: CompareOptions) => {
      await stoppable(signal => compare(force, options, { write, terminal: process.stderr, signal }));
    });
}
