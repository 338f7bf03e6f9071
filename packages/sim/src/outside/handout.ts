import { deriveRngState, deriveSeed } from '@hexfall/protocol';
import type { RngState } from '@hexfall/rules';

/** The randomness that a bot from outside is given. */
export interface Handout {
  /** Seed of the bot. */
  readonly seed: string;
  /** State of the random number generator for the dice of the copies of the game that it is shown. */
  readonly rngState: RngState;
}

/** Derives what a bot may know from the secret seed of its game, one way: neither the seed nor the dice of the game follow from it. */
export function createHandout(secret: string, side: number): Handout {
  return { seed: deriveSeed(secret, ['bot', side]), rngState: deriveRngState(secret, ['copies', side]) };
}
