import { type Command, type Game, type MechState, mechOf } from '@hexfall/rules';
import { bestBlow, type Prospect } from './best-blow.ts';
import { fallRisk } from './fall-risk.ts';

/** Returns the blow that promises most, the risk of falling counted in. */
export function strike(game: Game, mech: MechState): Command {
  return bestBlow(game, mech, worthOf);
}

/** A kick that lands may bring the target down; one that misses may bring down the one who kicks. */
function worthOf(game: Game, { attack, odds, damage }: Prospect): number {
  if (attack.kind !== 'kick') return odds * damage;
  const gain = damage + fallRisk(game, mechOf(game, attack.target), 'kicked');
  return odds * gain - (1 - odds) * fallRisk(game, mechOf(game, attack.attacker), 'kicked');
}
