import { type Command, type Game, kickDamage, kickNumber, type LocationId, type MechState } from '@hexfall/rules';
import { bestBlow } from './best-blow.ts';
import { chance } from './odds.ts';

/** A missed kick may cost the footing: it is not tried on long odds. */
const LEAST_KICK_CHANCE = 0.4;

/** The blow that promises most damage. */
export function chargerStrike(game: Game, mech: MechState): Command {
  return bestBlow(game, mech, worthOfKick);
}

function worthOfKick(game: Game, mech: MechState, target: MechState, leg: LocationId): number {
  const odds = chance(kickNumber(game, mech, target, leg));
  return odds < LEAST_KICK_CHANCE ? 0 : odds * kickDamage(game, mech, leg);
}
