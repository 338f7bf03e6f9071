import { parseArgs } from 'node:util';
import { ODDS_KINDS } from '@hexfall/testkit';

export interface Options {
  /** Runs of plain sampling for each case. */
  readonly samples: number;
  /** Cases of each kind under each profile. */
  readonly cases: number;
  /** Number of the first case; the others follow. */
  readonly seed: number;
  /** Names of kinds, or parts of them; all if there are none. */
  readonly kinds: readonly string[];
  readonly profiles: readonly ('spec' | 'canon')[];
  /** Standard error at which an answer may stop. */
  readonly precision: number;
  /** Most milliseconds for each group of questions. */
  readonly ms: number;
  /** Seeds of the test for bias; 0 leaves it out. */
  readonly seeds: number;
  /** Standard error at which an answer of the test for bias may stop. */
  readonly coarse: number;
}

const TEXT = { type: 'string' } as const;
const NAMES = {
  samples: TEXT,
  cases: TEXT,
  seed: TEXT,
  kinds: TEXT,
  profile: TEXT,
  precision: TEXT,
  ms: TEXT,
  seeds: TEXT,
  coarse: TEXT,
};
type Texts = Readonly<Partial<Record<keyof typeof NAMES, string | undefined>>>;

/** Returns the options of the command line, or a sentence that says what is wrong with them. */
export function readOptions(args: readonly string[]): Options | string {
  let texts: Texts;
  try {
    texts = parseArgs({ args: [...args], options: NAMES }).values;
  } catch (error) {
    return error instanceof Error ? error.message : String(error);
  }
  return wrongNumber(texts) ?? wrongName(texts) ?? optionsOf(texts);
}

const MINIMUMS = { samples: 1000, cases: 1, seed: 0, ms: 1, seeds: 0 } as const;

function wrongNumber(texts: Texts): string | undefined {
  for (const [name, min] of Object.entries(MINIMUMS) as [keyof typeof MINIMUMS, number][]) {
    const text = texts[name];
    if (text !== undefined && !(Number.isInteger(Number(text)) && Number(text) >= min))
      return `--${name} must be a whole number from ${min} up, not "${text}".`;
  }
  for (const name of ['precision', 'coarse'] as const) {
    const text = texts[name];
    if (text !== undefined && !(Number(text) > 0)) return `--${name} must be a number above 0, not "${text}".`;
  }
  return undefined;
}

function wrongName({ kinds, profile }: Texts): string | undefined {
  if (profile !== undefined && profile !== 'spec' && profile !== 'canon')
    return `--profile must be spec or canon, not "${profile}".`;
  const unknown = kindWords(kinds).find(word => !ODDS_KINDS.some(({ name }) => name.includes(word)));
  return unknown === undefined
    ? undefined
    : `--kinds has "${unknown}", which is part of none of: ${ODDS_KINDS.map(({ name }) => name).join('; ')}.`;
}

function kindWords(kinds: string | undefined): string[] {
  return kinds === undefined ? [] : kinds.split(',').map(word => word.trim());
}

function optionsOf(texts: Texts): Options {
  const {
    samples = '1000000',
    cases = '2',
    seed = '1',
    kinds,
    profile,
    precision = '0.0005',
    ms = '5000',
    seeds = '1000',
    coarse = '0.01',
  } = texts;
  return {
    samples: Number(samples),
    cases: Number(cases),
    seed: Number(seed),
    kinds: kindWords(kinds),
    profiles: profile === 'spec' || profile === 'canon' ? [profile] : ['spec', 'canon'],
    precision: Number(precision),
    ms: Number(ms),
    seeds: Number(seeds),
    coarse: Number(coarse),
  };
}

/** Returns the command that checks one case again. */
export function reproduction({ kind, profile, seed }: Reproducible, options: Options): string {
  const { samples, precision, ms, seeds, coarse } = options;
  const position = `--kinds "${kind}" --profile ${profile} --seed ${seed} --cases 1`;
  const effort = `--samples ${samples} --precision ${precision} --ms ${ms} --seeds ${seeds} --coarse ${coarse}`;
  return `npx tsx --conditions=@hexfall/source tools/odds-check/main.ts ${position} ${effort}`;
}

interface Reproducible {
  readonly kind: string;
  readonly profile: string;
  readonly seed: number;
}
