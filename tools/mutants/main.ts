import { setImmediate as pause } from 'node:timers/promises';
import { ProgressLine } from '../../apps/cli/src/progress-line.ts';
import { ROOT } from '../bootstrap/run.mjs';
import { type Bundle, bundleTests } from './bundle.ts';
import { findFiles } from './files.ts';
import { type Fate, Hunt } from './hunt.ts';
import { formatScores, formatSurvivor } from './report.ts';

/*
 * Mutation testing. Changes the rules in one small place at a time (another comparison, a number one higher, a call left out) and
 * expects a scenario test to fail: the mutant is killed. Mutants that survive are printed. No file is written: the mutants live in
 * memory. Ctrl-C ends it early, with the score until then.
 *
 *   npx tsx tools/mutants/main.ts [FOLDER or FILE ...]       the default is packages/rules/src, which takes an hour
 */

async function main(wanted: readonly string[]): Promise<number> {
  const files = findFiles(ROOT, wanted);
  if (typeof files === 'string') {
    console.error(files);
    return 2;
  }
  const bundle = await bundleTests(ROOT, files.tests, files.mutated);
  const fates = await tryAll(bundle);
  if (fates.length < bundle.mutants.length)
    console.log(`Interrupted after ${fates.length} of ${bundle.mutants.length}.`);
  console.log(`\n${formatScores(bundle.mutants.slice(0, fates.length), fates)}`);
  return fates.length === bundle.mutants.length && fates.every(fate => fate === 'killed') ? 0 : 1;
}

/** Returns the fate of each mutant, or of those that were tried before an interruption. */
async function tryAll(bundle: Bundle): Promise<Fate[]> {
  const hunt = new Hunt(bundle);
  const progress = new ProgressLine(process.stderr, { unit: 'mutants', logMs: 15_000 });
  const fates: Fate[] = [];
  let interrupted = false;
  process.once('SIGINT', () => (interrupted = true));
  for (const [id, mutant] of bundle.mutants.entries()) {
    const fate = hunt.fateOf(id);
    if (fate !== 'killed') {
      progress.clear();
      console.log(formatSurvivor(mutant, fate));
    }
    fates.push(fate);
    progress.show(fates.length, bundle.mutants.length);
    await pause();
    if (interrupted) break;
  }
  progress.clear();
  return fates;
}

process.exitCode = await main(process.argv.slice(2));
