import { collapseBattered } from '../../resolution/buildings/collapse.ts';
import { assignAntiMissile } from '../../resolution/weapons/anti-missile.ts';
import { resolveBuildingAttack } from '../../resolution/weapons/building-attack.ts';
import { resolveWeaponAttack } from '../../resolution/weapons/weapon-attack.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, mechOf, specOf } from '../../vocabulary/game/game.ts';
import { type FireAttack, isFire } from '../../vocabulary/state/attacks.ts';

/**
 * Everything that was declared happens at once: numbers were fixed at the declaration, results come in that order.
 * Target designators go first, since others are guided by them; what was shot to pieces comes down last.
 */
export function resolveWeaponsPhase(game: Game): void {
  const declared = game.state.attacks.filter(isFire);
  if (declared.length === 0) return;
  const interceptions = assignAntiMissile(game, declared);
  const resolve = (attack: FireAttack): void =>
    attack.kind === 'weapon'
      ? resolveWeaponAttack(game, attack, interceptions.get(attack) ?? -1)
      : resolveBuildingAttack(game, attack);
  for (const attack of declared) if (isTag(game, attack)) resolve(attack);
  for (const attack of declared) if (!isTag(game, attack)) resolve(attack);
  emit(game, { type: 'AttacksCleared', phase: 'weapons' });
  collapseBattered(game);
}

function isTag(game: Game, attack: FireAttack): boolean {
  const { weapons } = specOf(game, mechOf(game, attack.attacker));
  return weapons[attack.weapon]!.type.traits.includes('tag');
}
