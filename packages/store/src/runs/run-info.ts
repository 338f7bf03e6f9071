import type { BotDigests } from './bot-digests.ts';
import { type ChunkPlan, countChunks } from './chunk-plan.ts';

/** A run as the store keeps it. */
export interface RunInfo {
  readonly run: number;
  /** The command that asked for it: simulate, tournament or compare. */
  readonly command: string;
  readonly name: string;
  /** First line of the file of its games: all that is needed to play them. */
  readonly header: string;
  /** Half the width of the interval at which the run may stop; 0 to play all games. */
  readonly precision: number;
  readonly games: number;
  readonly chunkGames: number;
  /** Engine and rules that play it. */
  readonly engine: string;
  readonly outsideBots: boolean;
  /** Digests of its external bots on the machine that added the run. */
  readonly bots: BotDigests;
  readonly state: 'running' | 'stopped' | 'finished';
  /** Games that count: fewer than `games` if the precision was reached earlier. */
  readonly counted: number | null;
  readonly created: Date;
  readonly ended: Date | null;
}

/** A run without its first line, which may be long. */
export type RunSummary = Omit<RunInfo, 'header'>;

/** How far a run has come. */
export interface RunProgress {
  readonly chunks: number;
  readonly doneChunks: number;
  readonly doneGames: number;
  /** Chunks that could not be played. */
  readonly setAside: number;
}

export function planOf({ games, chunkGames }: Pick<RunInfo, 'games' | 'chunkGames'>): ChunkPlan {
  return { games, chunkGames };
}

/** Whether every chunk has been played or given up. */
export function isComplete({ chunks, doneChunks, setAside }: RunProgress): boolean {
  return doneChunks + setAside >= chunks;
}

export function chunksOf(run: Pick<RunInfo, 'games' | 'chunkGames'>): number {
  return countChunks(planOf(run));
}
