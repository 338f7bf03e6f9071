import { z } from 'zod';
import type { SeriesKind } from '../results/series-lines.ts';
import { type Pairing, roundRobin } from '../tournament/round-robin.ts';
import {
  cellsOf,
  LADDER_GROUNDS,
  LADDER_MIX_NAMES,
  LADDER_RULES,
  LADDER_SIZES,
  type LadderScope,
} from './ladder-cells.ts';

/** What a ladder file stores besides its games. */
export interface AboutLadder {
  /** Bots as `parseBot` reads them. */
  readonly bots: readonly string[];
  /** Whether the first bot plays each of the others, and these do not play each other. */
  readonly gauntlet: boolean;
  readonly scope: LadderScope;
}

/** Pairings of a ladder: each bot against every other, or the first one against each of the others. */
export function pairingsOf({ bots, gauntlet }: Pick<AboutLadder, 'bots' | 'gauntlet'>): Pairing[] {
  const all = roundRobin(bots.length);
  return gauntlet ? all.filter(({ first }) => first === 0) : all;
}

const scopeSchema = z.object({
  rules: z.array(z.enum(LADDER_RULES)).min(1),
  mixes: z.array(z.enum(LADDER_MIX_NAMES)).min(1),
  grounds: z.array(z.enum(LADDER_GROUNDS)).min(1),
  sizes: z.array(z.literal(LADDER_SIZES)).min(1),
});

/** Ladder files: for each combination one batch for each pairing. */
export const LADDER: SeriesKind<AboutLadder> = {
  name: 'ladder',
  about: z.object({ bots: z.array(z.string()).min(2), gauntlet: z.boolean(), scope: scopeSchema }),
  isComplete: (about, batches) => batches === cellsOf(about.scope).length * pairingsOf(about).length,
};
