import type { Budget } from '@hexfall/odds';

/** How precise answers have to be: as precise as possible soon, or to a given standard error, however long that takes. */
export const PRECISIONS = ['soon', '0.1%', '0.01%', '0.001%'] as const;
export type Precision = (typeof PRECISIONS)[number];

export const PRECISION_WORDS: Readonly<Record<Precision, string>> = {
  soon: 'A few seconds of work',
  '0.1%': 'Until ± 0.1%',
  '0.01%': 'Until ± 0.01%',
  '0.001%': 'Until ± 0.001%',
};

export function isPrecision(text: string): text is Precision {
  return (PRECISIONS as readonly string[]).includes(text);
}

/** A precision that is good enough for everybody, but only as long as a reader will wait. */
const SOON: Budget = { precision: 0.000_02, milliseconds: 4000 };

export function precisionBudget(precision: Precision): Budget {
  return precision === 'soon' ? SOON : { precision: Number.parseFloat(precision) / 100 };
}
