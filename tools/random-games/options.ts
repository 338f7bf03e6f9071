import { existsSync } from 'node:fs';
import { join } from 'node:path';
import { parseArgs } from 'node:util';

export interface Options {
  readonly games: number;
  /** Number of the first game; the others follow. */
  readonly seed: number;
  /** Undefined: both, alternately. */
  readonly profile: 'spec' | 'canon' | undefined;
  readonly data: string | undefined;
}

const DEFAULT_GAMES = '10000';

/** Returns the options of the command line, or a sentence that says what is wrong with them. */
export function readOptions(args: readonly string[]): Options | string {
  let values: Readonly<Record<'games' | 'seed' | 'profile' | 'data', string | undefined>>;
  try {
    const text = { type: 'string' } as const;
    ({ values } = parseArgs({ args: [...args], options: { games: text, seed: text, profile: text, data: text } }));
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  const games = Number(values.games ?? DEFAULT_GAMES);
  const seed = Number(values.seed ?? '1');
  if (!Number.isInteger(games) || games < 1) return `--games must be a whole number from 1 up, not "${values.games}".`;
  if (!Number.isInteger(seed) || seed < 0) return `--seed must be a whole number from 0 up, not "${values.seed}".`;
  const { profile } = values;
  if (profile !== undefined && profile !== 'spec' && profile !== 'canon')
    return `--profile must be spec or canon, not "${profile}".`;
  const data = values.data ?? referenceData();
  if (data !== undefined && !existsSync(data)) return `--data names ${data}, which does not exist.`;
  return { games, seed, profile, data };
}

/** Returns the folder of reference units and boards, if there is one. */
function referenceData(): string | undefined {
  const reference = process.env['HEXFALL_REFERENCE'];
  return reference === undefined || reference === '' ? undefined : join(reference, 'data');
}

/** Returns the command that plays a game again. */
export function reproduction(seed: number, { profile, data }: Options): string {
  const rules = profile === undefined ? '' : ` --profile ${profile}`;
  const folder = data === undefined ? '' : ` --data ${data}`;
  return `npx tsx tools/random-games/main.ts --games 1 --seed ${seed}${rules}${folder}`;
}
