import type { Command, Game, MechState } from '@hexfall/rules';
import { bestBlow, type Prospect } from './best-blow.ts';

/** A missed kick may cost the footing: it is not tried on long odds. */
const MIN_KICK_CHANCE = 0.4;

/** Returns the blow that promises most damage. */
export function chargerStrike(game: Game, mech: MechState): Command {
  return bestBlow(game, mech, (_, blow) => expectedDamage(blow));
}

function expectedDamage({ attack, odds, damage }: Prospect): number {
  return attack.kind === 'kick' && odds < MIN_KICK_CHANCE ? 0 : odds * damage;
}
