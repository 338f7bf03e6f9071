/** Marks that letters carry, once they are taken apart from them. */
const MARKS = /\p{M}+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Returns the words of a name as they are compared: small letters and figures, without accents and punctuation. */
export function nameWords(name: string): string[] {
  const plain = name.normalize('NFD').replace(MARKS, '').toLowerCase();
  return plain.split(BETWEEN_WORDS).filter(word => word !== '');
}

/** Returns the letters and digits of a name in one piece: "AS7-D", "as7 d" and "AS7D" are one name. */
export function nameKey(name: string): string {
  return nameWords(name).join('');
}
