import { blowRolls, type Command, type Game, type MechState } from '@hexfall/rules';
import { bestBlow, type Prospect } from './best-blow.ts';

/** Lowest chance at which a blow is tried after which a unit that misses may fall. */
const MIN_RISKY_CHANCE = 0.4;

/** Returns the order for the blow with the highest expected damage. */
export function chargerStrike(game: Game, mech: MechState): Command {
  return bestBlow(game, mech, (_, blow) => expectedDamage(blow));
}

function expectedDamage({ attack, odds, damage }: Prospect): number {
  const isRisky = blowRolls(attack.kind).miss !== undefined;
  return isRisky && odds < MIN_RISKY_CHANCE ? 0 : odds * damage;
}
