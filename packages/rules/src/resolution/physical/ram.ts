import type { Game } from '../../vocabulary/game/game.ts';
import type { RamAttack } from '../../vocabulary/state/attacks.ts';
import { resolveCharge, rollCharge } from './charge.ts';
import { resolveDfa, rollDfa } from './dfa.ts';
import type { RolledRam } from './rolled-ram.ts';

/** The roll of a charge or death from above, unless something has come to pass since that leaves nothing to roll for. */
export function rollRam(game: Game, attack: RamAttack): RolledRam {
  return attack.kind === 'charge' ? rollCharge(game, attack) : rollDfa(game, attack);
}

export function resolveRam(game: Game, rolled: RolledRam): void {
  if (rolled.attack.kind === 'charge') resolveCharge(game, rolled);
  else resolveDfa(game, rolled);
}
