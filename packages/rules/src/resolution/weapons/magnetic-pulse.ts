import { interferencePart } from '../../questions/unit/interference.ts';
import type { Game } from '../../vocabulary/game/game.ts';
import type { Step } from '../../vocabulary/game/step.ts';
import type { WeaponAttack } from '../../vocabulary/state/attacks.ts';
import { rollDamage, type Salvo } from './salvo.ts';
import { setInterference } from './shock.ts';
import { ShotEffect } from './shot-effect.ts';
import { weaponHitOf } from './weapon-hit.ts';
import { GroupHit } from './weapon-hit-steps.ts';

/**
 * Rolls how many missiles with magnetic warheads hit, and returns their effect as steps: a point of damage each, and they are counted on
 * the unit that they hit.
 */
export function resolveWarheads(game: Game, salvo: Salvo<WeaponAttack>): readonly Step[] {
  const { attack } = salvo;
  const hit = weaponHitOf(game, attack);
  const groups = rollDamage(game, salvo);
  const missiles = groups.reduce((sum, points) => sum + points, 0);
  const count = new ShotEffect(attack, {
    kind: 'magneticPulse',
    act: (now, _, target) => setInterference(now, target, 'warheads', interferencePart(target, 'warheads') + missiles),
    amount: missiles,
  });
  return [...groups.map(points => new GroupHit(hit, points)), count];
}
