import { seriesFromJson } from '../batch/series-json.ts';
import { attemptGame, type ChunkResult, sortAttempts } from '../batch/workforce.ts';

/** The end of a channel that a worker holds. */
export interface Port {
  on(type: 'message', listener: (request: Request) => void): unknown;
  postMessage(message: Reply): void;
}

/** What the main thread asks of a worker: these games. */
export interface Request {
  readonly games: readonly number[];
}

export type Reply = { readonly kind: 'ready' } | ({ readonly kind: 'played' } & ChunkResult);

/** What a worker does all day: reads its batches once, then plays the games it is told to. */
export function serveGames(port: Port, seriesJson: unknown): void {
  const series = seriesFromJson(seriesJson);
  if (!series.ok) throw new Error(`${series.errors[0]!.path} ${series.errors[0]!.reason}`);
  port.on('message', ({ games }) => {
    const attempts = games.map(game => attemptGame(series.value, game));
    port.postMessage({ kind: 'played', ...sortAttempts(attempts) });
  });
  port.postMessage({ kind: 'ready' });
}
