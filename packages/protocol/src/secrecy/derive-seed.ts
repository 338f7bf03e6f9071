import { formatSeed, type RngState } from '@hexfall/rules';
import { sha256 } from '@noble/hashes/sha2.js';
import { utf8ToBytes } from '@noble/hashes/utils.js';

/** What a derived seed is for. Different purposes give seeds that have nothing in common. */
export type Purpose = readonly [use: 'bot' | 'copies' | 'dice' | 'game' | 'whatIf', number: number];

/**
 * Derives a seed from a secret one by SHA-256. The result reveals nothing about the secret, nor about anything else that is derived from
 * it.
 *
 * @example
 * ```ts
 * import { deriveSeed } from '@hexfall/protocol';
 * import { seedFromText } from '@hexfall/rules';
 *
 * const secret = seedFromText('42');
 * deriveSeed(secret, ['bot', 0]); // => 'xoshiro128ss:4802e0568f8a3cbb13de863685b89d98'
 * deriveSeed(secret, ['bot', 0]) === deriveSeed(secret, ['bot', 1]); // => false
 * ```
 */
export function deriveSeed(secret: string, purpose: Purpose): string {
  return formatSeed(deriveRngState(secret, purpose));
}

/**
 * Derives the state of a random number generator from a secret seed, as `deriveSeed` does.
 *
 * @example
 * ```ts
 * import { deriveRngState } from '@hexfall/protocol';
 * import { SeededDice, seedFromText } from '@hexfall/rules';
 *
 * const dice = new SeededDice(deriveRngState(seedFromText('42'), ['dice', 0]));
 * dice.oneD6('fallDirection') <= 6; // => true
 * ```
 */
export function deriveRngState(secret: string, [use, number]: Purpose): RngState {
  // As JSON, since two different lists never give the same text.
  const digest = sha256(utf8ToBytes(JSON.stringify(['hexfall', secret, use, number])));
  const bytes = new DataView(digest.buffer, digest.byteOffset, digest.byteLength);
  return Int32Array.from({ length: 4 }, (_, word) => bytes.getInt32(4 * word));
}
