import type { PhysicalAttack } from '../weapons/declared-attack.ts';
import { announce, type Game } from '../game.ts';

/** The attack comes to nothing. */
export function voidAttack(game: Game, { attacker, target, kind }: PhysicalAttack): void {
  announce(game, { type: 'PhysicalVoided', attacker, target, kind });
}
