import { resolveWeaponAttack } from '../combat/weapon-attack.ts';
import { emit, type Game } from '../game.ts';

/** Everything that was declared happens at once: numbers were fixed at the declaration, results come in that order. */
export function resolveWeaponPhase(game: Game): void {
  const attacks = game.state.attacks.filter(attack => attack.kind === 'weapon');
  for (const attack of attacks) resolveWeaponAttack(game, attack);
  if (attacks.length > 0) emit(game, { type: 'AttacksCleared', phase: 'weapons' });
}
