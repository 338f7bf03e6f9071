const MAX_LENGTH = 80;
/** Control characters, marks that turn text around, and halves of characters: what a page should not obey or cannot show. */
const UNSHOWN = /[\p{Cc}\p{Cf}\p{Cs}\p{Co}\p{Cn}\p{Zl}\p{Zp}]/gu;

/** Returns a name from a file as it can be shown on one line, without anything that a browser would obey. */
export function plainName(name: string): string {
  const plain = name.replace(UNSHOWN, '\uFFFD').trim();
  const letters = Array.from(plain);
  return letters.length > MAX_LENGTH ? `${letters.slice(0, MAX_LENGTH - 1).join('')}…` : plain;
}

const MAX_SENTENCE = 400;
/** How much of the end of a sentence that is too long is kept: it usually says what is wrong. */
const KEPT_AT_END = 150;

/** Returns a sentence about a file as it can be shown, without the middle if it is too long. */
export function plainSentence(text: string): string {
  const plain = text.replace(/\s+/g, ' ').replace(UNSHOWN, '\uFFFD');
  if (plain.length <= MAX_SENTENCE) return plain;
  return `${plain.slice(0, MAX_SENTENCE - KEPT_AT_END)} … ${plain.slice(-KEPT_AT_END)}`;
}
