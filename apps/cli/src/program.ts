import { createRequire } from 'node:module';
import { BOT_NAMES } from '@hexfall/bots';
import { DEFAULT_LIMITS } from '@hexfall/sim/outside';
import { Command } from 'commander';
import { battle, type BattleOptions } from './battle.ts';
import { DEFAULT_BOT } from './bots/read-bots.ts';
import { addBoard } from './board-command.ts';
import { serveEngine } from './engine.ts';
import { type ExchangeOptions, playExchange } from './exchange.ts';
import { inspect, type InspectOptions } from './inspect.ts';
import { importFolder, type ImportOptions } from './library/import-command.ts';
import { type ReplayOptions, showReplay } from './replay.ts';
import { addCompare } from './compare/command.ts';
import { addSimulate } from './simulate/command.ts';
import type { SharedHelp } from './simulate/match-options.ts';
import { stoppable } from './stoppable.ts';
import { addTournament } from './tournament/command.ts';
import { showValue, type ValueOptions } from './value.ts';

const { version } = createRequire(import.meta.url)('../package.json') as { version: string };

const RULES_HELP = 'spec (the requirement documents) or canon (the tabletop rules)';

const FORCE_HELP = 'units, folders of unit files, or force files (.yaml, .json, .mul), separated by commas';

const BOTS_HELP = `one bot, or two separated by a comma: ${BOT_NAMES.join(', ')}, a module (./my-bot.mjs) or a program ("exec:python3 my_bot.py") (default: ${DEFAULT_BOT})`;

const SHARED_HELP: SharedHelp = {
  force: FORCE_HELP,
  rules: RULES_HELP,
  bots: BOTS_HELP,
  botTime: ['--bot-time <ms>', 'what a bot from outside may take for one order', String(DEFAULT_LIMITS.order)],
  deploy: ['--deploy', 'the bots deploy their units themselves, in three rows along their edges'],
  withdrawal: [
    '--withdrawal <rule>',
    'none; allowed: units may leave over their own edge; forced: crippled ones must',
    'none',
  ],
};

/** The command line. Exit code 0: done; 1: failed; 2: wrong use. */
export function createProgram(write: (text: string) => void): Command {
  const program = new Command('hexfall')
    .description('BattleMech combat by the rules.')
    .version(version)
    .showHelpAfterError('(hexfall --help lists what there is)')
    .configureOutput({ outputError: (text, tell) => tell(text.replace(/^error:/, 'hexfall:')) })
    .exitOverride();
  addSimulate(program, SHARED_HELP, write);
  addTournament(program, SHARED_HELP, write);
  addCompare(program, SHARED_HELP, write);
  addBattle(program, write);
  addReplay(program, write);
  addExchange(program, write);
  addInspect(program, write);
  addImport(program, write);
  addBoard(program, write);
  addValue(program, write);
  addEngine(program);
  for (const command of program.commands) {
    command.showHelpAfterError(`(hexfall ${command.name()} --help tells what it takes)`);
  }
  return program;
}

function addExchange(program: Command, write: (text: string) => void): void {
  program
    .command('exchange')
    .description('two BattleMechs exchange one round of fire, told blow by blow')
    .option('--seed <text>', 'any text; the same text gives the same exchange', 'first blood')
    .option('--rules <profile>', RULES_HELP, 'spec')
    .option('--json', 'print the events as JSON lines', false)
    .action((options: ExchangeOptions) => playExchange(options, write));
}

function addBattle(program: Command, write: (text: string) => void): void {
  program
    .command('battle')
    .description('two forces fight one game, played by bots, and leave a replay')
    .argument('<A>', FORCE_HELP)
    .argument('<B>', 'the other side')
    .option('--seed <text>', 'any text; the same text gives the same game', 'first blood')
    .option('--rules <profile>', RULES_HELP, 'spec')
    .option('--board <name>', 'a .board file, one of our boards, or style:WIDTHxHEIGHT:seed; woods and hills without')
    .option('--turns <number>', 'a draw after that many turns', '60')
    .option('--bot, --bots <names>', BOTS_HELP)
    .option(...SHARED_HELP.botTime)
    .option(...SHARED_HELP.deploy, false)
    .option(...SHARED_HELP.withdrawal)
    .option('--out <file>', 'write the replay there; - for the standard output')
    .option('--json', 'print the result as JSON', false)
    .action((a: string, b: string, options: BattleOptions) => battle([a, b], options, write));
}

function addReplay(program: Command, write: (text: string) => void): void {
  program
    .command('replay')
    .description('tell a replay, prove it, or show one moment of it')
    .argument('<file>', 'a replay')
    .option('--explain', 'show how every target number came about', false)
    .option('--verify', 'play the game again from its seed and compare', false)
    .option('--turn <number>', 'show map and record sheets at the end of that turn; 0 for the beginning')
    .option('--partial', 'read what a killed program left, up to the last finished line', false)
    .option('--json', 'print JSON lines', false)
    .action((file: string, options: ReplayOptions) => showReplay(file, options, write));
}

function addInspect(program: Command, write: (text: string) => void): void {
  program
    .command('inspect')
    .description('show the record sheet of a unit, or a board')
    .argument('<name...>', 'a unit or board by name, or a .mtf, .json or .board file')
    .option('--rules <profile>', RULES_HELP, 'spec')
    .option('--svg <file>', 'draw it into an SVG file')
    .option('--html <file>', 'the same as a page that prints on one sheet of A4 or Letter')
    .option('--json', 'print the figures as JSON', false)
    .action((words: string[], options: InspectOptions) => inspect(words.join(' '), options, write));
}

function addImport(program: Command, write: (text: string) => void): void {
  program
    .command('import')
    .description('take the units and boards of a folder into your library, to use them by name')
    .argument('[folder]', 'a folder with .mtf, .json and .board files, also in folders inside it')
    .option('--list', 'show what is in the library', false)
    .option('--forget', 'take out what came from that folder', false)
    .option('--json', 'print JSON', false)
    .action((folder: string | undefined, options: ImportOptions) =>
      stoppable(signal => importFolder(folder, options, write, signal)),
    );
}

function addValue(program: Command, write: (text: string) => void): void {
  program
    .command('value')
    .description('tell what units and forces are worth: Battle Value 2.0 with their crews')
    .argument('<forces...>', FORCE_HELP)
    .option('--explain', 'show where every number comes from', false)
    .option('--json', 'print JSON', false)
    .action((forces: string[], options: ValueOptions) => showValue(forces, options, write));
}

function addEngine(program: Command): void {
  program
    .command('engine')
    .description('answer JSON-RPC 2.0 on the standard streams, one message per line (docs/PROTOCOL.md)')
    .action(() => serveEngine(process.stdin, process.stdout));
}
