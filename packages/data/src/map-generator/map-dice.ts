import { nextBelow, parseSeed, type RngState, seedFromText, streamRngState } from '@hexfall/rules';

/** The dice of the map generator: the rules' own random generator with a stream of its own, so that equal seeds give equal maps. */
export class MapDice {
  private readonly words: RngState;

  constructor(seed: string) {
    const words = parseSeed(seedFromText(seed));
    if (!words.ok) throw new Error(words.errors[0]!.message);
    this.words = streamRngState(words.value, 'setup');
  }

  /** Returns a number from 0 to `count - 1`. */
  below(count: number): number {
    return nextBelow(this.words, count);
  }

  /** Returns a number from `min` to `max`, both included. */
  between(min: number, max: number): number {
    return min + this.below(max - min + 1);
  }

  /** Returns true in this many of a hundred cases. */
  percent(chance: number): boolean {
    return this.below(100) < chance;
  }

  pick<T>(list: readonly T[]): T {
    return list[this.below(list.length)]!;
  }
}
