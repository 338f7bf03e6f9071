import {
  classesByNeed,
  type DiceRoller,
  EVERY_FACE,
  EVERY_SUM,
  type OutcomeClasses,
  type RollTag,
} from '@hexfall/rules';
import { fillChoices } from './branching-dice.ts';
import type { WritableClasses } from './slot-classes.ts';
import type { ThinPath } from './thin-paths.ts';

const NO_INDICES: readonly number[] = [];

/** Dice that follow a thin path to its roll, take one of the thin outcomes there, and go on at random. */
export class ThinDice implements DiceRoller {
  private readonly epsilon: number;
  private readonly random: DiceRoller;
  private readonly own: WritableClasses = { rolls: [], ways: [] };
  private indices: readonly number[] = NO_INDICES;
  private weight = 0;
  private place = 0;
  private depth = 0;

  constructor(epsilon: number, random: DiceRoller) {
    this.epsilon = epsilon;
    this.random = random;
  }

  /**
   * Follows a path. Its thin outcomes share its mass from 0 to 1, and `place` says which of them is taken: places that are spread evenly
   * take each outcome in proportion.
   */
  follow({ indices, weight }: ThinPath, place: number): void {
    this.indices = indices;
    this.weight = weight;
    this.place = place;
    this.depth = 0;
  }

  twoD6(tag: RollTag, matters?: number | OutcomeClasses): number {
    if (this.depth > this.indices.length) return this.random.twoD6(tag);
    return this.next(typeof matters === 'number' ? classesByNeed(matters) : (matters ?? EVERY_SUM), 36);
  }

  oneD6(tag: RollTag, matters?: OutcomeClasses): number {
    if (this.depth > this.indices.length) return this.random.oneD6(tag);
    return this.next(matters ?? EVERY_FACE, 6);
  }

  pick(tag: RollTag, count: number, mask?: number, kinds?: readonly number[]): number {
    if (this.depth > this.indices.length) return this.random.pick(tag, count);
    fillChoices(this.own, count, mask, kinds);
    return this.next(this.own, count);
  }

  private next(classes: OutcomeClasses, total: number): number {
    const { depth } = this;
    this.depth++;
    const index = depth < this.indices.length ? this.indices[depth]! : this.thinIndex(classes, total);
    return classes.rolls[index]!;
  }

  private thinIndex({ ways }: OutcomeClasses, total: number): number {
    let thinWays = 0;
    for (const way of ways) if (this.isThin(way, total)) thinWays += way;
    let left = this.place * thinWays;
    let last = 0;
    for (let i = 0; i < ways.length; i++) {
      if (!this.isThin(ways[i]!, total)) continue;
      last = i;
      left -= ways[i]!;
      if (left < 0) break;
    }
    return last;
  }

  private isThin(ways: number, total: number): boolean {
    return (this.weight * ways) / total < this.epsilon;
  }
}
