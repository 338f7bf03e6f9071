import type { DestructionCause, SourceKind } from '@hexfall/rules';

const CAUSES: Readonly<Record<DestructionCause, string>> = {
  centerTorso: 'center torso destroyed',
  head: 'head destroyed',
  engine: 'engine destroyed',
  cockpit: 'cockpit hit',
  pilot: 'pilot died of wounds',
  explosion: 'explosion inside',
  displacement: 'crushed or driven off the board',
  breach: 'flooded',
};

const SOURCES: Readonly<Partial<Record<SourceKind, string>>> = {
  dfa: 'death from above',
  melee: 'melee weapon',
  fallUpon: 'falling onto it',
  explosion: 'ammunition set off',
};

const MISHAPS: Readonly<Partial<Record<SourceKind, string>>> = {
  ...SOURCES,
  fall: 'falls',
  explosion: 'own ammunition',
  charge: 'own charges',
  dfa: 'own deaths from above',
  collapse: 'collapsing buildings',
  skid: 'skids',
};

/** What gave out when a unit was destroyed. */
export function causeWords(cause: string): string {
  return CAUSES[cause as DestructionCause] ?? cause;
}

/** What an enemy did damage with: weapons go by their names. */
export function sourceWords(source: string): string {
  return SOURCES[source as SourceKind] ?? source;
}

/** What a unit suffered from without an enemy's doing. */
export function mishapWords(source: string): string {
  return MISHAPS[source as SourceKind] ?? source;
}
