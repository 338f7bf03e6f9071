import { resolveWeaponAttack } from '../combat/weapon-attack.ts';
import { emit, type Game } from '../game.ts';

/** Everything that was declared happens at once: numbers were fixed at the declaration, results come in that order. */
export function resolveWeaponPhase(game: Game): void {
  for (const attack of game.state.attacks) resolveWeaponAttack(game, attack);
  if (game.state.attacks.length > 0) emit(game, { type: 'AttacksCleared' });
}
