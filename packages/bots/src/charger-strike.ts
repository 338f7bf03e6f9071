import { type Command, type Game, kickDamage, kickNumber, type LocationId, type MechState } from '@hexfall/rules';
import { bestBlow } from './best-blow.ts';
import { chance } from './odds.ts';

/** A missed kick may end in a fall, so a less likely one is not tried. */
const MIN_KICK_CHANCE = 0.4;

/** The physical attack with the highest expected damage. */
export function chargerStrike(game: Game, mech: MechState): Command {
  return bestBlow(game, mech, worthOfKick);
}

function worthOfKick(game: Game, mech: MechState, target: MechState, leg: LocationId): number {
  const odds = chance(kickNumber(game, mech, target, leg));
  return odds < MIN_KICK_CHANCE ? 0 : odds * kickDamage(game, mech, leg);
}
