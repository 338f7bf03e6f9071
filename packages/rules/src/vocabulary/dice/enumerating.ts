import {
  classesByNeed,
  classesOfOne,
  classesOfTwo,
  type DiceRoller,
  type OutcomeClasses,
  type RollTag,
} from './roller.ts';

/** Classes in which every sum, or every face, is an outcome of its own. */
export const EVERY_SUM: OutcomeClasses = classesOfTwo(sum => sum);
export const EVERY_FACE: OutcomeClasses = classesOfOne(face => face);

/**
 * Dice that take every path. The first run follows the first face of each roll; `advance` then moves to the next
 * path, like an odometer whose wheels are the rolls that were asked for.
 */
class EnumeratingDice implements DiceRoller {
  /** Probability of the path taken so far. */
  probability = 1;
  private depth = 0;
  private readonly path: number[] = [];
  private readonly sizes: number[] = [];

  twoD6(_tag: RollTag, matters?: number | OutcomeClasses): number {
    return this.branch(typeof matters === 'number' ? classesByNeed(matters) : (matters ?? EVERY_SUM), 36);
  }

  oneD6(_tag: RollTag, matters?: OutcomeClasses): number {
    return this.branch(matters ?? EVERY_FACE, 6);
  }

  pick(_tag: RollTag, count: number): number {
    this.probability /= count;
    return this.choose(count);
  }

  /** Turns to the next path. Returns false when all have been taken. */
  advance(): boolean {
    while (this.path.length > 0 && this.path.at(-1)! + 1 === this.sizes.at(-1)) {
      this.path.pop();
      this.sizes.pop();
    }
    if (this.path.length === 0) return false;
    this.path[this.path.length - 1]!++;
    this.depth = 0;
    this.probability = 1;
    return true;
  }

  private branch({ rolls, ways }: OutcomeClasses, total: number): number {
    const i = this.choose(rolls.length);
    this.probability *= ways[i]! / total;
    return rolls[i]!;
  }

  private choose(size: number): number {
    if (this.depth === this.path.length) {
      this.path.push(0);
      this.sizes.push(size);
    }
    return this.path[this.depth++]!;
  }
}

/**
 * Computes the exact odds of any resolver: runs `play` once for each distinct path of its dice and passes each result
 * with its probability to `visit`. `play` must start from a fresh copy of the state every time.
 *
 * @example
 * ```ts
 * import { enumerate } from '@hexfall/rules';
 *
 * let odds = 0;
 * enumerate(
 *   dice => dice.twoD6('toHit', 8) >= 8,
 *   (hit, probability) => {
 *     if (hit) odds += probability;
 *   },
 * );
 * odds; // => 15 / 36
 * ```
 */
export function enumerate<T>(play: (dice: DiceRoller) => T, visit: (result: T, probability: number) => void): void {
  const dice = new EnumeratingDice();
  do visit(play(dice), dice.probability);
  while (dice.advance());
}
