import type { DestructionCause, PhysicalRolled, PilotHitCause, Source } from '@hexfall/rules';
import { markOf, type Names } from '../names.ts';
import { BLOW_MEANS } from './blow-words.ts';

const DESTRUCTION: Readonly<Record<DestructionCause, string>> = {
  centerTorso: 'center torso destroyed',
  head: 'head destroyed',
  engine: 'engine destroyed',
  cockpit: 'cockpit hit',
  pilot: 'pilot killed',
  explosion: 'ammunition explosion',
  displacement: 'crushed or driven off the board',
  breach: 'flooded',
};

/**
 * Returns what destroyed a unit, in words.
 *
 * @example
 * ```ts
 * import { destructionWords } from '@hexfall/view';
 *
 * destructionWords('explosion'); // => 'ammunition explosion'
 * ```
 */
export function destructionWords(cause: DestructionCause): string {
  return DESTRUCTION[cause];
}

const WOUNDS: Readonly<Record<PilotHitCause, string>> = {
  head: 'by a hit on the head',
  fall: 'in the fall',
  explosion: 'by the explosion',
  heat: 'by heat',
  drowning: 'by drowning',
};

/** What wounded a pilot: "wounded in the fall". */
export function woundWords(cause: PilotHitCause): string {
  return WOUNDS[cause];
}

const BLOWS = {
  ...BLOW_MEANS,
  collision: 'collision',
  fallUpon: 'fall',
  lancePoint: 'lance',
  spikes: 'spikes',
} as const;

const MISHAPS = {
  fall: 'a fall',
  skid: 'a skid',
  collapse: 'a collapsing building',
  terrain: 'the terrain',
  heat: 'heat',
  drowning: 'drowning',
  booster: 'a failed booster',
  shock: 'a shaken frame',
  gearFailure: 'gear that failed',
  other: 'other damage',
} as const;

/** A melee weapon of a unit: "Hatchet". */
export function meleeWords(names: Names, { attacker, item }: Pick<PhysicalRolled, 'attacker' | 'item'>): string {
  return names.spec?.(attacker).equipment[item]?.name ?? 'melee weapon';
}

/** Where damage came from: "A1's AC/20", "a fall". An explosion is described by what set it off. */
export function sourcePhrase(source: Source, names: Names): string {
  if (source.kind === 'explosion') return sourcePhrase(source.setOffBy, names);
  if (source.kind === 'weapon')
    return `${markOf(names, source.attacker)}'s ${names.weapon(source.attacker, source.weapon)}`;
  if (source.kind === 'melee') return `${markOf(names, source.attacker)}'s ${meleeWords(names, source)}`;
  if ('attacker' in source) return `${markOf(names, source.attacker)}'s ${BLOWS[source.kind]}`;
  if (source.kind === 'fall' && source.setOffBy !== undefined)
    return `a fall after ${sourcePhrase(source.setOffBy, names)}`;
  return MISHAPS[source.kind];
}
