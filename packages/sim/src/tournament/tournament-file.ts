import { z } from 'zod';
import { MAX_FIGURE } from '../batch/limits.ts';
import type { SeriesKind } from '../results/series-lines.ts';
import { roundRobin } from './round-robin.ts';
import type { Entrant } from './tournament.ts';

/** What a tournament file stores besides its games. */
export interface AboutTournament {
  readonly entrants: readonly Entrant[];
}

const entrantSchema = z.object({ name: z.string(), value: z.int().min(0).max(MAX_FIGURE) });

/** Tournament files: one batch for each pairing of the round robin. */
export const TOURNAMENT: SeriesKind<AboutTournament> = {
  name: 'tournament',
  about: z.object({ entrants: z.array(entrantSchema).min(2) }),
  isComplete: ({ entrants }, batches) => batches === roundRobin(entrants.length).length,
};
