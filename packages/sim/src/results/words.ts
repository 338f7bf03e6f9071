import { DESTRUCTION_CAUSES, type SourceKind } from '@hexfall/rules';
import { destructionWords } from '@hexfall/view';

const SOURCES: Readonly<Partial<Record<SourceKind, string>>> = {
  dfa: 'death from above',
  melee: 'melee weapon',
  fallUpon: 'falling onto it',
  explosion: 'ammunition explosion',
};

const MISHAPS: Readonly<Partial<Record<SourceKind, string>>> = {
  ...SOURCES,
  fall: 'falls',
  charge: 'own charges',
  dfa: 'own deaths from above',
  collapse: 'collapsing buildings',
  skid: 'skids',
};

/** Text for the cause of a unit's destruction. */
export function causeWords(cause: string): string {
  const known = DESTRUCTION_CAUSES.find(each => each === cause);
  return known === undefined ? cause : destructionWords(known);
}

/** Text for what an enemy dealt damage with. Weapons keep their names. */
export function sourceWords(source: string): string {
  return SOURCES[source as SourceKind] ?? source;
}

/** Text for what damaged a unit without any enemy. */
export function mishapWords(source: string): string {
  return MISHAPS[source as SourceKind] ?? source;
}

/** A p-value as a figure: two digits, three where they matter, or "< 0.001". */
export function pFigure(value: number): string {
  if (value < 0.001) return '< 0.001';
  return value.toFixed(value < 0.1 ? 3 : 2);
}

/** A p-value in a sentence: "p = 0.24", "p < 0.001". */
export function pWords(value: number): string {
  const figure = pFigure(value);
  return figure.startsWith('<') ? `p ${figure}` : `p = ${figure}`;
}
