import {
  type Command,
  type Game,
  kickDamage,
  kickNumber,
  type LocationId,
  type MechState,
  pilotingNumber,
  specOf,
} from '@hexfall/rules';
import { bestBlow } from '../best-blow.ts';
import { chance } from '../odds.ts';

/** What it costs to lie on the ground, beside the damage of the fall. */
const DOWN = 4;

/** The blow that promises most, the risk of falling counted in. */
export function tacticianStrike(game: Game, mech: MechState): Command {
  return bestBlow(game, mech, worthOfKick);
}

/** A kick that lands may bring the target down; one that misses may bring down the one who kicks. */
function worthOfKick(game: Game, mech: MechState, target: MechState, leg: LocationId): number {
  const hits = chance(kickNumber(game, mech, target, leg));
  const gain = kickDamage(game, mech, leg) + fallCost(game, target);
  return hits * gain - (1 - hits) * fallCost(game, mech);
}

function fallCost(game: Game, mech: MechState): number {
  if (mech.prone) return 0;
  const falls = 1 - chance(pilotingNumber(game, mech, 'kicked', 0));
  return falls * (specOf(game, mech).tonnage / 10 + DOWN);
}
