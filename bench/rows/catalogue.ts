import type { Workload } from '../measure.ts';
import { NATIVE_NS } from '../native.ts';
import type { OperationRow, Row } from './row.ts';

/**
 * Where rows come from. Each source is loaded only when it is needed: one that an older engine cannot run does not affect the others.
 */
const SOURCES = {
  foundation: async () => operations('foundation', (await import('../foundation.ts')).foundationWorkloads()),
  combat: async () => operations('combat', (await import('../combat.ts')).combatWorkloads()),
  play: async () => operations('play', (await import('../play.ts')).playWorkloads()),
  odds: async () => (await import('../odds/odds.ts')).oddsRows(),
  games: async () => (await import('../games/games.ts')).gameRows(),
  threads: async () => (await import('../games/threads.ts')).threadRows(),
  command: async () => (await import('../games/default-command.ts')).commandRows(),
} satisfies Record<string, () => Promise<Row[]>>;

export type SourceName = keyof typeof SOURCES;
const SOURCE_NAMES = Object.keys(SOURCES) as SourceName[];

function operations(group: string, workloads: readonly Workload[]): OperationRow[] {
  return workloads.map(workload => {
    const nativeNs = NATIVE_NS[workload.name];
    const native = nativeNs === undefined ? {} : { nativeNs };
    return { ...workload, ...native, kind: 'operation', groups: ['operations', group] };
  });
}

/** A row and its source. */
export interface Entry {
  readonly source: SourceName;
  readonly row: Row;
}

export async function loadSource(source: SourceName): Promise<Row[]> {
  return SOURCES[source]();
}

export async function loadCatalogue(): Promise<Entry[]> {
  const entries: Entry[] = [];
  for (const source of SOURCE_NAMES) for (const row of await loadSource(source)) entries.push({ source, row });
  return entries;
}
