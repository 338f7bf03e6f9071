/**
 * What a roll is for. Every roll names its purpose, so that a test can script it, a log can show it and the
 * enumerating dice can branch on it. The order of the list is the order of a turn.
 */
export const ROLL_TAGS = [
  'initiative',
  'masc',
  'supercharger',
  'superchargerDamage',
  'piloting',
  'standUp',
  'skid',
  'ice',
  'swamp',
  'unjam',
  'toHit',
  'antiMissile',
  'cluster',
  'aim',
  'hitLocation',
  'floorLocation',
  'plasmaHeat',
  'punchLocation',
  'kickLocation',
  'criticalCount',
  'criticalSlot',
  'ventedCritical',
  'hullBreach',
  'consciousness',
  'fallDirection',
  'avoidFallDamage',
  'chargeMiss',
  'sidestep',
  'shutdown',
  'restart',
  'ammoExplosion',
  'recovery',
] as const;

export type RollTag = (typeof ROLL_TAGS)[number];

/**
 * The only source of chance in the rules. Seeded dice play, scripted dice test, enumerating dice compute odds:
 * a resolver cannot tell which it was given.
 */
export interface DiceRoller {
  /**
   * Sum of two six-sided dice. Pass `need` when nothing but `sum >= need` matters: the enumerating dice then
   * branch in two instead of eleven, every other roller ignores it.
   */
  twoD6(tag: RollTag, need?: number): number;
  /** One six-sided die. */
  oneD6(tag: RollTag): number;
  /** A uniform choice among `count` things, from 0. */
  pick(tag: RollTag, count: number): number;
}

/** `WAYS_2D6[sum]`: how many of the 36 throws of two dice give that sum. */
export const WAYS_2D6: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/**
 * How many of the 36 throws of two dice reach `need`.
 *
 * @example
 * ```ts
 * import { waysAtLeast } from '@hexfall/rules';
 *
 * waysAtLeast(8); // => 15
 * waysAtLeast(13); // => 0
 * ```
 */
export function waysAtLeast(need: number): number {
  let ways = 0;
  for (let sum = Math.max(2, need); sum <= 12; sum++) ways += WAYS_2D6[sum]!;
  return ways;
}
