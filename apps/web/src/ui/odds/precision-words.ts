import type { Chance } from '@hexfall/odds';
import { chanceText } from '@hexfall/view';

/** Says in plain words how precisely a chance is known. */
export function precisionWords(chance: Chance): string {
  const text = chanceText(chance);
  if (chance.exact) return 'Exact: every throw of the dice that could change it was followed.';
  if (text.includes('±'))
    return `${text}: rare cases were sampled. Two times out of three the true value lies within this margin, and 19 times out of 20 within twice as much.`;
  if (text.startsWith('about')) return `${text}: too little is known yet to say how far off this is.`;
  return `${text}: the true value is proven to lie there.`;
}
