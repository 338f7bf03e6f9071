import { boardOf, type Game, type MechState } from '@hexfall/rules';
import { damageFrom } from './enemy-fire.ts';
import { evasionOf } from './evasion.ts';
import { takeGlance } from './glance.ts';
import type { Enemy } from './situation.ts';
import type { Weights } from './weights.ts';

/*
 * Enemies fire at whom they can hurt most: the better a target its friends are, the less fire a unit draws.
 */

/** By enemy: what speaks for firing at one of the friends instead. */
export function attentionElsewhere(
  game: Game,
  friends: readonly MechState[],
  enemies: readonly Enemy[],
  { company, unsettledFire }: Weights,
): Float64Array {
  const board = boardOf(game);
  const elsewhere = new Float64Array(enemies.length);
  for (const friend of friends) {
    const { view, toHit } = evasionOf(game, friend);
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i]!;
      const damage = damageFrom(enemy, takeGlance(board, view, enemy.view), toHit, unsettledFire);
      elsewhere[i]! += company * damage * damage;
    }
  }
  return elsewhere;
}

/** Expected damage from an enemy that could do as much as `damage`, and may prefer other targets. */
export function damageDrawn(damage: number, elsewhere: number): number {
  const here = damage * damage;
  return here === 0 ? 0 : (damage * here) / (here + elsewhere);
}
