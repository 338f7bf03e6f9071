/** What a unit does that strikes another: "A1 kicks B1". */
export const BLOW_VERBS = {
  punch: 'punches',
  kick: 'kicks',
  push: 'pushes',
  melee: 'strikes',
  charge: 'charges',
  dfa: 'drops on',
} as const;
