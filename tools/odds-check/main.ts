import { setImmediate as pause } from 'node:timers/promises';
import { ODDS_KINDS, type OddsCase, randomCase } from '@hexfall/testkit';
import { type BiasRow, biasOf, errorFaults } from './bias.ts';
import { type CaseResult, checkCase } from './check-case.ts';
import { MAX_Z } from './compare.ts';
import { type Options, readOptions, reproduction } from './options.ts';
import { Summary } from './summary.ts';

/*
 * Holds the odds against plain sampling, for every kind of attack, blow, fall, move and phase, in random positions with damage:
 * npx tsx --conditions=@hexfall/source tools/odds-check/main.ts [--samples 1000000] [--cases 2] [--seed 1] [--kinds kick,cluster]
 * [--profile spec|canon] [--precision 0.0005] [--ms 5000] [--seeds 1000] [--coarse 0.01]
 * Values must be within four standard errors (twice in a row), bounds must hold, outcomes must sum to 1. The first case of each kind is
 * asked with many seeds too: the mean must be right, and the spread must be what the answers say. Fails if anything is wrong.
 */

function row(cells: readonly (string | number)[]): string {
  const widths = [24, 6, 5, 9, 9, 11, 8, 6];
  return cells.map((cell, i) => String(cell).padEnd(widths[i] ?? 0)).join(' ');
}

function casesOf(options: Options): { readonly cases: () => OddsCase[] }[] {
  const { kinds, profiles, seed, cases } = options;
  return ODDS_KINDS.filter(({ name }) => kinds.length === 0 || kinds.some(word => name.includes(word))).flatMap(kind =>
    profiles
      .filter(profile => (kind.onlyUnder ?? profile) === profile)
      .map(profile => ({
        cases: () => Array.from({ length: cases }, (_, i) => randomCase(kind, profile, seed + i)),
      })),
  );
}

class Run {
  readonly summary = new Summary();
  failures = 0;
  private readonly options: Options;

  constructor(options: Options) {
    this.options = options;
  }

  check(oddsCase: OddsCase): void {
    const { samples, precision, ms } = this.options;
    const { kind, profile, seed } = oddsCase;
    const name = `${kind} ${profile} ${seed}`;
    const result = checkCase(oddsCase, { samples, budget: { precision, milliseconds: ms }, seed: name });
    this.summary.add(result.comparisons);
    console.log(this.caseRow(oddsCase, result));
    this.report(result.faults, oddsCase);
  }

  checkBias(oddsCase: OddsCase): void {
    const { seeds, coarse, samples } = this.options;
    if (seeds === 0) return;
    const rows = biasOf(oddsCase, { seeds, samples, budget: { precision: coarse } });
    const worst = rows.reduce((most, each) => (Math.abs(each.z) > Math.abs(most.z) ? each : most));
    const { kind, profile, seed } = oddsCase;
    const understated = Math.max(...rows.map(({ spread, reported }) => (reported === 0 ? 0 : spread / reported)));
    console.log(
      row([kind, profile, seed, `${seeds} seeds`, '', worst.z.toFixed(1), `spread ${understated.toFixed(2)}`]),
    );
    this.report([...rows.filter(({ z }) => Math.abs(z) > MAX_Z).map(biasText), ...errorFaults(rows, seeds)], oddsCase);
  }

  private caseRow({ kind, profile, seed }: OddsCase, result: CaseResult): string {
    const largest = result.comparisons.reduce((most, { z }) => Math.max(most, Math.abs(z)), 0);
    const exact = `${result.exactAnswers}/${result.answers}`;
    const verdict = result.faults.length === 0 ? 'right' : 'WRONG';
    const figures = result.comparisons.length;
    return row([
      kind,
      profile,
      seed,
      `${result.milliseconds.toFixed(0)} ms`,
      exact,
      figures,
      largest.toFixed(2),
      verdict,
    ]);
  }

  private report(faults: readonly string[], oddsCase: OddsCase): void {
    if (faults.length === 0) return;
    this.failures++;
    for (const fault of faults.slice(0, MAX_SHOWN)) console.log(`  ${fault}`);
    if (faults.length > MAX_SHOWN) console.log(`  and ${faults.length - MAX_SHOWN} more`);
    console.log(`  again: ${reproduction(oddsCase, this.options)}`);
  }
}

/** More faults of one case say little that is new. */
const MAX_SHOWN = 12;

function biasText({ what, mean, sampled, z }: BiasRow): string {
  return `${what}: the mean over the seeds is ${mean}, sampled ${sampled}, ${z.toFixed(1)} standard errors off`;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  const run = new Run(options);
  console.log(row(['kind', 'rules', 'case', 'odds', 'exact', 'figures', 'max |z|', '']));
  for (const { cases } of casesOf(options)) {
    const made = cases();
    for (const oddsCase of made) {
      run.check(oddsCase);
      await pause();
    }
    run.checkBias(made[0]!);
  }
  console.log(run.summary.text());
  console.log(run.failures === 0 ? 'Nothing is wrong.' : `${run.failures} checks failed.`);
  return run.failures === 0 ? 0 : 1;
}

process.exitCode = await main();
