import { z } from 'zod';
import { MAX_FIGURE } from '../batch/limits.ts';
import type { SeriesKind } from '../results/series-lines.ts';

/** One of the two variants of a force that are compared. */
export interface Variant {
  /** The force and what distinguishes it: "Hunchback HBK-4G by canon rules". */
  readonly name: string;
  /** Only what distinguishes it: "by canon rules". */
  readonly label: string;
  /** Battle Value of the force with its crews. */
  readonly value: number;
}

/** What a comparison file stores besides its games. */
export interface AboutComparison {
  readonly variants: readonly [Variant, Variant];
}

const variantSchema = z.object({ name: z.string(), label: z.string(), value: z.int().min(0).max(MAX_FIGURE) });

/** Comparison files: two batches for each opponent, one with each variant. */
export const COMPARISON: SeriesKind<AboutComparison> = {
  name: 'comparison',
  about: z.object({ variants: z.tuple([variantSchema, variantSchema]) }),
  isComplete: (_about, batches) => batches % 2 === 0,
};
