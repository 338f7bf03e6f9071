import type { Command } from 'commander';
import { BOT_WORDS, DEFAULT_BOT } from '../bots/bot-help.ts';
import type { Output } from '../output.ts';
import { FORCE_OPTION } from '../output-file.ts';
import { runStoppable } from '../run-stoppable.ts';
import type { TypedSeed } from '../seed-options.ts';
import { addMatchOptions, addRunOptions, appendTo, type SharedHelp } from '../simulate/match-options.ts';
import { REPORT_CURVE_OPTION } from '../watch-option.ts';
import type { CompareOptions } from './options.ts';

const EXAMPLES = `
Examples:
  hexfall compare HBK-4G --with HBK-4P --against WVR-6R               another loadout
  hexfall compare mine.mtf --with changed.mtf --against WVR-6R        a change of your own
  hexfall compare HBK-4G --with-skill 3/4 --against WVR-6R            a better crew than 4/5
  hexfall compare HBK-4G --with-rules canon --against WVR-6R          the other rules
  hexfall compare HBK-4G --with-bot lookahead --against WVR-6R        another bot; the opponent keeps its own
  hexfall compare HBK-4G --with-board downtown --against WVR-6R       another board
  hexfall compare HBK-4G --with HBK-4P --against WVR-6R --against GRF-1N --precision 2%`;

export function addCompareCommand(program: Command, help: SharedHelp, output: Output): void {
  const command = program
    .command('compare')
    .description('play two variants of a force against the same opponents with the same dice: is the difference real?')
    .argument('[force]', help.force)
    .option('--against <force>', 'the opponent; repeat it, or name a folder, for several opponents', appendTo)
    .option('--with <force>', 'compare with another force, such as the same unit with another loadout')
    .option('--with-skill <skill>', 'compare with other crews: gunnery/piloting, such as 3/4')
    .option('--with-rules <profile>', 'compare with other rules')
    .option('--with-bot <name>', 'compare with another bot')
    .option('--with-board <name>', 'compare with another board; repeat it for several boards', appendTo)
    .option('--games <number>', 'games of each variant against each opponent, an even number (default: 200)')
    .option('--precision <share>', 'stop when the difference is known to plus or minus this much, such as 2%');
  addRunOptions(addMatchOptions(command, help), help)
    .option(
      '--bot, --bots <names>',
      `one bot, or two separated by a comma for force and opponent: ${BOT_WORDS} (default: ${DEFAULT_BOT})`,
    )
    .option('--out <file>', 'keep every game: JSON lines, or a table when the name ends in .parquet')
    .option('--resume <file>', 'continue an earlier run from its JSON lines')
    .option('--report <file>', 'write a web page with tables, plots and games to watch')
    .option(...REPORT_CURVE_OPTION)
    .option(...FORCE_OPTION)
    .option('--json', 'print the result as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async (force: string | undefined, typed: Omit<CompareOptions, 'seed'> & TypedSeed) => {
      const [{ compare }, { withSeeds }] = await Promise.all([import('./compare.ts'), import('../seed.ts')]);
      const options = withSeeds(typed);
      await runStoppable(signal => compare(force, options, { ...output, signal }));
    });
}
