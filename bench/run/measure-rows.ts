import type { Entry } from '../rows/catalogue.ts';
import type { Row, Timing } from '../rows/row.ts';
import { type Measurement, measurementOf } from './measurement.ts';
import { RowProcess, type Runner } from './row-process.ts';
import type { Ready } from './row-server.ts';

/**
 * Passes over the operations, each in new processes: V8 compiles the same code differently from process to process, and a busy moment
 * of the machine is over by the next pass.
 */
const OPERATION_PASSES = 3;

/** Rounds of each kind of row in one pass. Games get as many as fit into their time budget. */
const OPERATION_ROUNDS = 7;
const THREAD_ROUNDS = 2;
const COMMAND_ROUNDS = 5;
const MIN_GAME_ROUNDS = 3;
const MAX_GAME_ROUNDS = 11;
const GAME_BUDGET_MS = 1200;

/**
 * Groups rows by process. Each row has its own, since earlier rows would influence the compiled code. Only batches that are compared
 * with each other share one and take turns in it, so that a busy moment of the machine affects all of them.
 */
export function parties(entries: readonly Entry[]): Entry[][] {
  const byProcess = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.row.kind === 'threads' ? 'all batches' : entry.row.name;
    byProcess.set(key, [...(byProcess.get(key) ?? []), entry]);
  }
  return [...byProcess.values()];
}

/** Rounds of a row in one process. */
interface Session {
  readonly row: Row;
  readonly ready: Ready;
  readonly rounds: Timing[];
}

/** Called before each process with the number of those that are done, their total, and what comes next. */
export type ShowProgress = (done: number, total: number, next: () => string) => void;

/** Measures rows with the engine of a tree. */
export async function measureRows(tree: string, entries: readonly Entry[], show: ShowProgress): Promise<Measurement[]> {
  const sessions: Session[] = [];
  const all = parties(entries);
  const operations = all.filter(([entry]) => entry!.row.kind === 'operation');
  const turns = [...all, ...Array.from({ length: OPERATION_PASSES - 1 }, () => operations).flat()];
  for (const [i, party] of turns.entries()) {
    show(i, turns.length, () => nameOf(party));
    sessions.push(...(await inNewProcess(tree, process => runParty(process, party))));
  }
  return entries.map(({ row }) => summed(sessions.filter(session => session.row === row)));
}

/** Names the rows of one process by the first of them. */
export function nameOf([first, ...others]: readonly Entry[]): string {
  return `${first!.row.name}${others.length > 0 ? ' and others' : ''}`;
}

async function inNewProcess<T>(tree: string, work: (process: RowProcess) => Promise<T>): Promise<T> {
  const process = new RowProcess(tree);
  try {
    return await work(process);
  } finally {
    process.end();
  }
}

/** Combines all sessions of a row into one measurement. */
export function summed(sessions: readonly Session[]): Measurement {
  const [{ row, ready }] = sessions as [Session];
  return measurementOf(
    row,
    ready,
    sessions.flatMap(({ rounds }) => rounds),
  );
}

/** Prepares all rows, then runs them in turn, round by round. */
export async function runParty(runner: Runner, party: readonly Entry[]): Promise<Session[]> {
  const running = [];
  for (const { source, row } of party) {
    const ready = await runner.prepare(source, row.name);
    if ('skipped' in ready) throw new Error(`${row.name}: ${ready.skipped}`);
    running.push({ row, ready, rounds: [] as Timing[], usedMs: 0 });
  }
  for (let open = running; open.length > 0; open = open.filter(each => !isEnough(each.row, each))) {
    for (const each of open) {
      const start = performance.now();
      each.rounds.push(await runner.round(each.row.name));
      each.usedMs += performance.now() - start;
    }
  }
  return running;
}

function isEnough({ kind }: Row, { rounds, usedMs }: { rounds: readonly Timing[]; usedMs: number }): boolean {
  if (kind === 'operation' || kind === 'odds') return rounds.length >= OPERATION_ROUNDS;
  if (kind === 'threads') return rounds.length >= THREAD_ROUNDS;
  if (kind === 'command') return rounds.length >= COMMAND_ROUNDS;
  return rounds.length >= MAX_GAME_ROUNDS || (rounds.length >= MIN_GAME_ROUNDS && usedMs >= GAME_BUDGET_MS);
}
