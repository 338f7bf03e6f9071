import type { Game } from '../../vocabulary/game/game.ts';
import type { Step } from '../../vocabulary/game/step.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import { isArrayShot } from './fire-weapon.ts';
import { rollDamage, type Salvo } from './salvo.ts';
import { weaponHitOf } from './weapon-hit.ts';
import { ArrayHit, GroupHit } from './weapon-hit-steps.ts';

/** Returns the damage of a salvo as steps: each group finds a location of its own; the guns of an array strike one location together. */
export function salvoSteps(game: Game, salvo: Salvo<WeaponAttack>): readonly Step[] {
  const { attack, load } = salvo;
  const hit = weaponHitOf(game, attack);
  const groups = rollDamage(game, salvo);
  if (isArrayShot(attack, load.type)) return [new ArrayHit(hit, groups)];
  return groups.map(points => new GroupHit(hit, points));
}
