import { parseArgs } from 'node:util';

export interface Options {
  readonly rounds: number;
  /** Seed of the first round; the others follow. */
  readonly seed: number;
}

const DEFAULT_ROUNDS = 20;
/** fast-check takes seeds of 32 bits. */
const MAX_SEED = 0x7fff_ffff;
/** Seeds from the clock stay well below it, so that there is room for more rounds. */
const FRESH_SEEDS = 1_000_000_000;

/** Returns the options of the command line, or a sentence that says what is wrong with them. */
export function readOptions(args: readonly string[], fresh: number): Options | string {
  let values: Readonly<Record<'rounds' | 'seed', string | undefined>>;
  try {
    const text = { type: 'string' } as const;
    ({ values } = parseArgs({ args: [...args], options: { rounds: text, seed: text } }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const rounds = Number(values.rounds ?? DEFAULT_ROUNDS);
  const seed = Number(values.seed ?? fresh % FRESH_SEEDS);
  if (!Number.isInteger(rounds) || rounds < 1)
    return `--rounds must be a whole number from 1 up, not "${values.rounds}".`;
  if (!Number.isInteger(seed) || seed < 0 || seed > MAX_SEED - rounds)
    return `--seed must be a whole number from 0 to ${MAX_SEED - rounds}, not "${values.seed}".`;
  return { rounds, seed };
}
