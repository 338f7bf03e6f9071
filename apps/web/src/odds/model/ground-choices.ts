import type { UnitFacts } from '@hexfall/view';

type Layers = NonNullable<UnitFacts['ground']>;

/** What a hex can hold, by the keys that the form uses. */
const GROUNDS: Readonly<Record<string, { readonly words: string; readonly layers: Layers }>> = {
  lightWoods: { words: 'Light woods', layers: { woods: 1, foliageHeight: 2 } },
  heavyWoods: { words: 'Heavy woods', layers: { woods: 2, foliageHeight: 2 } },
  lightJungle: { words: 'Light jungle', layers: { jungle: 1, foliageHeight: 2 } },
  heavyJungle: { words: 'Heavy jungle', layers: { jungle: 2, foliageHeight: 2 } },
  water1: { words: 'Water, depth 1', layers: { water: 1, depth: 1 } },
  water2: { words: 'Water, depth 2', layers: { water: 1, depth: 2 } },
  rough: { words: 'Rough', layers: { rough: 1 } },
  rubble: { words: 'Rubble', layers: { rubble: 1 } },
  swamp: { words: 'Swamp', layers: { swamp: 1 } },
};

export const GROUND_WORDS: readonly (readonly [key: string, words: string])[] = [
  ['', 'Open ground'],
  ...Object.entries(GROUNDS).map(([key, { words }]) => [key, words] as const),
  ['other', 'Other ground'],
];

/** Returns the key of the ground that a unit stands in. */
export function groundKey(layers: Layers | undefined): string {
  if (layers === undefined || Object.keys(layers).length === 0) return '';
  const same = JSON.stringify(layers);
  return Object.keys(GROUNDS).find(key => JSON.stringify(GROUNDS[key]!.layers) === same) ?? 'other';
}

/** Returns the layers of the ground with a key; `undefined` for open ground. */
export function groundLayers(key: string): Layers | undefined {
  return GROUNDS[key]?.layers;
}
