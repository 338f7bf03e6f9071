import type { DestructionCause } from '@hexfall/rules';
import type { Source } from '../tally/sources.ts';

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

const SOURCES: Readonly<Partial<Record<Source, string>>> = {
  dfa: 'death from above',
  melee: 'melee weapon',
  fallUpon: 'falling onto it',
  explosion: 'ammunition set off',
};

const MISHAPS: Readonly<Partial<Record<Source, string>>> = {
  ...SOURCES,
  fall: 'falls',
  explosion: 'own ammunition',
  charge: 'own charges',
  dfa: 'own deaths from above',
  collapse: 'collapsing buildings',
};

/** What gave out when a unit was destroyed. */
export function causeWords(cause: string): string {
  return CAUSES[cause as DestructionCause] ?? cause;
}

/** What an enemy did damage with: weapons go by their names. */
export function sourceWords(source: string): string {
  return SOURCES[source as Source] ?? source;
}

/** What a unit suffered from without an enemy's doing. */
export function mishapWords(source: string): string {
  return MISHAPS[source as Source] ?? source;
}
