import { announce } from '../../vocabulary/game/emit.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { PhysicalAttack } from '../../vocabulary/state/attacks.ts';

/** The attack comes to nothing. */
export function voidAttack(game: Game, { attacker, target, kind }: PhysicalAttack): void {
  announce(game, { type: 'PhysicalVoided', attacker, target, kind });
}
