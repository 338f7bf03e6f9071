import { setImmediate as pause } from 'node:timers/promises';
import { type Arsenal, emptyFindings, playBattle, type RunFindings, readArsenal } from '@hexfall/testkit';
import { ProgressLine } from '../../apps/cli/src/progress-line.ts';
import { type Options, readOptions, reproduction } from './options.ts';
import { formatReport, gapsIn } from './report.ts';

/*
 * Plays random legal games, checks every invariant, and reports what the games encountered:
 * npx tsx tools/random-games/main.ts [--games 10000] [--seed 1] [--profile spec|canon] [--data FOLDER]
 * FOLDER holds .mtf and .board files; without it units and boards are made up. Fails when an invariant breaks or when
 * something was never encountered. Ctrl-C ends it early, with what was seen until then. Needs built packages.
 */

interface Run {
  readonly findings: RunFindings;
  played: number;
  turns: number;
  broken: number;
  interrupted: boolean;
}

/** More failures say nothing new. */
const MAX_FAILURES = 20;

function playOne(run: Run, seed: number, options: Options, arsenal: Arsenal | undefined): void {
  const { profile } = options;
  const battle = { ...(profile === undefined ? {} : { profile }), ...(arsenal === undefined ? {} : { arsenal }) };
  try {
    run.turns += playBattle(seed, battle, run.findings).game.state.turn;
  } catch (error) {
    run.broken++;
    console.error(`\ngame ${seed}: ${error instanceof Error ? error.message : String(error)}`);
    console.error(`  again: ${reproduction(seed, options)}`);
  }
  run.played++;
}

async function main(): Promise<number> {
  const options = readOptions(process.argv.slice(2));
  if (typeof options === 'string') {
    console.error(options);
    return 2;
  }
  const arsenal = options.data === undefined ? undefined : readArsenal(options.data);
  console.log(
    arsenal === undefined
      ? 'Units and boards are made up; --data FOLDER brings real ones.'
      : `${arsenal.specs.length} units and ${arsenal.boards.length} boards in ${options.data}.`,
  );
  const run: Run = { findings: emptyFindings(), played: 0, turns: 0, broken: 0, interrupted: false };
  process.once('SIGINT', () => (run.interrupted = true));
  const start = performance.now();
  const progress = new ProgressLine(process.stderr, { unit: 'games', logMs: 15_000 });
  while (run.played < options.games && run.broken < MAX_FAILURES && !run.interrupted) {
    playOne(run, options.seed + run.played, options, arsenal);
    progress.show(run.played, options.games);
    await pause();
  }
  progress.clear();
  console.log(formatReport(run.findings));
  const seconds = ((performance.now() - start) / 1000).toFixed(1);
  console.log(
    `${run.interrupted ? 'Interrupted: ' : ''}${run.played} games, ${run.turns} turns in ${seconds} s, ${run.broken} broken`,
  );
  // A short run does not encounter everything.
  const gaps = run.interrupted || options.games < ENOUGH ? [] : gapsIn(run.findings.coverage);
  for (const gap of gaps) console.error(gap);
  return run.broken === 0 && gaps.length === 0 ? 0 : 1;
}

/** Games after which everything should have been encountered. */
const ENOUGH = 10_000;

process.exitCode = await main();
