const MAX_LENGTH = 80;
/**
 * Control characters, marks that change the direction of text, and halves of characters: a page should not obey them, or cannot show them.
 */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** Returns a name from a file in a form that can be shown on one line, without anything that a browser would obey. */
export function plainName(name: string): string {
  const plain = name.replace(UNSHOWN, '\uFFFD').trim();
  const letters = Array.from(plain);
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH - 1).join('')}…` : plain;
}

const MAX_SENTENCE = 400;
/** How much of the end of a sentence that is too long is kept: the end usually says what is wrong. */
const KEPT_AT_END = 150;

/** Returns a sentence about a file in a form that can be shown. The middle of a sentence that is too long is left out. */
export function plainSentence(text: string): string {
  const plain = text.replace(/\s+/g, ' ').replace(UNSHOWN, '\uFFFD');
  if (plain.length <= MAX_SENTENCE) return plain;
  return `${plain.slice(0, MAX_SENTENCE - KEPT_AT_END)} … ${plain.slice(-KEPT_AT_END)}`;
}
