import type { Command } from 'commander';
import { BOT_TIME } from '../bots/bot-help.ts';
import type { Output } from '../output.ts';
import { FORCE_OPTION } from '../output-file.ts';
import { runStoppable } from '../run-stoppable.ts';
import { GAME_TIME_HELP } from '../simulate/match-options.ts';
import type { RunsOptions, ShowOptions } from './runs-command.ts';
import { STORE_OPTION } from './store-options.ts';
import type { WorkerOptions } from './worker-command.ts';

export function addWorkerCommand(program: Command, output: Output): void {
  program
    .command('worker')
    .description('play games for the runs of a store, on every core, until it is stopped')
    .option(...STORE_OPTION)
    .option('--workers <number>', 'number of threads (default: one for each core)')
    .option('--name <text>', 'name of this worker, as shown to others (default: the name of the machine)')
    .option('--game-time <seconds>', GAME_TIME_HELP)
    .option('--bot-time <ms>', 'time that an external bot may take for one order', String(BOT_TIME))
    .option(
      '--allow-bots',
      "start the external bots that runs name: other people's programs, with your permissions",
      false,
    )
    .option('--until-idle', 'stop when there is nothing left to play', false)
    .action(async (options: WorkerOptions) => {
      const { work } = await import('./worker-command.ts');
      await runStoppable(signal => work(options, { ...output, signal }));
    });
}

const RUN = ['<run>', 'number of the run'] as const;

export function addRunsCommand(program: Command, output: Output): void {
  const runs = program
    .command('runs')
    .description('list the runs of a store and its workers; watch, stop, resume, export, report or delete one')
    .option(...STORE_OPTION)
    .option('--setup', 'create or update the tables of the store', false)
    .option('--json', 'print JSON', false)
    .action(async (options: RunsOptions) => {
      const { listRuns } = await import('./runs-command.ts');
      await listRuns(options, output);
    });
  addShow(runs, output);
  addChange(runs, 'stop', 'stop a run; games already played are kept', output);
  addChange(runs, 'resume', 'resume a stopped run, and retry games that could not be played', output);
  addChange(runs, 'delete', 'delete a run with all its games', output);
  addExport(runs, output);
  addReport(runs, output);
}

/** Returns the options of a command, including those that were given before its name. */
function optionsOf<T>(command: Command): T {
  return command.optsWithGlobals<T & Record<string, unknown>>();
}

function addShow(runs: Command, output: Output): void {
  runs
    .command('watch')
    .description('show a run until it is over, then its result')
    .argument(...RUN)
    .option(...STORE_OPTION)
    .option('--workers <number>', 'also play on this many threads of this machine')
    .option('--out <file>', 'keep every game: JSON lines, or a table when the name ends in .parquet')
    .option('--report <file>', 'write a web page with plots and games to watch')
    .option(...FORCE_OPTION)
    .option('--json', 'print the result as JSON', false)
    .action(async (run: string, _: unknown, command: Command) => {
      const { watch } = await import('./runs-command.ts');
      await runStoppable(signal => watch(run, optionsOf<ShowOptions>(command), { ...output, signal }));
    });
}

function addChange(runs: Command, name: 'stop' | 'resume' | 'delete', what: string, output: Output): void {
  runs
    .command(name)
    .description(what)
    .argument(...RUN)
    .option(...STORE_OPTION)
    .option('--json', 'print JSON', false)
    .action(async (run: string, _: unknown, command: Command) => {
      const { changeRun } = await import('./runs-command.ts');
      await changeRun(name, run, optionsOf<RunsOptions>(command), output);
    });
}

function addExport(runs: Command, output: Output): void {
  runs
    .command('export')
    .description('write the games of a run as the file that a run on one machine would have written')
    .argument(...RUN)
    .argument('<file>', 'JSON lines, or a table when the name ends in .parquet')
    .option(...STORE_OPTION)
    .option(...FORCE_OPTION)
    .action(async (run: string, file: string, _: unknown, command: Command) => {
      const { exportRun } = await import('./export-run.ts');
      await exportRun(run, file, optionsOf<ShowOptions>(command), output);
    });
}

function addReport(runs: Command, output: Output): void {
  runs
    .command('report')
    .description('show the result of the games played so far, without waiting for the rest')
    .argument(...RUN)
    .argument('[file]', 'web page with plots and games to watch')
    .option(...STORE_OPTION)
    .option(...FORCE_OPTION)
    .option('--json', 'print the result as JSON', false)
    .action(async (run: string, file: string | undefined, _: unknown, command: Command) => {
      const { reportRun } = await import('./runs-command.ts');
      await runStoppable(signal => reportRun(run, file, optionsOf<ShowOptions>(command), { ...output, signal }));
    });
}
