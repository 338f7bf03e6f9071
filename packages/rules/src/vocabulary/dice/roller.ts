/**
 * The purposes of rolls. Every roll names its purpose, so that a test can script it, a log can show it and the enumerating dice can branch
 * on it. The list is in the order of a turn.
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
  'prototypeHeat',
  'shock',
  'nailDamage',
  'gunFailure',
  'scatter',
  'punchLocation',
  'kickLocation',
  'lancePoint',
  'gear',
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
 * Rolls that lead to the same outcome, such as the three sums that strike the same arm. Dice that take every path need only one of them:
 * `rolls[i]` stands for `ways[i]` of the throws.
 */
export interface OutcomeClasses {
  readonly rolls: readonly number[];
  readonly ways: readonly number[];
}

/**
 * The only source of chance in the rules. Seeded dice are for play, scripted dice for tests, enumerating dice for odds; a resolver does not
 * know which it has. What a roll says about `matters` is for dice that enumerate; all others ignore it.
 */
export interface DiceRoller {
  /** Returns the sum of two six-sided dice. `matters` is a number if only it matters whether the sum reaches it. */
  twoD6(tag: RollTag, matters?: number | OutcomeClasses): number;
  /** Returns the roll of one six-sided die. */
  oneD6(tag: RollTag, matters?: OutcomeClasses): number;
  /**
   * Returns a uniform choice among `count` things, from 0. If some of the things are alike, `mask` has a bit for each of them, the first
   * one lowest, and `kinds` the kind by bit.
   */
  pick(tag: RollTag, count: number, mask?: number, kinds?: readonly number[]): number;
}

/** `WAYS_2D6[sum]`: how many of the 36 throws of two dice give that sum. */
export const WAYS_2D6: readonly number[] = [0, 0, 1, 2, 3, 4, 5, 6, 5, 4, 3, 2, 1];

/**
 * Returns how many of the 36 throws of two dice reach `need`.
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

/** Returns the classes of two dice whose sums have equal outcomes. */
export function classesOfTwo(outcome: (sum: number) => unknown): OutcomeClasses {
  return classesOf([2, 3, 4, 5, 6, 7, 8, 9, 10, 11, 12], sum => WAYS_2D6[sum]!, outcome);
}

/** Returns the classes of one die whose faces have equal outcomes. */
export function classesOfOne(outcome: (face: number) => unknown): OutcomeClasses {
  return classesOf([1, 2, 3, 4, 5, 6], () => 1, outcome);
}

function classesOf(
  all: readonly number[],
  waysOf: (roll: number) => number,
  outcome: (roll: number) => unknown,
): OutcomeClasses {
  const outcomes: unknown[] = [];
  const rolls: number[] = [];
  const ways: number[] = [];
  for (const roll of all) {
    const result = outcome(roll);
    const known = outcomes.indexOf(result);
    if (known >= 0) ways[known]! += waysOf(roll);
    else {
      outcomes.push(result);
      rolls.push(roll);
      ways.push(waysOf(roll));
    }
  }
  return { rolls, ways };
}

const BY_NEED: readonly OutcomeClasses[] = Array.from({ length: 14 }, (_, need) => classesOfTwo(sum => sum >= need));

/** Returns the classes of two dice that must reach a number. */
export function classesByNeed(need: number): OutcomeClasses {
  return BY_NEED[Math.min(13, Math.max(2, need))]!;
}
