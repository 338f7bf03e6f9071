const WORDS: Readonly<Record<string, string>> = {
  movement: 'movement phase',
  weapons: 'weapon attack phase',
  physical: 'physical attack phase',
};

/** The phase in which an order is given, in words. */
export function phaseWords(phase: string): string {
  return WORDS[phase] ?? phase;
}
