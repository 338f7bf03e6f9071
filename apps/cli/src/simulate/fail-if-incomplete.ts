import type { RunEnd } from '@hexfall/sim';
import { FailedError } from '../exit.ts';
import { formatCount } from '../format-count.ts';
import { isParquet } from './parquet-file.ts';

/** A run of games, which may have ended early. */
export interface Run {
  /** The file that the games were written to, if any. */
  readonly out: string | undefined;
  /** Name of the command that can resume the run. */
  readonly command: string;
  /** Options to repeat after `--resume FILE`. */
  readonly stopOptions: string;
  readonly played: number;
  readonly games: number;
  /** Games that a side lost because its bot failed. */
  readonly forfeits: number;
  /** How to continue a run that is kept elsewhere than in a file. */
  readonly continueWith: string | undefined;
}

/** Throws an error that says how to continue if a run was stopped, which game failed first, or how many games bots forfeited. */
export function failIfIncomplete({ reason, failures }: RunEnd, run: Run): void {
  const { played, forfeits } = run;
  if (reason === 'stopped') throw new FailedError(describeStop(run));
  const [first] = failures;
  if (first !== undefined)
    throw new FailedError(
      `${formatCount(failures.length, 'game')} could not be played; the first is game ${first.game} (seed ${first.seed}): ${first.reason}.`,
    );
  if (forfeits > 0)
    throw new FailedError(`${formatCount(forfeits, 'game')} of ${played} ended because a bot failed and forfeited.`);
}

/** Describes a run that was stopped. If the run is kept elsewhere, only the part that is known here has ended. */
function describeStop({ played, games, continueWith, ...kept }: Run): string {
  if (continueWith !== undefined) return `${played} of ${games} games so far. ${continueWith}`;
  return `stopped after ${played} of ${games} games. ${howToContinue(kept)}`;
}

function howToContinue({ out, command, stopOptions }: Pick<Run, 'out' | 'command' | 'stopOptions'>): string {
  return out === undefined || isParquet(out)
    ? 'A run with --out games.jsonl can be resumed.'
    : `Continue with: hexfall ${command} --resume ${out}${stopOptions}`;
}
