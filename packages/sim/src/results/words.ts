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

/** Text for the cause of a unit's destruction. */
export function causeWords(cause: string): string {
  return CAUSES[cause as DestructionCause] ?? cause;
}

/** Text for what an enemy dealt damage with. Weapons keep their names. */
export function sourceWords(source: string): string {
  return SOURCES[source as SourceKind] ?? source;
}

/** Text for what damaged a unit without any enemy. */
export function mishapWords(source: string): string {
  return MISHAPS[source as SourceKind] ?? source;
}
