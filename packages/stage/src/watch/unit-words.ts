import { CONDITIONS, FIELD, type FilmUnit, STATUS_WORDS } from '../film/film.ts';

/** Returns the state of a unit in a few words: "prone, 2 wounds". */
export function unitWords(state: readonly number[]): string {
  const fate = STATUS_WORDS[state[FIELD.status]!]!;
  const conditions = CONDITIONS.filter((_, bit) => ((state[FIELD.condition]! >> bit) & 1) === 1);
  const wounds = state[FIELD.wounds]!;
  const hurt = wounds === 0 ? [] : [`${wounds} ${wounds === 1 ? 'wound' : 'wounds'}`];
  return [...(fate === '' ? [] : [fate]), ...conditions, ...hurt].join(', ') || 'fit';
}

/** Returns how much of its armor and structure a unit has left, from 0 to 1. */
export function shareLeft({ armor, structure }: FilmUnit, state: readonly number[]): number {
  const points = sum(state.slice(FIELD.armor));
  return points / Math.max(1, sum(armor) + sum(structure));
}

function sum(values: readonly number[]): number {
  return values.reduce((total, value) => total + value, 0);
}
