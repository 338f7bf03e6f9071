import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { bundleTests } from './mutants/bundle.ts';
import { findFiles } from './mutants/files.ts';
import { type Fate, Hunt } from './mutants/hunt.ts';
import { tellScores, tellSurvivor } from './mutants/report.ts';

/*
 * Changes the rules in one small place at a time and expects a scenario test to notice: another comparison, a number one
 * higher, a call left out. What no test notices is printed. No file is written: the mutants live in memory.
 *
 *   npx tsx tools/mutants.ts [FOLDER or FILE ...]       the default is packages/rules/src, which takes an hour
 */

const ROOT = join(dirname(fileURLToPath(import.meta.url)), '..');

async function main(wanted: readonly string[]): Promise<number> {
  const files = findFiles(ROOT, wanted);
  if (typeof files === 'string') {
    console.error(files);
    return 2;
  }
  const bundle = await bundleTests(ROOT, files.tests, files.mutated);
  const hunt = new Hunt(bundle);
  const fates = bundle.mutants.map((mutant, id): Fate => {
    const fate = hunt.fateOf(id);
    if (fate !== 'noticed') console.log(tellSurvivor(mutant, fate));
    return fate;
  });
  console.log(`\n${tellScores(bundle.mutants, fates)}`);
  return fates.every(fate => fate === 'noticed') ? 0 : 1;
}

process.exitCode = await main(process.argv.slice(2));
