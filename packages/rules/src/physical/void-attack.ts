import type { PhysicalAttack } from '../combat/declared-attack.ts';
import { emit, type Game } from '../game.ts';

/** The attack comes to nothing. */
export function voidAttack(game: Game, { attacker, target, kind }: PhysicalAttack): void {
  emit(game, { type: 'PhysicalVoided', attacker, target, kind });
}
