import type { DiceRoller, RollTag } from './roller.ts';
import { type DiceWords, nextBelow, nextInt32 } from './xoshiro.ts';

/** Of the 36 throws of two dice, the sum of each. */
const SUM_OF_THROW = Uint8Array.from({ length: 36 }, (_, i) => 2 + ((i / 6) | 0) + (i % 6));

/** The largest multiple of 36 that fits 32 bits; draws at or above it are thrown away to keep the dice fair. */
const FAIR_36 = 4294967292;

/**
 * Dice that play: they draw from the words of the game state, so a clone of the state rolls on identically.
 *
 * @example
 * ```ts
 * import { SeededDice } from '@hexfall/rules';
 *
 * const words = Int32Array.of(1, 2, 3, 4);
 * const dice = new SeededDice(words);
 * const again = new SeededDice(Int32Array.of(1, 2, 3, 4));
 * dice.twoD6('toHit') === again.twoD6('toHit'); // => true
 * ```
 */
export class SeededDice implements DiceRoller {
  private readonly words: DiceWords;

  constructor(words: DiceWords) {
    this.words = words;
  }

  twoD6(_tag: RollTag, _need?: number): number {
    let bits = nextInt32(this.words) >>> 0;
    while (bits >= FAIR_36) bits = nextInt32(this.words) >>> 0;
    return SUM_OF_THROW[bits % 36]!;
  }

  oneD6(_tag: RollTag): number {
    return nextBelow(this.words, 6) + 1;
  }

  pick(_tag: RollTag, count: number): number {
    return nextBelow(this.words, count);
  }
}
