import { z } from 'zod';
import type { SeriesKind } from '../results/series-lines.ts';
import { roundRobin } from './round-robin.ts';
import type { Entrant } from './tournament.ts';

export interface AboutTournament {
  readonly entrants: readonly Entrant[];
}

const entrantSchema = z.object({ name: z.string(), value: z.int().min(0) });

/** How files name a tournament, and what they keep of it besides its games. */
export const TOURNAMENT: SeriesKind<AboutTournament> = {
  name: 'tournament',
  about: z.object({ entrants: z.array(entrantSchema).min(2) }),
  isComplete: ({ entrants }, batches) => batches === roundRobin(entrants.length).length,
};
