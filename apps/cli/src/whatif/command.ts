import type { Command } from 'commander';
import type { Output } from '../output.ts';
import { runStoppable } from '../run-stoppable.ts';
import { addRunOptions, type SharedHelp } from '../simulate/match-options.ts';
import type { WhatIfOptions } from './options.ts';

const EXAMPLES = `
Without a moment, the whole game: who was likely to win when, and what decided it.
  hexfall whatif game.jsonl
From a moment, who wins if the game is played on from there:
  hexfall whatif game.jsonl --turn 5                              as turn 5 began
  hexfall whatif game.jsonl --turn 5 --phase weapons              as its weapon attack phase began
With something other than what was done, and how much of a difference it makes:
  hexfall whatif game.jsonl --turn 5 --unit A1 --order "kick B1"
  hexfall whatif game.jsonl --turn 5 --unit A1 --order "run to 0507 facing NE"
  hexfall whatif game.jsonl --turn 5 --unit A1 --facing S
  hexfall whatif game.jsonl --turn 5 --unit A1 --with AS7-D`;

export function addWhatIfCommand(program: Command, help: SharedHelp, output: Output): void {
  const command = program
    .command('whatif')
    .description(
      'play on from a moment of a replay many times: who wins, with another order too, and what decided the game',
    )
    .argument('<file>', 'a replay (.jsonl)')
    .option('--turn <number>', 'the turn; without it, the whole game is examined')
    .option('--phase <name>', 'movement, weapons or physical (default: the start of the turn, or when the unit acts)')
    .option('--unit <mark>', 'the unit that does something else, such as A1')
    .option('--order <words>', 'what it does: "kick B1", "fire everything at B1", "run to 0507 facing NE", "stay"')
    .option('--facing <point>', 'how it faces: N, NE, SE, S, SW or NW')
    .option('--with <unit>', 'another unit in its place, undamaged')
    .option(
      '--games <number>',
      'games for each case (default: 200, or as many as --precision needs); of a whole game, in all',
    )
    .option('--precision <share>', 'stop when the answer is known to plus or minus this much, such as 2%')
    .option(
      '--bot, --bots <names>',
      `one built-in bot, or two separated by a comma, to play on (default: ${help.defaultBot})`,
    )
    .option('--seed <text>', 'any text; the same text gives the same games', 'first blood')
    .option('--json', 'print the result as JSON', false)
    .addHelpText('after', EXAMPLES);
  addRunOptions(command, help).action(async (file: string, options: WhatIfOptions) => {
    const { answerWhatIf } = await import('./whatif-command.ts');
    await runStoppable(signal => answerWhatIf(file, options, { ...output, signal }));
  });
}
