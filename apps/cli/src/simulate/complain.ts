import type { RunEnd } from '@hexfall/sim';
import { counted } from '../counted.ts';
import { FailedError } from '../exit.ts';
import { isParquet } from './parquet-file.ts';

/** A run of games, as far as it came. */
export interface Run {
  /** File that keeps the games, if there is one. */
  readonly out: string | undefined;
  /** The command that goes on with such a file, up to the name of the file; and what follows it. */
  readonly command: string;
  readonly until: string;
  readonly played: number;
  readonly games: number;
}

/** A run that did not do all it was asked to says so, and how to go on. */
export function complain({ reason, failures }: RunEnd, { out, command, until, played, games }: Run): void {
  if (reason === 'stopped') {
    const how =
      out === undefined || isParquet(out)
        ? 'With --out games.jsonl a run can be gone on with.'
        : `hexfall ${command} --resume ${out}${until} goes on.`;
    throw new FailedError(`stopped after ${played} of ${games} games. ${how}`);
  }
  const [first] = failures;
  if (first !== undefined)
    throw new FailedError(
      `${counted(failures.length, 'game')} could not be played, the first is game ${first.game} (seed ${first.seed}): ${first.reason}.`,
    );
}
