import type { SourceKind } from '@hexfall/rules';
import { BLOW_MEANS, BLOW_MISHAPS } from './blow-words.ts';

const SOURCES: Readonly<Partial<Record<SourceKind, string>>> = {
  ...BLOW_MEANS,
  fallUpon: 'falling onto it',
  lancePoint: 'lance through armor',
  spikes: 'spikes',
  explosion: 'ammunition explosion',
};

const MISHAPS: Readonly<Partial<Record<SourceKind, string>>> = {
  ...SOURCES,
  ...BLOW_MISHAPS,
  fall: 'falls',
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
