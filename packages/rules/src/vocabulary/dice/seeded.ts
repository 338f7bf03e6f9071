import type { DiceRoller, RollTag } from './roller.ts';
import { gameRngState } from './seed.ts';
import { nextBelow, nextInt32, type RngState, remainder } from './xoshiro.ts';

/** The sum of each of the 36 throws of two dice. */
const SUM_OF_THROW = Uint8Array.from({ length: 36 }, (_, i) => 2 + ((i / 6) | 0) + (i % 6));

/** The largest multiple of 36, and of 6, that fits into 32 bits; draws at or above it are discarded to keep the dice fair. */
const FAIR = 4294967292;

/**
 * Dice for play. Given a random state they draw from it, so that a clone of a game's state continues with the same rolls. Given a seed,
 * such as `seedFromText` returns, they roll like a game with that seed; any other text is made into a seed first.
 *
 * @example
 * ```ts
 * import { SeededDice, seedFromText } from '@hexfall/rules';
 *
 * const dice = new SeededDice(seedFromText('42'));
 * const again = new SeededDice('42');
 * dice.twoD6('toHit') === again.twoD6('toHit'); // => true
 * const rng = Int32Array.of(1, 2, 3, 4);
 * new SeededDice(rng.slice()).oneD6('fallDirection') === new SeededDice(rng).oneD6('fallDirection'); // => true
 * ```
 */
export class SeededDice implements DiceRoller {
  private readonly rng: RngState;

  constructor(seed: RngState | string) {
    this.rng = typeof seed === 'string' ? gameRngState(seed) : seed;
  }

  twoD6(tag: RollTag): number {
    const bits = nextInt32(this.rng) >>> 0;
    return bits < FAIR ? SUM_OF_THROW[remainder(bits, 36)]! : this.twoD6(tag);
  }

  oneD6(tag: RollTag): number {
    const bits = nextInt32(this.rng) >>> 0;
    return bits < FAIR ? 1 + remainder(bits, 6) : this.oneD6(tag);
  }

  pick(_tag: RollTag, count: number): number {
    return nextBelow(this.rng, count);
  }
}
