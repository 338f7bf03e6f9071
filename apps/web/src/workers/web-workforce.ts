import {
  type Attempt,
  type Batch,
  type ChunkResult,
  failureOf,
  type Series,
  seriesOf,
  seriesToJson,
  splitAttempts,
  type Workforce,
} from '@hexfall/sim';
import type { GamesTask } from './game-messages.ts';
import { crewSize, type JobPort, WorkerCrew } from './worker-crew.ts';
import { portOf } from './worker-port.ts';

/** Milliseconds that a game may take, as on the command line. */
const GAME_TIME = 600_000;

export type GamesPort = JobPort<GamesTask, Attempt>;

export interface WebWorkforceOptions {
  /** Number of games that are wanted: few games need few workers. */
  readonly games: number;
  /** Number of cores; by default those of the machine. */
  readonly cores?: number;
  readonly gameTime?: number;
  /** Starts a worker. */
  readonly start?: () => GamesPort;
}

/** Plays the games of a batch or series in workers of the browser. With it, `runBatch` gives the same games as with any other workforce. */
export class WebWorkforce implements Workforce {
  private readonly series: Series;
  private readonly crew: WorkerCrew<GamesTask, Attempt>;

  constructor(batches: Batch | Series, options: WebWorkforceOptions) {
    const { games, cores, gameTime = GAME_TIME, start = startGamesWorker } = options;
    this.series = seriesOf(batches);
    this.crew = new WorkerCrew({
      task: { series: seriesToJson(this.series) },
      size: crewSize(games, cores),
      start,
      jobTime: gameTime,
    });
  }

  get size(): number {
    return this.crew.size;
  }

  async play(games: readonly number[]): Promise<ChunkResult> {
    const outcomes = await this.crew.run(games);
    return splitAttempts(
      outcomes.map(outcome =>
        outcome.kind === 'done' ? outcome.result : failureOf(this.series, outcome.number, outcome.reason),
      ),
    );
  }

  dismiss(): Promise<void> {
    this.crew.close();
    return Promise.resolve();
  }
}

function startGamesWorker(): GamesPort {
  return portOf(new Worker(new URL('./games-worker.ts', import.meta.url), { type: 'module' }));
}
