import { boardOf, type Game, type MechState } from '@hexfall/rules';
import { damageFrom } from './enemy-fire.ts';
import { evasionOf } from './evasion.ts';
import { glanceAt } from './glance.ts';
import type { Enemy } from './situation.ts';
import type { Weights } from './weights.ts';

/** How much the friends of a unit draw the fire of enemies away from it: enemies fire at the unit that they can hurt most. */
export interface Attention {
  /** By enemy: how strongly it is drawn to fire at the unit's friends where they are now. */
  readonly elsewhere: Float64Array;
  /** The number of friends that have yet to move, weighted by how far they are trusted to become as good targets as the unit itself. */
  readonly followers: number;
}

/** Returns how strongly the friends of a unit draw the fire of each enemy. */
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
      const damage = damageFrom(enemy, glanceAt(board, view, enemy.view), toHit, unsettledFire);
      elsewhere[i]! += company * damage * damage;
    }
  }
  return { elsewhere, followers };
}

/** Returns the expected damage from an enemy, given by its index, that could do `damage` but may prefer to fire at friends of the unit. */
export function damageDrawn(damage: number, { elsewhere, followers }: Attention, enemy: number): number {
  const here = damage * damage;
  return here === 0 ? 0 : (damage * here) / (here * (1 + followers) + elsewhere[enemy]!);
}
