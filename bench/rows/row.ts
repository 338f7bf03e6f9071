import type { Workload } from '../measure.ts';

/** Figures of a sample of games, always the same for the same engine. */
export interface Survey {
  /** Of the final states and the turns played: equal numbers mean equal games. */
  readonly checksum: number;
  readonly games: number;
  readonly turns: number;
  /** Turns counted once for each unit that began them in play. */
  readonly unitTurns: number;
}

/** What one round took, by one operation or game. CPU time is that of all threads, those of the garbage collector too. */
export interface Timing {
  readonly cpuNs: number;
  readonly wallNs: number;
}

interface Named {
  readonly name: string;
  /** Words by which `--only` finds it. */
  readonly groups: readonly string[];
}

/** A small operation, repeated many times. */
export type OperationRow = Named & Workload & { readonly kind: 'operation' };

/** Whole games: one round plays the sample of games from the first to the last, as often as told. */
export interface GameRow extends Named {
  readonly kind: 'game';
  /** Least number of games in a second of CPU time. */
  readonly targetRate?: number;
  /** Games in a second of CPU time that MegaMek played of the same kind, where that was measured. */
  readonly elsewhereRate?: number;
  /** Series that the row belongs to, and its place in each. */
  readonly series: readonly SeriesPlace[];
  /** Plays the sample once, with an eye on every turn. */
  survey(): Survey;
  /** Plays the sample, and answers its checksum. */
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
  /** What is played, the same for one worker and for all. */
  readonly batch: string;
  play(): Promise<Timing & { readonly checksum: number }>;
}

export type Row = OperationRow | GameRow | ThreadRow;
