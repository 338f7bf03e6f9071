import { describeAddress, isRunCommand, type RunInfo, type RunSummary, type WorkerInfo } from '@hexfall/store';
import { BOT_TIME } from '../bots/bot-help.ts';
import { cleanLine } from '../clean-text.ts';
import { compareCommand } from '../compare/compare.ts';
import { FailedError } from '../exit.ts';
import type { Output } from '../output.ts';
import { showSeries } from '../series/play-series.ts';
import type { GameSource } from '../simulate/game-source.ts';
import { readWholeNumber, readWorkerSettings } from '../simulate/options.ts';
import { type CommandContext, showSimulation } from '../simulate/simulate.ts';
import { formatTable, outputWidth } from '../table.ts';
import { tournamentCommand } from '../tournament/tournament.ts';
import { readStoreAddress } from './open-store.ts';
import { withStore } from './store-run.ts';
import { playedSource, storeSource } from './store-source.ts';

/** The options of `runs` as the user typed them. */
export interface RunsOptions {
  readonly store?: string;
  readonly setup?: boolean;
  readonly json: boolean;
}

/** The options of commands that show a run. */
export interface ShowOptions extends RunsOptions {
  readonly workers?: string;
  readonly out?: string;
  readonly report?: string;
  readonly force: boolean;
}

const MAX_RUN = 2_147_483_647;

export function readRun(text: string): number {
  return readWholeNumber('the number of a run', text, 1, MAX_RUN);
}

/** Lists runs and workers. */
export async function listRuns(options: RunsOptions, output: Output): Promise<void> {
  const address = readStoreAddress(options.store);
  await withStore(address, options.setup === true || address.kind === 'folder', async store => {
    const [runs, workers] = [await store.runs.list(), await store.roster.present()];
    const played = await store.runs.playedGames();
    const rows = runs.map(info => ({ info, played: played.get(info.run) ?? 0 }));
    if (options.json) return output.write(`${JSON.stringify({ runs: rows.map(runJson), workers })}\n`);
    output.write(`${[...runLines(rows), '', ...workerLines(workers, describeAddress(address))].join('\n')}\n`);
  });
}

interface RunRow {
  readonly info: RunSummary;
  readonly played: number;
}

function runJson({ info, played }: RunRow): object {
  return { ...info, played };
}

function runLines(rows: readonly RunRow[]): string[] {
  if (rows.length === 0) return ['There are no runs; hexfall simulate A B --store ... adds one.'];
  const cells = rows.map(({ info, played }) => [
    String(info.run),
    info.command,
    cleanLine(info.name),
    `${Math.min(played, info.counted ?? played)} of ${info.counted ?? info.games}`,
    info.state,
    info.created.toISOString().slice(0, 16).replace('T', ' '),
  ]);
  return formatTable([['run', 'command', 'what', 'games', 'state', 'since (UTC)'], ...cells], {
    width: outputWidth(),
    left: [1, 2, 4, 5],
    dispensable: [5, 1],
  });
}

function workerLines(workers: readonly WorkerInfo[], store: string): string[] {
  if (workers.length === 0) return [`No worker is connected; start one with: hexfall worker --store ${store}`];
  const cells = workers.map(({ name, threads, runs, games }) => [
    cleanLine(name),
    String(threads),
    String(games),
    runs.length === 0 ? 'waits' : runs.map(run => `run ${run}`).join(', '),
  ]);
  return formatTable([['worker', 'threads', 'games', 'plays'], ...cells], { width: outputWidth(), left: [3] });
}

/** Stops, resumes or deletes a run. */
export async function changeRun(
  change: 'stop' | 'resume' | 'delete',
  text: string,
  options: RunsOptions,
  { write }: Output,
): Promise<void> {
  const address = readStoreAddress(options.store);
  const run = readRun(text);
  await withStore(address, change !== 'stop', async store => {
    if (change === 'delete') await store.runs.remove(run);
    else await store.runs[change](run);
    const state = (await store.runs.find(run))?.state ?? 'deleted';
    write(options.json ? `${JSON.stringify({ run, state })}\n` : `Run ${run} is ${state}.\n`);
  });
}

/** Shows a run until it is over, then its result. A stopped run is resumed. */
export async function watch(text: string, options: ShowOptions, context: CommandContext): Promise<void> {
  const address = readStoreAddress(options.store);
  const run = readRun(text);
  const settings = readWorkerSettings({ ...options, botTime: String(BOT_TIME) });
  await withStore(address, true, async store => {
    const found = await store.runs.get(run);
    const info = found.state === 'stopped' ? await store.runs.resume(found.run) : found;
    await showRun(info, storeSource({ address, store, info }, settings), options, context);
  });
}

/** Shows the result of the games of a run that have been played, and writes it as a page if a file is named. */
export async function reportRun(
  text: string,
  file: string | undefined,
  options: ShowOptions,
  context: CommandContext,
): Promise<void> {
  const address = readStoreAddress(options.store);
  const run = readRun(text);
  await withStore(address, address.kind === 'folder', async store => {
    const info = await store.runs.get(run);
    const shown = file === undefined ? options : { ...options, report: file };
    await showRun(info, playedSource({ address, store, info }), shown, context);
  });
}

async function showRun(
  info: RunInfo,
  source: GameSource,
  options: ShowOptions,
  context: CommandContext,
): Promise<void> {
  const { command, header, games, precision } = info;
  if (!isRunCommand(command)) throw new FailedError(`${command} is not a kind of run that this version knows.`);
  const stop = precision === 0 ? {} : { precision: String(precision) };
  const shown = { ...options, ...stop, games: String(games), botTime: String(BOT_TIME) };
  if (command === 'simulate') return showSimulation(header, source, { ...SIMULATE_DEFAULTS, ...shown }, context);
  if (command === 'tournament') return showSeries(tournamentCommand(shown), header, source, shown, context);
  return showSeries(compareCommand(shown, precision), header, source, shown, context);
}

/** Values of the options that this command does not have: the header of a run already says how its games are played. */
const SIMULATE_DEFAULTS = { rules: '', deploy: false, withdrawal: '', swapSides: true, turns: '', seed: '' } as const;
