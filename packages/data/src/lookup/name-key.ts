/** Accents and other marks, after they are separated from their letters. */
const MARKS = /\p{M}+/gu;
const BETWEEN_WORDS = /[^\p{L}\p{N}]+/u;

/** Returns the words of a name as they are compared: small letters and figures, without accents and punctuation. */
export function nameWords(name: string): string[] {
  const plain = name.normalize('NFD').replace(MARKS, '').toLowerCase();
  return plain.split(BETWEEN_WORDS).filter(word => word !== '');
}

/** Returns a name as it is spelled, regardless of letter case and the number of blanks. */
export function nameSpelling(name: string): string {
  return name.trim().replace(/\s+/g, ' ').toLowerCase();
}

/** Returns the letters and digits of a name in one piece: "AS7-D", "as7 d" and "AS7D" are one name. */
export function nameKey(name: string): string {
  return nameWords(name).join('');
}

/**
 * The forms in which names are compared, from strict to loose. Names that are equal in a loose form may differ in a stricter one:
 * "Marauder IIC" and "Marauder II C" are two units, and "marauderiic" may mean either.
 */
export const NAME_FORMS: readonly ((name: string) => string)[] = [
  nameSpelling,
  name => nameWords(name).join(' '),
  nameKey,
];
