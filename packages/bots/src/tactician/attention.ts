import { boardOf, type Game, type MechState } from '@hexfall/rules';
import { damageFrom } from './enemy-fire.ts';
import { evasionOf } from './evasion.ts';
import { takeGlance } from './glance.ts';
import type { Enemy } from './situation.ts';
import type { Weights } from './weights.ts';

/** What draws the fire of enemies away from a unit: they fire at whom they can hurt most. */
export interface Attention {
  /** By enemy: what speaks for firing at one of the friends where they are now. */
  readonly elsewhere: Float64Array;
  /** Friends that have yet to move, as far as they are trusted to become as good targets as the unit itself. */
  readonly followers: number;
}

/** Looks at the friends of a unit as its enemies do. */
export function attentionOn(
  game: Game,
  friends: readonly MechState[],
  enemies: readonly Enemy[],
  { company, trust, unsettledFire }: Weights,
): Attention {
  const board = boardOf(game);
  const elsewhere = new Float64Array(enemies.length);
  let followers = 0;
  for (const friend of friends) {
    const { view, settled, toHit } = evasionOf(game, friend);
    if (!settled) followers += trust;
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i]!;
      const damage = damageFrom(enemy, takeGlance(board, view, enemy.view), toHit, unsettledFire);
      elsewhere[i]! += company * damage * damage;
    }
  }
  return { elsewhere, followers };
}

/** Expected damage from an enemy, by its index, that could do as much as `damage` and may prefer other targets. */
export function damageDrawn(damage: number, { elsewhere, followers }: Attention, enemy: number): number {
  const here = damage * damage;
  return here === 0 ? 0 : (damage * here) / (here * (1 + followers) + elsewhere[enemy]!);
}
