import { Coverage } from '../coverage/coverage.ts';
import { COVERAGE_SECTIONS } from '../coverage/sections.ts';
import { NotingDice, watchCoverage } from '../coverage/watch-coverage.ts';
import { watchInvariants } from '../invariants/invariants.ts';
import { type Tally, WatchedGame } from '../invariants/watched-game.ts';
import { type BattleOptions, randomBattle } from './battle-setup.ts';

/** What a run of random games has checked and come upon. */
export interface RunFindings {
  readonly tally: Tally;
  readonly coverage: Coverage;
}

export function noFindings(): RunFindings {
  return { tally: new Map(), coverage: new Coverage(COVERAGE_SECTIONS) };
}

/** Plays the random game of a number under the eyes of every invariant. Throws at the first that it breaks. */
export function playBattle(seed: number, options: BattleOptions, { tally, coverage }: RunFindings): WatchedGame {
  const watchers = [...watchInvariants(tally), watchCoverage(coverage)];
  const watched = new WatchedGame(randomBattle(seed, options), watchers, tally, dice => new NotingDice(dice, coverage));
  watched.playRandomly(Int32Array.from([seed, 0x9e3779b9, 3, 4]));
  return watched;
}
