import type { Workload } from '../measure.ts';

/** Figures of a sample of games. They depend on the engine only, not on the machine. */
export interface Survey {
  /** Covers the final states and the turns played: equal numbers mean equal games. */
  readonly checksum: number;
  readonly games: number;
  readonly turns: number;
  /** Turns, counted once for each unit that was in play at the beginning. */
  readonly unitTurns: number;
}

/** Time per operation or game in one round. CPU time includes all threads, also those of the garbage collector. */
export interface Timing {
  readonly cpuNs: number;
  readonly wallNs: number;
}

interface Named {
  readonly name: string;
  /** Words by which `--only` selects it. */
  readonly groups: readonly string[];
}

/** A small operation, repeated many times. */
export type OperationRow = Named & Workload & { readonly kind: 'operation' };

/** Whole games: one round plays the whole sample of games, once or several times. */
export interface GameRow extends Named {
  readonly kind: 'game';
  /** Minimum number of games per second of CPU time. */
  readonly targetRate?: number;
  /** Comparable games that MegaMek plays per second of CPU time with its own bot on both sides, where that was measured. */
  readonly elsewhereRate?: number;
  /** Series that the row belongs to, and its place in each. */
  readonly series: readonly SeriesPlace[];
  /** Plays the sample once and counts turns. */
  survey(): Survey;
  /** Plays the sample and returns its checksum. */
  play(): number;
  readonly sample: number;
}

export interface SeriesPlace {
  readonly title: string;
  readonly at: string;
}

/** A batch on worker threads, which has to time itself: the threads start and warm up before the clock does. */
export interface ThreadRow extends Named {
  readonly kind: 'threads';
  readonly workers: number;
  /** Name of the batch, equal for rows that play it with different numbers of workers. */
  readonly batch: string;
  play(): Promise<Timing & { readonly checksum: number }>;
}

/** The command line from its start to its end, in a process of its own. */
export interface CommandRow extends Named {
  readonly kind: 'command';
  readonly games: number;
  play(): Promise<Timing & { readonly checksum: number }>;
}

/** The result of working out odds. */
export interface OddsAnswer {
  /** Covers the values: equal numbers mean equal answers. */
  readonly checksum: number;
  /** The largest standard error of all chances. */
  readonly standardError: number;
  readonly exact: boolean;
  /** How many runs plain sampling takes to know all chances as well as the target asks for. */
  readonly samplesNeeded: number;
}

/** Odds of a plan, worked out until they are known well enough. */
export interface OddsRow extends Named {
  readonly kind: 'odds';
  /** Maximum CPU time, in milliseconds. */
  readonly targetMs: number;
  /** Standard error that is good enough. */
  readonly precision: number;
  answer(): OddsAnswer;
  /** Plays the plan this many times with plain dice. */
  sample(times: number): void;
}

export type Row = OperationRow | GameRow | ThreadRow | CommandRow | OddsRow;

/** A row that times itself, since it does not run in the thread that asks for it. */
export type SelfTimedRow = ThreadRow | CommandRow;

export function isSelfTimed(row: Row): row is SelfTimedRow {
  return row.kind === 'threads' || row.kind === 'command';
}
