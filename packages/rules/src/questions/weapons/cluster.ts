import { classesOfTwo, type OutcomeClasses } from '../../vocabulary/dice/roller.ts';

/**
 * The cluster hits table: how many projectiles hit, by their number and then by a roll of two dice from 2 to 12. This is
 * the only copy; every launcher reads it.
 */
const HITS_BY_SIZE: Readonly<Record<number, readonly number[]>> = {
  2: [1, 1, 1, 1, 1, 1, 2, 2, 2, 2, 2],
  3: [1, 1, 1, 2, 2, 2, 2, 2, 3, 3, 3],
  4: [1, 2, 2, 2, 2, 3, 3, 3, 3, 4, 4],
  5: [1, 2, 2, 3, 3, 3, 3, 4, 4, 5, 5],
  6: [2, 2, 3, 3, 4, 4, 4, 5, 5, 6, 6],
  7: [2, 2, 3, 4, 4, 4, 4, 6, 6, 7, 7],
  8: [2, 3, 3, 4, 4, 5, 5, 6, 7, 8, 8],
  9: [3, 3, 4, 5, 5, 5, 5, 7, 7, 9, 9],
  10: [3, 3, 4, 6, 6, 6, 6, 8, 8, 10, 10],
  11: [4, 4, 5, 7, 7, 7, 7, 9, 9, 11, 11],
  12: [4, 4, 5, 8, 8, 8, 8, 10, 10, 12, 12],
  13: [4, 4, 5, 8, 8, 8, 8, 11, 11, 13, 13],
  14: [5, 5, 6, 9, 9, 9, 9, 11, 11, 14, 14],
  15: [5, 5, 6, 9, 9, 9, 9, 12, 12, 15, 15],
  16: [5, 5, 7, 10, 10, 10, 10, 13, 13, 16, 16],
  17: [5, 5, 7, 10, 10, 10, 10, 14, 14, 17, 17],
  18: [6, 6, 8, 11, 11, 11, 11, 14, 14, 18, 18],
  19: [6, 6, 8, 11, 11, 11, 11, 15, 15, 19, 19],
  20: [6, 6, 9, 12, 12, 12, 12, 16, 16, 20, 20],
  21: [7, 7, 9, 13, 13, 13, 13, 17, 17, 21, 21],
  22: [7, 7, 9, 14, 14, 14, 14, 18, 18, 22, 22],
  23: [7, 7, 10, 15, 15, 15, 15, 19, 19, 23, 23],
  24: [8, 8, 10, 16, 16, 16, 16, 20, 20, 24, 24],
  25: [8, 8, 10, 16, 16, 16, 16, 21, 21, 25, 25],
  26: [9, 9, 11, 17, 17, 17, 17, 21, 21, 26, 26],
  27: [9, 9, 11, 17, 17, 17, 17, 22, 22, 27, 27],
  28: [9, 9, 11, 17, 17, 17, 17, 23, 23, 28, 28],
  29: [10, 10, 12, 18, 18, 18, 18, 23, 23, 29, 29],
  30: [10, 10, 12, 18, 18, 18, 18, 24, 24, 30, 30],
  40: [12, 12, 18, 24, 24, 24, 24, 32, 32, 40, 40],
};

/** Sizes that have a row in the table. */
export const CLUSTER_SIZES: readonly number[] = Object.keys(HITS_BY_SIZE).map(Number);

/**
 * Returns how many projectiles hit. A roll beyond the table after modifiers counts as 2 or 12; a single projectile always hits.
 *
 * @example
 * ```ts
 * import { clusterHits } from '@hexfall/rules';
 *
 * clusterHits(20, 7); // => 12
 * ```
 */
export function clusterHits(size: number, roll: number): number {
  if (size === 1) return 1;
  return HITS_BY_SIZE[size]![Math.min(12, Math.max(2, roll)) - 2]!;
}

/** By number of projectiles and modifier: the rolls with which equally many hit. */
const CLASSES = new Map<number, OutcomeClasses>();

/** Returns which rolls make equally many projectiles hit, with a modifier added to each roll. */
export function clusterClasses(size: number, modifier: number): OutcomeClasses {
  const key = size * 64 + modifier;
  const known = CLASSES.get(key);
  if (known !== undefined) return known;
  const classes = classesOfTwo(sum => clusterHits(size, sum + modifier));
  CLASSES.set(key, classes);
  return classes;
}

/**
 * Divides damage into groups: as many full groups as possible, then the rest.
 *
 * @example
 * ```ts
 * import { damageGroups } from '@hexfall/rules';
 *
 * damageGroups(12, 5); // => [5, 5, 2]
 * ```
 */
export function damageGroups(points: number, groupPoints: number): number[] {
  const groups: number[] = [];
  for (let rest = points; rest > 0; rest -= groupPoints) groups.push(Math.min(rest, groupPoints));
  return groups;
}
