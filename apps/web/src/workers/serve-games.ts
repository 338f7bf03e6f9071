import { formatIssue } from '@hexfall/protocol';
import { createGameRunner, seriesFromJson } from '@hexfall/sim';
import type { GamesReply, GamesRequest, GamesTask } from './game-messages.ts';
import { serveJobs } from './serve-jobs.ts';

/** Returns the function that handles a worker's requests: it reads the series once, then plays games of it by their numbers. */
export function serveGames(reply: (message: GamesReply) => void): (request: GamesRequest) => void {
  return serveJobs(reply, ({ series: json }: GamesTask) => {
    const series = seriesFromJson(json);
    if (!series.ok) throw new Error(formatIssue(series.errors[0]!));
    return createGameRunner(series.value);
  });
}
