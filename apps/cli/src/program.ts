import { createRequire } from 'node:module';
import { BOT_NAMES } from '@hexfall/bots';
import { DEFAULT_LIMITS } from '@hexfall/sim/outside';
import { Command } from 'commander';
import { type BattleOptions, playBattle } from './battle.ts';
import { addBoardCommand } from './board-command.ts';
import { DEFAULT_BOT } from './bots/read-bots.ts';
import { cleanText } from './clean-text.ts';
import { addCompareCommand } from './compare/command.ts';
import { serveEngine } from './engine.ts';
import { type ExchangeOptions, playExchange } from './exchange.ts';
import { type InspectOptions, inspect } from './inspect.ts';
import { type ImportOptions, importFolder } from './library/import-command.ts';
import { createOutput, type Output } from './output.ts';
import { FORCE_OPTION } from './output-file.ts';
import type { Terminal } from './progress-line.ts';
import { type ReplayOptions, showReplay } from './replay.ts';
import { runStoppable } from './run-stoppable.ts';
import { addSeedOptions, type TypedSeed, withSeeds } from './seed.ts';
import { addSimulateCommand } from './simulate/command.ts';
import type { SharedHelp } from './simulate/match-options.ts';
import { addTournamentCommand } from './tournament/command.ts';
import { showValue, type ValueOptions } from './value.ts';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

const RULES_HELP = 'spec (the requirement documents) or canon (the tabletop rules)';

const FORCE_HELP = 'units, folders of unit files, or force files (.yaml, .json, .mul), separated by commas';

const BOTS_HELP = `one bot, or two separated by a comma: ${BOT_NAMES.join(', ')}, or an external bot, which is a module (./my-bot.mjs) or a program ("exec:python3 my_bot.py") (default: ${DEFAULT_BOT})`;

const SHARED_HELP: SharedHelp = {
  force: FORCE_HELP,
  rules: RULES_HELP,
  bots: BOTS_HELP,
  botTime: ['--bot-time <ms>', 'time that an external bot may take for one order', String(DEFAULT_LIMITS.order)],
  deploy: ['--deploy', 'let the bots deploy their own units, in three rows along their home edges'],
  withdrawal: [
    '--withdrawal <rule>',
    'none; allowed: units may leave over their home edge; forced: crippled units must leave',
    'none',
  ],
};

/** Creates the command line. Exit codes: 0 for success, 1 for a failure, 2 for a wrong command. */
export function createProgram(print: (text: string) => void, terminal: Terminal = process.stderr): Command {
  const output = createOutput(print, terminal);
  const program = new Command('hexfall')
    .description('BattleMech combat by the rules.')
    .version(version)
    .showHelpAfterError('(run hexfall --help for a list of commands)')
    .configureOutput({ outputError: (text, printError) => printError(cleanText(text.replace(/^error:/, 'hexfall:'))) })
    .exitOverride();
  addSimulateCommand(program, SHARED_HELP, output);
  addTournamentCommand(program, SHARED_HELP, output);
  addCompareCommand(program, SHARED_HELP, output);
  addBattle(program, output);
  addReplay(program, output);
  addExchange(program, output);
  addInspect(program, output);
  addImport(program, output);
  addBoardCommand(program, output);
  addValue(program, output);
  addEngine(program);
  for (const command of program.commands) {
    command.showHelpAfterError(`(run hexfall ${command.name()} --help for usage)`);
  }
  return program;
}

function addExchange(program: Command, output: Output): void {
  program
    .command('exchange')
    .description('let two BattleMechs exchange one round of fire, narrated blow by blow')
    .option('--seed <text>', 'any text; the same text gives the same exchange', 'first blood')
    .option('--rules <profile>', RULES_HELP, 'spec')
    .option('--json', 'print the events as JSON lines', false)
    .action((options: ExchangeOptions) => playExchange(options, output.write));
}

function addBattle(program: Command, output: Output): void {
  const command = program
    .command('battle')
    .description('play one game between two forces, commanded by bots, and optionally keep the replay')
    .argument('<A>', FORCE_HELP)
    .argument('<B>', 'the other side');
  addSeedOptions(command, 'the same game')
    .option('--rules <profile>', RULES_HELP, 'spec')
    .option(
      '--board <name>',
      'a .board file, a built-in board, or style:WIDTHxHEIGHT:seed (default: the board woods-and-hills)',
    )
    .option('--turns <number>', 'declare a draw after this many turns', '60')
    .option('--bot, --bots <names>', BOTS_HELP)
    .option(...SHARED_HELP.botTime)
    .option(...SHARED_HELP.deploy, false)
    .option(...SHARED_HELP.withdrawal)
    .option('--out <file>', 'write the replay to this file; - for standard output')
    .option(...FORCE_OPTION)
    .option('--json', 'print the result as JSON', false)
    .action((a: string, b: string, options: Omit<BattleOptions, 'seed'> & TypedSeed) =>
      playBattle([a, b], withSeeds(options), output),
    );
}

function addReplay(program: Command, output: Output): void {
  program
    .command('replay')
    .description('narrate a replay, verify it, or show the state at the end of a turn')
    .argument('<file>', 'a replay')
    .option('--explain', 'show how every target number is made up', false)
    .option('--verify', 'play the game again from its seed and compare every event', false)
    .option('--turn <number>', 'show the map and record sheets at the end of this turn; 0 for the start')
    .option('--partial', 'read an incomplete replay up to its last complete line', false)
    .option('--json', 'print JSON lines', false)
    .action((file: string, options: ReplayOptions) => showReplay(file, options, output.write));
}

function addInspect(program: Command, output: Output): void {
  program
    .command('inspect')
    .description('show the record sheet of a unit or of each unit of a force, or a board')
    .argument('<name...>', `a board, a replay (.jsonl), or a force: ${FORCE_HELP}`)
    .option('--rules <profile>', `${RULES_HELP}; a replay is shown by its own rules`, 'spec')
    .option('--skill <skill>', 'fill in these skills for every crew: gunnery/piloting, such as 3/4')
    .option('--turn <number>', 'show a replay as it was at the end of this turn (default: at its end)')
    .option('--svg <file>', 'write it as a picture; for a unit, - is standard output')
    .option(
      '--html <file>',
      'write it as a web page that prints on A4 or Letter: a summary of a force, a page for each unit, the tables of the rules',
    )
    .option('--json', 'print the figures as JSON', false)
    .action((words: string[], options: InspectOptions) => inspect(words, options, output));
}

function addImport(program: Command, output: Output): void {
  program
    .command('import')
    .description('import the units and boards of a folder into your library, to use them by name')
    .argument('[folder]', 'a folder with .mtf, .json and .board files, including its subfolders')
    .option('--list', 'list what is in the library', false)
    .option('--forget', 'remove what was imported from this folder', false)
    .option('--json', 'print JSON', false)
    .action((folder: string | undefined, options: ImportOptions) =>
      runStoppable(signal => importFolder(folder, options, output.write, signal)),
    );
}

function addValue(program: Command, output: Output): void {
  program
    .command('value')
    .description('show what units and forces are worth: Battle Value 2.0 with their crews')
    .argument('<forces...>', FORCE_HELP)
    .option('--explain', 'show where every number comes from', false)
    .option('--json', 'print JSON', false)
    .action((forces: string[], options: ValueOptions) => showValue(forces, options, output));
}

function addEngine(program: Command): void {
  program
    .command('engine')
    .description('serve JSON-RPC 2.0 on standard input and output, one message per line (docs/PROTOCOL.md)')
    .action(() => serveEngine(process.stdin, process.stdout));
}
