import { Coverage } from '../coverage/coverage.ts';
import { COVERAGE_SECTIONS } from '../coverage/sections.ts';
import { NotingDice, watchCoverage } from '../coverage/watch-coverage.ts';
import { watchInvariants } from '../invariants/invariants.ts';
import { type CheckCounts, WatchedGame } from '../invariants/watched-game.ts';
import { type BattleOptions, randomBattle } from './battle-setup.ts';

/** The checks and the coverage of a run of random games. */
export interface RunFindings {
  readonly checkCounts: CheckCounts;
  readonly coverage: Coverage;
}

export function emptyFindings(): RunFindings {
  return { checkCounts: new Map(), coverage: new Coverage(COVERAGE_SECTIONS) };
}

/** Plays the random game of a seed and checks every invariant. Throws at the first one that is broken. */
export function playBattle(seed: number, options: BattleOptions, { checkCounts, coverage }: RunFindings): WatchedGame {
  const watchers = [...watchInvariants(checkCounts), watchCoverage(coverage)];
  const watched = new WatchedGame(
    randomBattle(seed, options),
    watchers,
    checkCounts,
    dice => new NotingDice(dice, coverage),
  );
  watched.playRandomly(Int32Array.from([seed, 0x9e3779b9, 3, 4]));
  return watched;
}
