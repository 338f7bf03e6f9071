import type { Entry } from '../rows/catalogue.ts';
import type { Row, Timing } from '../rows/row.ts';
import { type Measurement, measurementOf } from './measurement.ts';
import { RowProcess, type Runner } from './row-process.ts';

/** Rounds of each kind of row. Games get as many as their time allows. */
const OPERATION_ROUNDS = 15;
const THREAD_ROUNDS = 2;
const LEAST_GAME_ROUNDS = 3;
const MOST_GAME_ROUNDS = 11;
const GAME_BUDGET_MS = 1200;

/**
 * Rows that share a process: operations, and batches that are compared with each other, run round by round in turn, so that a busy
 * moment of the machine falls on all of them. Games have a process each: what was played before would shape the compiled code.
 */
export function parties(entries: readonly Entry[]): Entry[][] {
  const byProcess = new Map<string, Entry[]>();
  for (const entry of entries) {
    const key = entry.row.kind === 'game' ? entry.row.name : `all ${entry.row.kind}`;
    byProcess.set(key, [...(byProcess.get(key) ?? []), entry]);
  }
  return [...byProcess.values()];
}

/** Measures rows with the engine of a tree, and tells of each before it begins. */
export async function measureRows(
  tree: string,
  entries: readonly Entry[],
  tell: (names: string) => void,
): Promise<Measurement[]> {
  const measurements: Measurement[] = [];
  for (const party of parties(entries)) {
    tell(party.length === 1 ? party[0]!.row.name : `${party.length} rows, ${party[0]!.row.name} and others`);
    const process = new RowProcess(tree);
    try {
      measurements.push(...(await measureParty(process, party)));
    } finally {
      process.end();
    }
  }
  return measurements;
}

/** Makes all rows ready, then runs them in turn, round by round. */
export async function measureParty(runner: Runner, party: readonly Entry[]): Promise<Measurement[]> {
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
  return running.map(({ row, ready, rounds }) => measurementOf(row, ready, rounds));
}

function isEnough({ kind }: Row, { rounds, usedMs }: { rounds: readonly Timing[]; usedMs: number }): boolean {
  if (kind === 'operation') return rounds.length >= OPERATION_ROUNDS;
  if (kind === 'threads') return rounds.length >= THREAD_ROUNDS;
  return rounds.length >= MOST_GAME_ROUNDS || (rounds.length >= LEAST_GAME_ROUNDS && usedMs >= GAME_BUDGET_MS);
}
