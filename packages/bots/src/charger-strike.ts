import type { Command, Game, MechState } from '@hexfall/rules';
import { bestBlow, type Prospect } from './best-blow.ts';

/** Lowest chance at which a kick is tried: a unit that misses may fall. */
const MIN_KICK_CHANCE = 0.4;

/** Returns the order for the blow with the highest expected damage. */
export function chargerStrike(game: Game, mech: MechState): Command {
  return bestBlow(game, mech, (_, blow) => expectedDamage(blow));
}

function expectedDamage({ attack, odds, damage }: Prospect): number {
  return attack.kind === 'kick' && odds < MIN_KICK_CHANCE ? 0 : odds * damage;
}
