import { batchFromJson } from '../batch/batch-json.ts';
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

/** What a worker does all day: reads its batch once, then plays the games it is told to. */
export function serveGames(port: Port, batchJson: unknown): void {
  const batch = batchFromJson(batchJson);
  if (!batch.ok) throw new Error(`${batch.errors[0]!.path} ${batch.errors[0]!.reason}`);
  port.on('message', ({ games }) => {
    const attempts = games.map(game => attemptGame(batch.value, game));
    port.postMessage({ kind: 'played', ...sortAttempts(attempts) });
  });
  port.postMessage({ kind: 'ready' });
}
