import type { DiceRoller, OutcomeClasses, RollTag } from '@hexfall/rules';

/** Dice that fall as they did in another game for a number of rolls, and then fall anew. */
export class ForkedDice implements DiceRoller {
  private readonly past: DiceRoller;
  private readonly future: DiceRoller;
  /** Rolls that are still to fall as they did. */
  private left: number;
  private forked = false;

  constructor(past: DiceRoller, rolls: number, future: DiceRoller) {
    this.past = past;
    this.left = rolls;
    this.future = future;
  }

  /** Whether a roll has fallen anew. */
  get isForked(): boolean {
    return this.forked;
  }

  twoD6(tag: RollTag, matters?: number | OutcomeClasses): number {
    return this.next().twoD6(tag, matters);
  }

  oneD6(tag: RollTag, matters?: OutcomeClasses): number {
    return this.next().oneD6(tag, matters);
  }

  pick(tag: RollTag, count: number, mask?: number, kinds?: readonly number[]): number {
    return this.next().pick(tag, count, mask, kinds);
  }

  private next(): DiceRoller {
    if (this.left > 0) {
      this.left--;
      return this.past;
    }
    this.forked = true;
    return this.future;
  }
}
