import { type GameEvent, originOf } from '@hexfall/rules';
import type { Cause } from '../answer.ts';

/** Returns a text that is the same for causes that players would call the same: what happened where, by whom and with what. */
export function causeKey({ event, explosion }: Cause): string {
  const where = explosion === undefined ? '' : `${explosion.location}.${explosion.slot}`;
  return `${event.type} ${detailOf(event)} ${originKey(event)} ${where}`;
}

function detailOf(event: GameEvent): string {
  switch (event.type) {
    case 'UnitDestroyed':
      return event.cause;
    case 'PilotHit':
      return event.cause;
    case 'Fell':
    case 'PilotingRolled':
      return event.reason;
    case 'DamageApplied':
    case 'LocationLost':
    case 'HullBreached':
      return String(event.location);
    case 'SlotHit':
    case 'Exploded':
      return `${event.location}.${event.slot}`;
    case 'AttackRolled':
    case 'BuildingAttackRolled':
      return String(event.weapon);
    case 'PhysicalRolled':
      return `${event.kind} ${event.limb}`;
    default:
      return '';
  }
}

function originKey(event: GameEvent): string {
  if (!('source' in event)) return '';
  const origin = originOf(event.source);
  if (origin.kind === 'fall') return `fall ${origin.reason}`;
  const attacker = 'attacker' in origin ? origin.attacker : '';
  return `${origin.kind} ${attacker} ${origin.kind === 'weapon' ? origin.weapon : ''}`;
}
