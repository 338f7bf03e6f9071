import { randomFillSync } from 'node:crypto';
import { readFileSync } from 'node:fs';
import { formatSeed } from '@hexfall/rules';
import { type Batch, hasOutsideBots } from '@hexfall/sim';
import { UsageError } from './exit.ts';
import { reasonOf } from './files.ts';
import { DEFAULT_SEED, type TypedSeed } from './seed-options.ts';

/** Longer than any text that a user types, but too short for a file that was named by mistake. */
const MAX_SEED_LENGTH = 1000;

/** The seeds that a command uses. */
export interface Seeds {
  readonly seed: string;
  /** A new seed for games with external bots, which could guess any other seed; `undefined` if the user gave a seed. */
  readonly secret?: string;
}

/** Returns options with the seeds that they ask for. */
export function withSeeds<T extends TypedSeed>(options: T): T & Seeds {
  const { seed, seedFile } = options;
  if (seed !== undefined && seedFile !== undefined) throw new UsageError('use either --seed or --seed-file, not both.');
  const given = seed ?? (seedFile === undefined ? undefined : readSeedFile(seedFile));
  return given === undefined ? { ...options, seed: DEFAULT_SEED, secret: newSeed() } : { ...options, seed: given };
}

function readSeedFile(path: string): string {
  let text: string;
  try {
    text = readFileSync(path === '-' ? 0 : path, 'utf8').trim();
  } catch (error) {
    throw new UsageError(`--seed-file ${path}: ${reasonOf(error)}.`);
  }
  if (text === '') throw new UsageError(`--seed-file ${path}: the file is empty.`);
  if (text.length <= MAX_SEED_LENGTH) return text;
  throw new UsageError(`--seed-file ${path}: a seed has at most ${MAX_SEED_LENGTH} characters, not ${text.length}.`);
}

function newSeed(): string {
  return formatSeed(randomFillSync(new Int32Array(4)));
}

/** Returns the seed for games with or without external bots. */
export function chooseSeed({ seed, secret }: Seeds, hasExternalBots: boolean): string {
  return hasExternalBots ? (secret ?? seed) : seed;
}

/** Adds a text to the seeds, for games that must have different dice. */
export function extendSeeds({ seed, secret }: Seeds, text: string): Seeds {
  return { seed: `${seed}${text}`, ...(secret === undefined ? {} : { secret: `${secret}${text}` }) };
}

/** Returns a note that tells the user a secret seed that was chosen, since the games cannot be repeated without it. */
export function secretNotes(options: Seeds & { readonly resume?: string }, hasExternalBots: boolean): string[] {
  const { secret, resume } = options;
  return hasExternalBots && secret !== undefined && resume === undefined
    ? [`the seed was secret; --seed ${secret} repeats the dice`]
    : [];
}

/**
 * Returns a match-up with the seed of an earlier run, if that seed was secret and the user gave no other one. Thus anyone who has the file
 * of a run can resume it without typing its seed.
 */
export function keepSecret(batch: Batch, earlier: Batch | undefined, { secret }: Pick<Seeds, 'secret'>): Batch {
  if (secret === undefined || earlier === undefined || !hasOutsideBots(batch)) return batch;
  return { ...batch, seed: earlier.seed };
}
