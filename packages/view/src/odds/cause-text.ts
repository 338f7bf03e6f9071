import type { Cause, ChanceAnswer } from '@hexfall/odds';
import type { Exploded, GameEvent, MechId } from '@hexfall/rules';
import type { Names } from '../names.ts';
import { reasonWords } from '../reason-words.ts';
import { ammoName, slotName } from '../sheet/sheet-words.ts';
import { strikeNoun } from '../words/blow-words.ts';
import { destructionWords, sourcePhrase, woundWords } from '../words/cause-words.ts';
import { criticalWords } from '../words/critical-words.ts';
import { HEAT_ROLL_WORDS, LOSS_WORDS } from '../words/event-words.ts';
import { locationWords } from '../words/location-words.ts';

/**
 * Returns what made the answer to a question yes, in a few words: "ammunition in the left torso", "head destroyed", "failed roll: kicked".
 *
 * @example
 * ```ts
 * import { causeText, namesOf } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const kick = { kind: 'kick', attacker: 0 } as const;
 * const event = { type: 'UnitDestroyed', unit: 1, cause: 'head', source: kick } as const;
 * causeText({ event }, namesOf(setTheTable())); // => 'head destroyed'
 * ```
 */
export function causeText({ event }: Cause, names: Names): string {
  if (event.type === 'Exploded') return explosionText(event.unit, event, names);
  // What exploded says more than what the explosion has done.
  const isBlast = 'unit' in event && 'source' in event && event.source?.kind === 'explosion';
  return isBlast ? explosionText(event.unit, event.source, names) : eventText(event, names);
}

/** "ammunition in the left torso", "Gauss Rifle in the right arm". */
function explosionText(unit: MechId, { location, slot }: Pick<Exploded, 'location' | 'slot'>, names: Names): string {
  const spec = names.spec?.(unit);
  const content = spec?.slots[location]?.[slot];
  const what =
    spec === undefined || content === undefined || content.kind === 'empty'
      ? 'explosion'
      : content.kind === 'ammo'
        ? ammoName(spec, content.item)
        : slotName(spec, content);
  return `${what} in the ${locationWords(names, unit, location)}`;
}

function eventText(event: GameEvent, names: Names): string {
  switch (event.type) {
    case 'UnitDestroyed':
      return destructionWords(event.cause);
    case 'Fell':
      return reasonWords(event.reason);
    case 'PilotingRolled':
      return reasonWords(event.reason);
    case 'PilotHit':
      return `${event.dead ? 'killed' : 'wounded'} ${woundWords(event.cause)}`;
    case 'DamageApplied':
      return `${sourcePhrase(event.source, names)} on the ${locationWords(names, event.unit, event.location, event.rear)}`;
    case 'LocationLost':
      return `${locationWords(names, event.unit, event.location)} ${LOSS_WORDS[event.cause]}`;
    case 'SlotHit':
      return slotText(event, names);
    case 'HullBreached':
      return `water in the ${locationWords(names, event.unit, event.location)}`;
    case 'HeatRolled':
      return `failed to ${HEAT_ROLL_WORDS[event.about]}`;
    case 'AttackRolled':
      return names.weapon(event.attacker, event.weapon);
    case 'PhysicalRolled':
      return strikeNoun(event.kind);
    case 'ConsciousnessRolled':
      return 'pilot loses consciousness';
    case 'ShutDown':
      return 'reactor shut down';
    default:
      return event.type;
  }
}

function slotText(event: Extract<GameEvent, { readonly type: 'SlotHit' }>, names: Names): string {
  const spec = names.spec?.(event.unit);
  const where = locationWords(names, event.unit, event.location);
  return spec === undefined ? where : `${criticalWords(spec, event.location, event.slot)} in the ${where}`;
}

/** The part of the whole below which a contribution is not worth a line. */
const MIN_PART = 0.02;
const MAX_CONTRIBUTIONS = 3;

/**
 * Returns the largest contributions to a chance in words, at most three: "4.1% of the 6.0%: ammunition in the left torso".
 *
 * @example
 * ```ts
 * import { contributionLines, namesOf } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const event = { type: 'UnitDestroyed', unit: 1, cause: 'head', source: { kind: 'kick', attacker: 0 } } as const;
 * const because = [{ chance: 0.041, cause: { event } }];
 * const question = { about: 'destroyed', unit: 1 } as const;
 * const known = { value: 0.06, standardError: 0, lower: 0.06, upper: 0.06, exact: true };
 * contributionLines({ kind: 'chance', question, ...known, because }, namesOf(setTheTable())); // => ['4.1% of the 6.0%: head destroyed']
 * ```
 */
export function contributionLines({ value, because }: ChanceAnswer, names: Names): string[] {
  const parts = mergeAlike(because.map(({ chance, cause }) => ({ chance, text: causeText(cause, names) })));
  return parts
    .filter(({ chance }) => chance > MIN_PART * value)
    .slice(0, MAX_CONTRIBUTIONS)
    .map(({ chance, text }) => `${shareText(chance, value)}: ${text}`);
}

/** A contribution above this part of the whole counts as all of it. */
const WHOLE = 0.999;

function shareText(chance: number, value: number): string {
  if (chance > WHOLE * value) return 'all of it';
  // Enough digits to distinguish the parts of a small chance.
  const digits = value >= 0.01 ? 1 : value >= 0.001 ? 2 : 3;
  const percent = (share: number): string => `${(100 * share).toFixed(digits)}%`;
  return percent(chance) === percent(value) ? 'nearly all of it' : `${percent(chance)} of the ${percent(value)}`;
}

interface Part {
  readonly chance: number;
  readonly text: string;
}

/** Causes that read the same are one for the reader. */
function mergeAlike(parts: readonly Part[]): Part[] {
  const chances = new Map<string, number>();
  for (const { chance, text } of parts) chances.set(text, (chances.get(text) ?? 0) + chance);
  return [...chances].map(([text, chance]) => ({ text, chance })).sort((a, b) => b.chance - a.chance);
}
