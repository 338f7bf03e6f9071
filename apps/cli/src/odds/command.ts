import type { Command } from 'commander';
import type { Output } from '../output.ts';
import { runStoppable } from '../run-stoppable.ts';
import type { SharedHelp } from '../simulate/match-options.ts';
import type { OddsOptions } from './options.ts';

const EXAMPLES = `
A question is written in one line, its parts separated by commas (docs/ODDS.md has every word):
  hexfall odds "ac/20 at 7 hexes, gunnery 4, target ran 6, heavy woods"
  hexfall odds "ac/20 + 2 medium lasers at 5 hexes on AS7-D, from behind, CT rear armor 3"
  hexfall odds "HBK-4G fires everything at WVR-6R, 4 hexes, target jumped 5, partial cover"
  hexfall odds "kick HBK-4G by WVR-6R"                     also punch, push, melee, charge, death from above
  hexfall odds "piloting roll, piloting 5, gyro hit, 60 tons"
  hexfall odds "fall of an 80-ton 'Mech from level 2"
  hexfall odds "heat of HBK-4P, ran, fires everything, heat 8"
A replay has positions too:
  hexfall odds game.jsonl --turn 5 --unit A1                what A1 did in that turn
  hexfall odds game.jsonl --turn 5 --unit A1 --order "kick B1"`;

export function addOddsCommand(program: Command, help: SharedHelp, output: Output): void {
  program
    .command('odds')
    .description('work out the odds of shots, blows, falls and heat, by the rules of the game')
    .argument('<question...>', 'a question in words, or a replay (.jsonl)')
    .option('--attacker <unit>', 'who attacks: a unit, or a file with its damage (.mul, .yaml, .mtf, .json)')
    .option('--target <unit>', 'who is attacked')
    .option('--range <hexes>', 'distance between the two in hexes')
    .option('--rules <profile>', `${help.rules}; a replay is judged by its own rules`, help.defaultRules)
    .option('--turn <number>', 'the turn (replays only)')
    .option('--unit <mark>', 'the unit, such as A1 (replays only; default: every unit)')
    .option(
      '--phase <name>',
      'movement, weapons or physical (replays only; default: the phase in which the unit attacks)',
    )
    .option('--order <words>', 'an order instead of the one that was given, such as "kick B1" (replays only)')
    .option('--precision <share>', 'stop when every chance is known to a standard error of this, such as 0.01%')
    .option('--time <seconds>', 'stop after this time (default: 2), or sooner if all is known to 0.002%')
    .option('--seed <text>', 'any text; the same text gives the same random samples')
    .option('--json', 'print the answers as JSON', false)
    .addHelpText('after', EXAMPLES)
    .action(async (words: string[], options: OddsOptions) => {
      const { showOdds } = await import('./odds-command.ts');
      await runStoppable(signal => showOdds(words, options, output, signal));
    });
}
