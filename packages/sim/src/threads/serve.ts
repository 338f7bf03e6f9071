import { seriesFromJson } from '../batch/series-json.ts';
import { type Attempt, type ChunkResult, createGameRunner, splitAttempts } from '../batch/workforce.ts';
import { openBots } from '../outside/open-bots.ts';
import type { TimeLimits } from '../outside/process-bot.ts';

/** The worker's end of the message channel. */
export interface Port {
  on(type: 'message', listener: (request: Request) => void): unknown;
  postMessage(message: Reply): void;
}

/** What a worker receives when it starts. */
export interface WorkerData {
  /** The series as JSON. */
  readonly series: unknown;
  readonly limits: TimeLimits;
  /** One number in memory shared with the main thread: how many games the worker has begun. */
  readonly begun: Int32Array;
}

/** A request of the main thread to play games. */
export interface Request {
  readonly games: readonly number[];
}

export type Reply =
  | { readonly kind: 'ready' }
  /** A bot's process was started or has ended. If the main thread stops the worker, it must end that process too. */
  | { readonly kind: 'opened' | 'closed'; readonly pid: number }
  | ({ readonly kind: 'played' } & ChunkResult);

/** Reads the series once, then plays games on request. */
export function serveGames(port: Port, { series: json, limits, begun }: WorkerData): void {
  const series = seriesFromJson(json);
  if (!series.ok) throw new Error(`${series.errors[0]!.path} ${series.errors[0]!.reason}`);
  const report = (kind: 'opened' | 'closed') => (pid: number) => port.postMessage({ kind, pid });
  const watch = { onOpen: report('opened'), onClose: report('closed') };
  const runGame = createGameRunner(series.value, (choices, setup) => openBots(choices, setup, { limits, ...watch }));
  const play = async (games: readonly number[]): Promise<void> => {
    const attempts: Attempt[] = [];
    for (const game of games) {
      Atomics.add(begun, 0, 1);
      const attempt = runGame(game);
      attempts.push(attempt instanceof Promise ? await attempt : attempt);
    }
    port.postMessage({ kind: 'played', ...splitAttempts(attempts) });
  };
  port.on('message', ({ games }) => void play(games));
  port.postMessage({ kind: 'ready' });
}
