import { nextBelow, nextInt32, type RngState } from '@hexfall/rules';

/** A stream of random choices that is the same for the same seed. */
export class Choices {
  readonly rngState: RngState;

  constructor(seed: number) {
    this.rngState = Int32Array.from([seed, 0x5bd1e995, ~seed, 0x2c1b3c6d]);
    for (let i = 0; i < 8; i++) nextInt32(this.rngState);
  }

  below(count: number): number {
    return nextBelow(this.rngState, count);
  }

  oneOf<T>(values: readonly T[]): T {
    return values[this.below(values.length)]!;
  }
}
