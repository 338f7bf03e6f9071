import { z } from 'zod';
import type { SeriesKind } from '../results/series-lines.ts';

/** One of the two ways in which a force is played. */
export interface Variant {
  /** Which force it is and what is special about it: "Hunchback HBK-4G by canon rules". */
  readonly name: string;
  /** What is special about it alone. */
  readonly label: string;
  /** Battle Value of the force with its crews. */
  readonly value: number;
}

export interface AboutComparison {
  readonly variants: readonly [Variant, Variant];
}

const variantSchema = z.object({ name: z.string(), label: z.string(), value: z.int().min(0) });

/** How files name a comparison, and what they keep of it besides its games. */
export const COMPARISON: SeriesKind<AboutComparison> = {
  name: 'comparison',
  about: z.object({ variants: z.tuple([variantSchema, variantSchema]) }),
  isComplete: (_about, batches) => batches % 2 === 0,
};
