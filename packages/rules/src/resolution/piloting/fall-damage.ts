import { halfDown, roundedTenth, tenthUp } from '../../basics/rounding.ts';
import type { Game } from '../../vocabulary/game/game.ts';

/**
 * A tenth of the tonnage for each level fallen, and once more for hitting the ground.
 *
 * @example
 * ```ts
 * import { fallDamage } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * fallDamage(game, 50, 0); // => 5
 * fallDamage(game, 50, 2); // => 15
 * ```
 */
export function fallDamage(game: Game, tonnage: number, height: number): number {
  return tenthOfTonnage(game, tonnage) * (height + 1);
}

function tenthOfTonnage(game: Game, tonnage: number): number {
  return game.rules.fallDamageRounding === 'up' ? tenthUp(tonnage) : roundedTenth(tonnage);
}

/*
 * Water breaks a fall by half. One that begins above the surface strikes twice, the surface and then the bottom, and each impact
 * deals groups of its own.
 */

/** What the surface of water of that depth does to a unit that falls onto it. */
export function surfaceImpact(game: Game, tonnage: number, height: number, depth: number): number {
  return depth > 0 && height > depth ? halfDown(fallDamage(game, tonnage, height - depth)) : 0;
}

/** What the ground does, or the bottom of water of that depth. */
export function groundImpact(game: Game, tonnage: number, height: number, depth: number): number {
  return depth === 0 ? fallDamage(game, tonnage, height) : halfDown(fallDamage(game, tonnage, Math.min(height, depth)));
}
