import { seriesFromJson } from '../batch/series-json.ts';
import { type Attempt, type ChunkResult, playerOf, sortAttempts } from '../batch/workforce.ts';
import { openBots } from '../outside/open-bots.ts';
import type { TimeLimits } from '../outside/process-bot.ts';

/** The end of a channel that a worker holds. */
export interface Port {
  on(type: 'message', listener: (request: Request) => void): unknown;
  postMessage(message: Reply): void;
}

/** What a worker knows from the beginning. */
export interface WorkerData {
  /** The batches as JSON. */
  readonly series: unknown;
  readonly limits: TimeLimits;
  /** One number in memory that others see too: how many games the worker has begun. */
  readonly begun: Int32Array;
}

/** What the main thread asks of a worker: these games. */
export interface Request {
  readonly games: readonly number[];
}

export type Reply =
  | { readonly kind: 'ready' }
  /** A program was started, or is over: whoever stops this worker must stop the program too. */
  | { readonly kind: 'opened' | 'closed'; readonly pid: number }
  | ({ readonly kind: 'played' } & ChunkResult);

/** What a worker does all day: reads its batches once, then plays the games it is told to. */
export function serveGames(port: Port, { series: json, limits, begun }: WorkerData): void {
  const series = seriesFromJson(json);
  if (!series.ok) throw new Error(`${series.errors[0]!.path} ${series.errors[0]!.reason}`);
  const note = (kind: 'opened' | 'closed') => (pid: number) => port.postMessage({ kind, pid });
  const watch = { ownGroup: true, onOpen: note('opened'), onClose: note('closed') };
  const playOne = playerOf(series.value, (orders, setup) => openBots(orders, setup, { limits, ...watch }));
  const play = async (games: readonly number[]): Promise<void> => {
    const attempts: Attempt[] = [];
    for (const game of games) {
      Atomics.add(begun, 0, 1);
      const attempt = playOne(game);
      attempts.push(attempt instanceof Promise ? await attempt : attempt);
    }
    port.postMessage({ kind: 'played', ...sortAttempts(attempts) });
  };
  port.on('message', ({ games }) => void play(games));
  port.postMessage({ kind: 'ready' });
}
