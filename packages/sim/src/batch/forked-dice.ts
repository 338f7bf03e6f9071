import type { DiceRoller, OutcomeClasses, RollTag } from '@hexfall/rules';

/** Dice that repeat the first rolls of another game, and make all later rolls anew. */
export class ForkedDice implements DiceRoller {
  private readonly past: DiceRoller;
  private readonly future: DiceRoller;
  /** How many rolls are still to be repeated. */
  private left: number;
  private forked = false;

  constructor(past: DiceRoller, rolls: number, future: DiceRoller) {
    this.past = past;
    this.left = rolls;
    this.future = future;
  }

  /** Whether any roll has been made anew. */
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
