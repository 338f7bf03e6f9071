import { impactGroups } from '../combat/damage-groups.ts';
import type { Game } from '../game.ts';

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
  return game.rules.fallDamageRounding === 'up' ? Math.ceil(tonnage / 10) : roundedTenth(tonnage);
}

/** A tenth of the tonnage, halves rounded up. */
export function roundedTenth(tonnage: number): number {
  return Math.floor((tonnage + 5) / 10);
}

/** The groups of damage of a fall, in order. `depth` is the water over the ground that is hit. */
export function fallGroups(game: Game, tonnage: number, height: number, depth: number): readonly number[] {
  if (depth === 0) return impactGroups(fallDamage(game, tonnage, height));
  return waterFall(game, tonnage, height, depth).flatMap(impactGroups);
}

/**
 * Water breaks a fall by half. One that begins above the surface strikes twice, the surface and then the bottom, and each
 * deals groups of its own.
 */
export function waterFall(game: Game, tonnage: number, height: number, depth: number): number[] {
  const half = (levels: number): number => Math.floor(fallDamage(game, tonnage, levels) / 2);
  return depth >= height ? [half(height)] : [half(height - depth), half(depth)];
}
