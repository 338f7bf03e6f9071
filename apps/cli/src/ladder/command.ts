import type { Command } from 'commander';
import { BOT_WORDS } from '../bots/bot-help.ts';
import type { Output } from '../output.ts';
import { FORCE_OPTION } from '../output-file.ts';
import { runStoppable } from '../run-stoppable.ts';
import { addSeedOptions, type TypedSeed } from '../seed-options.ts';
import { addThreadOptions, type SharedHelp } from '../simulate/match-options.ts';
import type { LadderOptions } from './ladder.ts';

const EXAMPLES = `
Examples:
  hexfall ladder                                         the default bot and the sparring partners, each against every other
  hexfall ladder ./my-bot.mjs tactician turtle --first   your own bot against two others
  hexfall ladder lookahead tactician --sizes 4 --games 400 --out ladder.jsonl
  hexfall ladder --resume ladder.jsonl                   continues that run after it was stopped`;

export function addLadderCommand(program: Command, help: SharedHelp, output: Output): void {
  const command = program
    .command('ladder')
    .description('measure how strong bots are: equal forces of all weights on all grounds, sides exchanged')
    .argument('[bots...]', `two or more bots: ${BOT_WORDS}, or your own as for battle`)
    .option('--first', 'let only the first bot play each of the others', false)
    .option('--games <number>', 'games of each pairing, rounded up so that it plays all combinations equally often')
    .option('--rules <list>', 'spec, canon or both separated by a comma (default: both)')
    .option('--mixes <list>', 'units: light, medium, mixed, heavy, assault (default: all)')
    .option('--grounds <list>', 'maps: open, woods, hills, city (default: all)')
    .option('--sizes <list>', 'units on each side: 1, 2, 4 (default: all)');
  addThreadOptions(addSeedOptions(command, 'the same games'), help)
    .option('--out <file>', 'keep every game as JSON lines')
    .option('--resume <file>', 'continue an earlier run from its JSON lines')
    .option(...FORCE_OPTION)
    .option('--json', 'print the result as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async (bots: string[], typed: Omit<LadderOptions, 'seed'> & TypedSeed) => {
      const [{ playLadder }, { withSeeds }] = await Promise.all([import('./ladder.ts'), import('../seed.ts')]);
      const options = withSeeds(typed);
      await runStoppable(signal => playLadder(bots, options, { ...output, signal }));
    });
}
