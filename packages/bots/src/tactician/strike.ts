import { type Command, type Game, kickDamage, kickNumber, type LocationId, type MechState } from '@hexfall/rules';
import { bestBlow } from '../best-blow.ts';
import { chance } from '../odds.ts';
import { fallRisk } from './fall-risk.ts';

/** The physical attack with the highest expected damage, minus the expected cost of falling. */
export function tacticianStrike(game: Game, mech: MechState): Command {
  return bestBlow(game, mech, worthOfKick);
}

/** A kick that hits may make the target fall; one that misses may make the attacker fall. */
function worthOfKick(game: Game, mech: MechState, target: MechState, leg: LocationId): number {
  const hitChance = chance(kickNumber(game, mech, target, leg));
  const gain = kickDamage(game, mech, leg) + fallRisk(game, target, 'kicked');
  return hitChance * gain - (1 - hitChance) * fallRisk(game, mech, 'kicked');
}
