import type { Attempt, SeriesJson } from '@hexfall/sim';
import type { JobReply, JobRequest } from './job-messages.ts';

/** The task of the workers of a batch: the series whose games they play, as JSON. Jobs are numbers of games. */
export interface GamesTask {
  readonly series: SeriesJson;
}

export type GamesRequest = JobRequest<GamesTask>;
export type GamesReply = JobReply<Attempt>;
