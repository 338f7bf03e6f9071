import { type Command, type Game, kickDamage, kickNumber, type LocationId, type MechState } from '@hexfall/rules';
import { bestBlow } from '../best-blow.ts';
import { chance } from '../odds.ts';
import { riskOf } from './fall-risk.ts';

/** The blow that promises most, the risk of falling counted in. */
export function tacticianStrike(game: Game, mech: MechState): Command {
  return bestBlow(game, mech, worthOfKick);
}

/** A kick that lands may bring the target down; one that misses may bring down the one who kicks. */
function worthOfKick(game: Game, mech: MechState, target: MechState, leg: LocationId): number {
  const hits = chance(kickNumber(game, mech, target, leg));
  const gain = kickDamage(game, mech, leg) + riskOf(game, target, 'kicked');
  return hits * gain - (1 - hits) * riskOf(game, mech, 'kicked');
}
