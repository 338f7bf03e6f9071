import { readFileSync } from 'node:fs';
import { Command } from 'commander';
import type { BattleOptions } from './battle.ts';
import { addBoardCommand } from './board-command.ts';
import { BOT_TIME, BOT_WORDS, DEFAULT_BOT } from './bots/bot-help.ts';
import { addFilterOptions } from './catalogue/filter-options.ts';
import type { ForceOptions } from './catalogue/force-command.ts';
import type { UnitsOptions } from './catalogue/units-command.ts';
import { cleanText } from './clean-text.ts';
import { addCompareCommand } from './compare/command.ts';
import type { ConfigOptions } from './config/config-command.ts';
import { CONFIG_KEYS, type Config, readConfig } from './config/config-file.ts';
import type { ExchangeOptions } from './exchange.ts';
import { FailedError } from './exit.ts';
import type { InspectOptions } from './inspect.ts';
import { addLadderCommand } from './ladder/command.ts';
import type { ImportOptions } from './library/import-command.ts';
import { addOddsCommand } from './odds/command.ts';
import { createOutput, type Output } from './output.ts';
import { FORCE_OPTION } from './output-file.ts';
import type { Terminal } from './progress-line.ts';
import type { ReplayOptions } from './replay.ts';
import type { RulesOptions } from './rules/rules-command.ts';
import { runStoppable } from './run-stoppable.ts';
import { addSeedOptions, type TypedSeed } from './seed-options.ts';
import { addSimulateCommand } from './simulate/command.ts';
import type { SharedHelp } from './simulate/match-options.ts';
import { SKILL_OPTION } from './skill-option.ts';
import { addRunsCommand, addWorkerCommand } from './store/commands.ts';
import { addTournamentCommand } from './tournament/command.ts';
import type { ValueOptions } from './value.ts';
import { CURVE_OPTION, WATCH_OPTION } from './watch-option.ts';
import { addWebCommand } from './web/command.ts';
import { addWhatIfCommand } from './whatif/command.ts';

/*
 * The command line, with the texts of its help. The code of a command is loaded when the command is called: most commands need little of
 * the program, and help needs none of it.
 */

const manifest = readFileSync(new URL('../package.json', import.meta.url), 'utf8');
const { version } = JSON.parse(manifest) as { version: string };

const RULES_HELP = 'spec (the requirement documents) or canon (the tabletop rules)';

/** Options of commands that narrate a game. */
const EXPLAIN_OPTION = ['--explain', 'show how every target number is made up', false] as const;
const VERBOSE_OPTION = [
  '--verbose',
  'also report single steps, declarations, pending rolls and units without heat',
  false,
] as const;

const FORCE_HELP = 'units, folders of unit files, or force files (.yaml, .json, .mul), separated by commas';

const BOTS_HELP = `one bot, or two separated by a comma: ${BOT_WORDS}, or an external bot, which is a module (./my-bot.mjs) or a program ("exec:python3 my_bot.py") (default: ${DEFAULT_BOT})`;

function sharedHelp({ rules = 'spec' }: Config): SharedHelp {
  return {
    force: FORCE_HELP,
    rules: RULES_HELP,
    defaultRules: rules,
    bots: BOTS_HELP,
    defaultBot: DEFAULT_BOT,
    botTime: ['--bot-time <ms>', 'time that an external bot may take for one order', String(BOT_TIME)],
    deploy: ['--deploy', 'let the bots deploy their own units, in three rows along their home edges'],
    withdrawal: [
      '--withdrawal <rule>',
      'none; allowed: units may leave over their home edge; forced: crippled units must leave',
      'none',
    ],
  };
}

/** Creates the command line. Exit codes: 0 for success, 1 for a failure, 2 for a mistake in the command. */
export function createProgram(print: (text: string) => void, terminal: Terminal = process.stderr): Command {
  const output = createOutput(print, terminal);
  const program = new Command('hexfall')
    .description('BattleMech combat by the rules.')
    .version(version)
    .showHelpAfterError('(run hexfall --help for a list of commands)')
    .configureOutput({ outputError: (text, printError) => printError(cleanText(text.replace(/^error:/, 'hexfall:'))) })
    .exitOverride();
  const help = sharedHelp(configFor(program));
  addSimulateCommand(program, help, output);
  addTournamentCommand(program, help, output);
  addCompareCommand(program, help, output);
  addLadderCommand(program, help, output);
  addWorkerCommand(program, output);
  addRunsCommand(program, output);
  addBattle(program, help, output);
  addReplay(program, output);
  addWebCommand(program, output);
  addOddsCommand(program, help, output);
  addWhatIfCommand(program, help, output);
  addExchange(program, help, output);
  addInspect(program, help, output);
  addImport(program, output);
  addBoardCommand(program, output);
  addUnits(program, output);
  addForce(program, output);
  addValue(program, output);
  addRules(program, output);
  addConfig(program, output);
  addEngine(program);
  for (const command of program.commands) {
    command.showHelpAfterError(`(run hexfall ${command.name()} --help for usage)`);
  }
  return program;
}

/** Returns the user's settings. If they cannot be read, commands fail, since they would ignore the rules that the user has chosen. */
function configFor(program: Command): Config {
  try {
    return readConfig();
  } catch (error) {
    if (!(error instanceof FailedError)) throw error;
    program.hook('preAction', () => {
      throw error;
    });
    return {};
  }
}

function addExchange(program: Command, help: SharedHelp, output: Output): void {
  program
    .command('exchange')
    .description('let two BattleMechs exchange one round of fire, narrated blow by blow')
    .option('--seed <text>', 'any text; the same text gives the same exchange', 'first blood')
    .option('--rules <profile>', RULES_HELP, help.defaultRules)
    .option(...EXPLAIN_OPTION)
    .option(...VERBOSE_OPTION)
    .option('--json', 'print the events as JSON lines', false)
    .action(async (options: ExchangeOptions) => {
      const { playExchange } = await import('./exchange.ts');
      playExchange(options, output.write);
    });
}

function addBattle(program: Command, help: SharedHelp, output: Output): void {
  const command = program
    .command('battle')
    .description('play one game between two forces, commanded by bots, tell its story and optionally keep the replay')
    .argument('<A>', FORCE_HELP)
    .argument('<B>', 'the other side');
  addSeedOptions(command, 'the same game')
    .option('--rules <profile>', RULES_HELP, help.defaultRules)
    .option(
      '--board <name>',
      'a .board file, a built-in board, or style:WIDTHxHEIGHT:seed (default: the board woods-and-hills)',
    )
    .option(...SKILL_OPTION)
    .option('--turns <number>', 'declare a draw after this many turns', '60')
    .option('--bot, --bots <names>', BOTS_HELP)
    .option(...help.botTime)
    .option(...help.deploy, false)
    .option(...help.withdrawal)
    .option('--out <file>', 'write the replay to this file; - for standard output')
    .option(...WATCH_OPTION)
    .option(...CURVE_OPTION)
    .option(...FORCE_OPTION)
    .option('--quiet', 'print the result without the story of the game', false)
    .option(...EXPLAIN_OPTION)
    .option(...VERBOSE_OPTION)
    .option('--json', 'print the result as JSON', false)
    .action(async (a: string, b: string, options: Omit<BattleOptions, 'seed'> & TypedSeed) => {
      const [{ playBattle }, { withSeeds }] = await Promise.all([import('./battle.ts'), import('./seed.ts')]);
      await playBattle([a, b], withSeeds(options), output);
    });
}

function addReplay(program: Command, output: Output): void {
  program
    .command('replay')
    .description('narrate a replay, verify it, show the state at the end of a turn, or write a page to watch it')
    .argument('<file>', 'a replay; - reads it from standard input')
    .option(...EXPLAIN_OPTION)
    .option(...VERBOSE_OPTION)
    .option('--verify', 'play the game again from its seed and compare every event', false)
    .option('--turn <number>', 'show the map and record sheets at the end of this turn; 0 for the start')
    .option(
      '--why [unit]',
      'explain the orders of a unit, such as A1, or of all: what the tactician expects of each and of the three best others; with --turn those of one turn',
    )
    .option('--partial', 'read an incomplete replay up to its last complete line', false)
    .option(...WATCH_OPTION)
    .option(...CURVE_OPTION)
    .option(...FORCE_OPTION)
    .option('--json', 'print JSON lines', false)
    .action(async (file: string, options: ReplayOptions) => {
      const { showReplay } = await import('./replay.ts');
      await showReplay(file, options, output);
    });
}

function addInspect(program: Command, help: SharedHelp, output: Output): void {
  program
    .command('inspect')
    .description('show the record sheet of a unit or of each unit of a force, or a board')
    .argument('<name...>', `a board, a replay (.jsonl), or a force: ${FORCE_HELP}`)
    .option('--rules <profile>', `${RULES_HELP}; a replay is shown by its own rules`, help.defaultRules)
    .option(...SKILL_OPTION)
    .option('--turn <number>', 'show a replay as it was at the end of this turn (default: at its end)')
    .option('--svg <file>', 'write it as a picture; for a unit, - is standard output')
    .option(
      '--html <file>',
      'write it as a web page that prints on A4 or Letter: a summary of a force, a page for each unit, the tables of the rules',
    )
    .option('--json', 'print the figures as JSON', false)
    .action(async (words: string[], options: InspectOptions) => {
      const { inspect } = await import('./inspect.ts');
      inspect(words, options, output);
    });
}

function addImport(program: Command, output: Output): void {
  program
    .command('import')
    .description('import the units and boards of a folder into your library, to use them by name')
    .argument('[folder]', 'a folder with .mtf, .json and .board files, including its subfolders')
    .option('--list', 'list what is in the library', false)
    .option('--forget', 'remove what was imported from this folder', false)
    .option('--json', 'print JSON', false)
    .action(async (folder: string | undefined, options: ImportOptions) => {
      const { importFolder } = await import('./library/import-command.ts');
      await runStoppable(signal => importFolder(folder, options, output.write, signal));
    });
}

function addUnits(program: Command, output: Output): void {
  const command = program
    .command('units')
    .description('list built-in and imported units, or save one as a file to change')
    .argument(
      '[words...]',
      'names, weapons, roles or weight classes, all of which must match: hunchback; heavy sniper; jump "er ppc"',
    )
    .option('--bv <range>', 'Battle Value with a 4/5 crew, a number or a range: 1000-1200, 2000+');
  addFilterOptions(command)
    .option('--sort <key>', 'name, tons, bv, year, walk or jump; prefix - for descending order', 'tons')
    .option('--save <file>', 'write the unit that the words name as .mtf or .json')
    .option(...FORCE_OPTION)
    .option('--json', 'print JSON', false)
    .action(async (words: string[], options: UnitsOptions) => {
      const { listUnits } = await import('./catalogue/units-command.ts');
      listUnits(words, options, output);
    });
}

function addForce(program: Command, output: Output): void {
  const command = program
    .command('force')
    .description('propose forces of a Battle Value, or fair opponents of a force')
    .option('--bv <value>', 'Battle Value of the whole force with its crews')
    .option('--units <number>', 'number of units (default: 4, or as many as the force to meet)')
    .option('--against <force>', 'propose opponents that are worth as much as this force')
    .option('--skill <skill>', 'gunnery/piloting of all crews (default: 4/5)');
  addFilterOptions(command)
    .option('--tolerance <share>', 'how far off the Battle Value may be', '2%')
    .option('--proposals <number>', 'how many forces to propose', '3')
    .option('--repeat', 'allow a unit several times', false)
    .option('--seed <text>', 'any text; the same text gives the same forces', 'first blood')
    .option('--save <file>', 'write the first force as a force file (.yaml or .json)')
    .option(...FORCE_OPTION)
    .option('--json', 'print JSON', false)
    .action(async (options: ForceOptions) => {
      const { showProposals } = await import('./catalogue/force-command.ts');
      showProposals(options, output);
    });
}

function addValue(program: Command, output: Output): void {
  program
    .command('value')
    .description('show what units and forces are worth: Battle Value 2.0 with their crews')
    .argument('<forces...>', FORCE_HELP)
    .option(...SKILL_OPTION)
    .option('--explain', 'show where every number comes from', false)
    .option('--json', 'print JSON', false)
    .action(async (forces: string[], options: ValueOptions) => {
      const { showValue } = await import('./value.ts');
      showValue(forces, options, output);
    });
}

function addRules(program: Command, { write }: Output): void {
  program
    .command('rules')
    .description('list the rules that can be chosen, or what differs between two profiles')
    .argument('[profiles...]', 'one profile to show, or two to compare: spec, canon')
    .option('--json', 'print JSON', false)
    .action(async (names: string[], options: RulesOptions) => {
      const { showRules } = await import('./rules/rules-command.ts');
      showRules(names, options, write);
    });
}

function addConfig(program: Command, { write }: Output): void {
  program
    .command('config')
    .description('keep your own defaults: show, set or remove them')
    .argument('[setting]', Object.keys(CONFIG_KEYS).join(', '))
    .argument('[value]', 'the new value')
    .option('--unset', 'remove the setting', false)
    .option('--json', 'print JSON', false)
    .action(async (key: string | undefined, value: string | undefined, options: ConfigOptions) => {
      const { configure } = await import('./config/config-command.ts');
      configure(key, value, options, write);
    });
}

function addEngine(program: Command): void {
  program
    .command('engine')
    .description('serve JSON-RPC 2.0 on standard input and output, one message per line (docs/PROTOCOL.md)')
    .action(async () => {
      const { serveEngine } = await import('./engine.ts');
      await serveEngine(process.stdin, process.stdout);
    });
}
