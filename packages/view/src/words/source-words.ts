import type { SourceKind } from '@hexfall/rules';

const SOURCES: Readonly<Partial<Record<SourceKind, string>>> = {
  dfa: 'death from above',
  melee: 'melee weapon',
  fallUpon: 'falling onto it',
  lancePoint: 'lance through armor',
  spikes: 'spikes',
  explosion: 'ammunition explosion',
};

const MISHAPS: Readonly<Partial<Record<SourceKind, string>>> = {
  ...SOURCES,
  fall: 'falls',
  charge: 'own charges',
  dfa: 'own deaths from above',
  collapse: 'collapsing buildings',
  skid: 'skids',
  shock: 'shaken frame',
};

/**
 * Returns the text for what an enemy dealt damage with. Weapons keep their names.
 *
 * @example
 * ```ts
 * import { sourceWords } from '@hexfall/view';
 *
 * sourceWords('dfa'); // => 'death from above'
 * sourceWords('AC/20'); // => 'AC/20'
 * ```
 */
export function sourceWords(source: string): string {
  return SOURCES[source as SourceKind] ?? source;
}

/**
 * Returns the text for what damaged a unit without any enemy.
 *
 * @example
 * ```ts
 * import { mishapWords } from '@hexfall/view';
 *
 * mishapWords('fall'); // => 'falls'
 * ```
 */
export function mishapWords(source: string): string {
  return MISHAPS[source as SourceKind] ?? source;
}
