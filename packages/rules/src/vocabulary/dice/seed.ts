import { fail, type Result, succeed } from '../../basics/result.ts';
import type { RngState } from './xoshiro.ts';

/**
 * Seeds. A seed string names its algorithm, so that a replay made with a different generator is refused instead of silently playing another
 * game: `xoshiro128ss:` and 32 hexadecimal digits.
 */
const SEED_ALGORITHM = 'xoshiro128ss';

/**
 * One stream for each purpose, each with a random state of its own: changes to a bot or to a map generator must not affect the game's dice,
 * or each other.
 */
export const STREAMS = ['game', 'bots', 'setup'] as const;
export type Stream = (typeof STREAMS)[number];

export interface SeedError {
  readonly code: 'seed.malformed';
  readonly path: string;
  readonly message: string;
}

const SEED_PATTERN = new RegExp(`^${SEED_ALGORITHM}:([0-9a-f]{32})$`);

export function parseSeed(text: string, path = 'seed'): Result<RngState, SeedError> {
  const digits = SEED_PATTERN.exec(text)?.[1];
  if (digits === undefined || /^0+$/.test(digits)) {
    const message = `${path}: "${text}" is not a seed; write "${SEED_ALGORITHM}:" and 32 hexadecimal digits, not all zero`;
    return fail({ code: 'seed.malformed', path, message });
  }
  const state = new Int32Array(4);
  for (let i = 0; i < 4; i++) state[i] = Number.parseInt(digits.slice(i * 8, i * 8 + 8), 16) | 0;
  return succeed(state);
}

export function formatSeed(state: RngState): string {
  return `${SEED_ALGORITHM}:${Array.from(state, word => (word >>> 0).toString(16).padStart(8, '0')).join('')}`;
}

/**
 * Returns a seed for any text that a person types, as in `--seed 42`. A well-formed seed string is returned unchanged.
 *
 * @example
 * ```ts
 * import { seedFromText } from '@hexfall/rules';
 *
 * seedFromText('42'); // => 'xoshiro128ss:63ca2cf380fa91531c8075e770545612'
 * seedFromText(seedFromText('42')) === seedFromText('42'); // => true
 * ```
 */
export function seedFromText(text: string): string {
  return formatSeed(seedState(text));
}

/** Returns the random state of a game whose seed is that text, or is made from it. */
export function gameRngState(text: string): RngState {
  return streamRngState(seedState(text), 'game');
}

function seedState(text: string): RngState {
  const seed = parseSeed(text);
  return seed.ok ? seed.value : hashToRngState(textCodes(text));
}

/**
 * Returns the seed of run `index` in a batch. It is hashed, so that neighbouring seeds do not give similar games.
 *
 * @example
 * ```ts
 * import { batchSeed, seedFromText } from '@hexfall/rules';
 *
 * const base = seedFromText('study');
 * batchSeed(base, 0) === batchSeed(base, 0); // => true
 * batchSeed(base, 0) === batchSeed(base, 1); // => false
 * ```
 */
export function batchSeed(baseSeed: string, index: number): string {
  return formatSeed(hashToRngState([...textCodes(baseSeed), index | 0, (index / 4294967296) | 0]));
}

/** Returns the random state from which one stream of a game starts. */
export function streamRngState(seed: RngState, stream: Stream): RngState {
  return hashToRngState([...seed, ...textCodes(stream)]);
}

function textCodes(text: string): number[] {
  return Array.from({ length: text.length }, (_, i) => text.charCodeAt(i));
}

const LANES: readonly (readonly [offset: number, multiplier: number])[] = [
  [0x3c6ef372, 0x2c1b3c6d],
  [0x1f83d9ab, 0x297a2d39],
  [0x5be0cd19, 0x85ebca6b],
  [0x510e527f, 0x9e3779b1],
];

/** Returns four independent 32-bit hashes of a list of integers; never four zeros. */
function hashToRngState(values: readonly number[]): RngState {
  const state = new Int32Array(4);
  for (const [lane, [offset, multiplier]] of LANES.entries()) {
    let hash = offset ^ values.length;
    for (const value of values) {
      hash = Math.imul(hash ^ value, multiplier);
      hash ^= hash >>> 15;
    }
    state[lane] = avalanche(hash);
  }
  if (state.every(word => word === 0)) state[0] = 1;
  return state;
}

/** Spreads every input bit over all output bits. */
function avalanche(value: number): number {
  let hash = Math.imul(value ^ (value >>> 16), 0x85ebca6b);
  hash = Math.imul(hash ^ (hash >>> 13), 0xc2b2ae35);
  return hash ^ (hash >>> 16);
}
