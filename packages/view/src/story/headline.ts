import { type GameEvent, HD, originOf, type Source } from '@hexfall/rules';
import { markOf, type Names } from '../names.ts';
import { destructionWords, meleeWords } from '../words/cause-words.ts';
import { locationWords } from '../words/location-words.ts';
import { sourceWords } from '../words/source-words.ts';

/** What an event means for a game. The greater its weight, the more likely it was decisive. */
interface Consequence {
  readonly weight: number;
  readonly text: string;
}

/**
 * Returns the most important of some events in a few words, such as "B1's kick destroys A1's right leg"; `undefined` if none of them had
 * consequences.
 *
 * @example
 * ```ts
 * import type { GameEvent } from '@hexfall/rules';
 * import { headlineOf, namesOf } from '@hexfall/view';
 * import { setTheTable } from './table.mjs';
 *
 * const kick = { kind: 'kick', attacker: 1 } as const;
 * const lost: GameEvent = { type: 'LocationLost', unit: 0, location: 6, source: kick, cause: 'destroyed' };
 * headlineOf([lost], namesOf(setTheTable())); // => "B1's kick destroys A1's right leg"
 * ```
 */
export function headlineOf(events: readonly GameEvent[], names: Names): string | undefined {
  let best: Consequence | undefined;
  for (const event of events) {
    const consequence = consequenceOf(event, names);
    if (consequence !== undefined && consequence.weight > (best?.weight ?? 0)) best = consequence;
  }
  return best?.text;
}

const WEIGHTS = { destroyed: 900, explosion: 700, lost: 500, knockedOut: 450, fell: 300, head: 250, hit: 10, miss: 1 };

function consequenceOf(event: GameEvent, names: Names): Consequence | undefined {
  switch (event.type) {
    case 'UnitDestroyed':
      return {
        weight: WEIGHTS.destroyed,
        text: `${byWhom(event.source, event.unit, names)} destroys ${markOf(names, event.unit)} (${destructionWords(event.cause)})`,
      };
    case 'Exploded':
      return { weight: WEIGHTS.explosion, text: `an explosion in ${markOf(names, event.unit)}` };
    case 'LocationLost':
      return {
        weight: WEIGHTS.lost,
        text: `${byWhom(event.source, event.unit, names)} destroys ${whose(event.unit, event.location, names)}`,
      };
    case 'ConsciousnessRolled':
      return event.awake
        ? undefined
        : { weight: WEIGHTS.knockedOut, text: `the pilot of ${markOf(names, event.unit)} loses consciousness` };
    case 'Fell':
      return { weight: WEIGHTS.fell, text: `${markOf(names, event.unit)} falls` };
    case 'DamageApplied':
      return damageOf(event, names);
    default:
      return missOf(event, names);
  }
}

function damageOf(event: Extract<GameEvent, { type: 'DamageApplied' }>, names: Names): Consequence {
  const { unit, location, armorDamage, structureDamage, source } = event;
  const points = armorDamage + structureDamage;
  const weight = (location === HD ? WEIGHTS.head : WEIGHTS.hit) + points + 2 * structureDamage;
  return {
    weight,
    text: `${byWhom(source, unit, names)} hits ${whose(unit, location, names)} for ${points}`,
  };
}

function missOf(event: GameEvent, names: Names): Consequence | undefined {
  if (event.type === 'AttackRolled' && !event.hit)
    return {
      weight: WEIGHTS.miss,
      text: `${markOf(names, event.attacker)}'s ${names.weapon(event.attacker, event.weapon)} misses ${markOf(names, event.target)}`,
    };
  if (event.type === 'PhysicalRolled' && !event.hit && event.kind !== 'fall')
    return {
      weight: WEIGHTS.miss,
      text: `${markOf(names, event.attacker)}'s ${event.kind === 'melee' ? meleeWords(names, event) : sourceWords(event.kind)} misses ${markOf(names, event.target)}`,
    };
  return undefined;
}

function whose(unit: number, location: number, names: Names): string {
  return `${markOf(names, unit)}'s ${locationWords(names, unit, location)}`;
}

/** Who did it and with what: "B1's kick". */
function byWhom(source: Source, unit: number, names: Names): string {
  const origin = originOf(source);
  if (source.kind === 'explosion') return 'an explosion';
  if (origin.kind === 'melee' && origin.attacker !== unit)
    return `${markOf(names, origin.attacker)}'s ${meleeWords(names, origin)}`;
  if (origin.kind === 'weapon')
    return `${markOf(names, origin.attacker)}'s ${names.weapon(origin.attacker, origin.weapon)}`;
  if ('attacker' in origin && origin.attacker !== unit)
    return `${markOf(names, origin.attacker)}'s ${sourceWords(origin.kind)}`;
  return origin.kind === 'fall' ? 'the fall' : sourceWords(origin.kind);
}
