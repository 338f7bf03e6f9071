/** What else than a weapon does damage. Weapons go by their names. */
export const SOURCES = [
  'kick',
  'punch',
  'push',
  'melee',
  'charge',
  'dfa',
  'collision',
  'fallUpon',
  'fall',
  'explosion',
  'collapse',
  'terrain',
  'heat',
  'drowning',
] as const;
export type Source = (typeof SOURCES)[number];
