import { type GameEvent, originOf } from '@hexfall/rules';
import type { Cause } from '../answer.ts';

/** Returns a number that is the same for causes that players would call the same: what happened where, by whom and with what. */
export function causeKey({ event }: Cause): number {
  let key = wordNumber(event.type);
  key = key * 128 + wordNumber(wordOf(event));
  key = key * 256 + placeOf(event);
  key = key * 65536 + originNumber(event);
  return key * 256 + placeOfExplosion(event);
}

/** The numbers of words, assigned in the order in which the words first come up. */
const NUMBERS = new Map<string, number>();

function wordNumber(word: string): number {
  let number = NUMBERS.get(word);
  if (number === undefined) {
    number = NUMBERS.size;
    NUMBERS.set(word, number);
  }
  return number;
}

/** Returns the word with which an event says what it was: its cause, reason or kind. */
function wordOf(event: GameEvent): string {
  switch (event.type) {
    case 'UnitDestroyed':
    case 'PilotHit':
      return event.cause;
    case 'Fell':
    case 'PilotingRolled':
      return event.reason;
    case 'PhysicalRolled':
      return event.kind;
    default:
      return '';
  }
}

/** Returns a number for the place of an event: its location and slot, or its weapon, or its limb. */
function placeOf(event: GameEvent): number {
  switch (event.type) {
    case 'DamageApplied':
    case 'LocationLost':
    case 'HullBreached':
      return event.location + 1;
    case 'SlotHit':
    case 'Exploded':
      return event.location * 16 + event.slot + 1;
    case 'AttackRolled':
    case 'BuildingAttackRolled':
      return event.weapon + 1;
    case 'PhysicalRolled':
      return event.limb + 1;
    default:
      return 0;
  }
}

/** Returns a number for the place of the explosion that an event comes from; 0 if it comes from none. */
function placeOfExplosion(event: GameEvent): number {
  if (!('source' in event) || event.source?.kind !== 'explosion') return 0;
  return event.source.location * 16 + event.source.slot + 1;
}

function originNumber(event: GameEvent): number {
  if (!('source' in event) || event.source === undefined) return 0;
  const origin = originOf(event.source);
  if (origin.kind === 'fall') return wordNumber(origin.reason);
  if (!('attacker' in origin)) return wordNumber(origin.kind);
  const weapon = origin.kind === 'weapon' ? origin.weapon : 0;
  return (wordNumber(origin.kind) * 32 + weapon) * 16 + (origin.attacker % 16);
}
