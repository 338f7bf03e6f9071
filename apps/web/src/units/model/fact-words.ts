import type { TechBase, UnitFacts, WeightClass } from '@hexfall/data';

export const WEIGHT_WORDS: Readonly<Record<WeightClass, string>> = {
  light: 'Light (20–35 t)',
  medium: 'Medium (40–55 t)',
  heavy: 'Heavy (60–75 t)',
  assault: 'Assault (80–100 t)',
};

/** Technology bases as they are written in narrow columns. */
export const TECH_LETTERS: Readonly<Record<TechBase, string>> = {
  innerSphere: 'IS',
  clan: 'Clan',
  mixedInnerSphere: 'Mixed',
  mixedClan: 'Mixed',
};

export const TECH_WORDS: Readonly<Record<TechBase, string>> = {
  innerSphere: 'Inner Sphere',
  clan: 'Clan',
  mixedInnerSphere: 'Mixed (Inner Sphere)',
  mixedClan: 'Mixed (Clan)',
};

/** Returns the MP as text: "4/6/4" for walking, running and jumping. */
export function movementText({ walk, run, jump }: Pick<UnitFacts, 'walk' | 'run' | 'jump'>): string {
  return `${walk}/${run}/${jump}`;
}

/** Joins names with their counts: "AC/20, 2 Medium Laser". */
export function countNames(names: readonly string[]): string {
  const counts = new Map<string, number>();
  for (const name of names) counts.set(name, (counts.get(name) ?? 0) + 1);
  return [...counts].map(([name, count]) => (count === 1 ? name : `${count} ${name}`)).join(', ');
}
