const WORDS: Readonly<Record<string, string>> = {
  movement: 'movement phase',
  weapons: 'weapon attack phase',
  physical: 'physical attack phase',
};

/** Returns the phase in which an order is given, in words. */
export function phaseWords(phase: string): string {
  return WORDS[phase] ?? phase;
}
