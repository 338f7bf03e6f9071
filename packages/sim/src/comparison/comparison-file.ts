import { z } from 'zod';
import type { SeriesKind } from '../results/series-lines.ts';

/** One of the two ways in which a force is played. */
export interface Variant {
  /** What is special about it, in words. */
  readonly label: string;
  /** Battle Value of the force with its crews. */
  readonly value: number;
}

export interface AboutComparison {
  /** What they have in common. */
  readonly title: string;
  readonly variants: readonly [Variant, Variant];
}

const variantSchema = z.object({ label: z.string(), value: z.int().min(0) });

/** How files name a comparison, and what they keep of it besides its games. */
export const COMPARISON: SeriesKind<AboutComparison> = {
  name: 'comparison',
  about: z.object({ title: z.string(), variants: z.tuple([variantSchema, variantSchema]) }),
  isComplete: (_about, batches) => batches % 2 === 0,
};
