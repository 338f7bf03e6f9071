import { editDistance } from './edit-distance.ts';

/** Returns the word that is nearest to the text typed, if any is near enough to have been meant. */
export function nearest(typed: string, words: readonly string[]): string | undefined {
  const ranked = words
    .map(word => ({ word, limit: Math.max(1, Math.floor(word.length / 3)) }))
    .map(({ word, limit }) => ({ word, limit, slips: editDistance(typed.toLowerCase(), word, limit) }))
    .filter(({ slips, limit }) => slips <= limit)
    .sort((a, b) => a.slips - b.slips);
  return ranked[0]?.word;
}
