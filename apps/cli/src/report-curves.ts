import type { Replay } from '@hexfall/protocol';
import { type Batch, Course, hasOutsideBots, MAX_GAMES } from '@hexfall/sim';
import type { ChancesByEvent } from '@hexfall/stage';
import { defaultBot, readBots } from './bots/read-bots.ts';
import { UsageError } from './exit.ts';
import { readWholeNumber, type WorkerSettings } from './simulate/options.ts';
import type { CommandContext } from './simulate/simulate.ts';
import { FILM_GAMES } from './watch-option.ts';
import { playCurve } from './whatif/curve-command.ts';

/** The options about curves in a report, as the user typed them. */
export interface ReportCurveOptions {
  readonly report?: string;
  readonly curve?: string | true;
}

/** Reads how many games are played for the curve of each film; 0 if there are no curves. */
export function readCurveGames({ report, curve }: ReportCurveOptions): number {
  if (curve === undefined) return 0;
  if (report === undefined)
    throw new UsageError('--curve needs --report; hexfall whatif shows the curve of a replay as text.');
  return curve === true ? FILM_GAMES : readWholeNumber('--curve', curve, 1, MAX_GAMES);
}

/**
 * Returns a function that computes the chances throughout a game of a batch for its film. The games are played on by the bots of the batch
 * or, if one of them is external, by the default bot on both sides. If it is interrupted, it returns what is known by then, or nothing.
 */
export function curveMaker(
  games: number,
  settings: WorkerSettings,
  context: Pick<CommandContext, 'terminal' | 'signal'>,
): (batch: Batch) => (replay: Replay, swapped: boolean) => Promise<ChancesByEvent | undefined> {
  return batch => async (replay, swapped) => {
    if (games === 0 || context.signal.aborted) return undefined;
    const course = Course.of(replay);
    if (!course.ok) throw new Error(course.errors[0]!.message);
    const bots = hasOutsideBots(batch) ? readBots(defaultBot()) : batch.bots;
    const curve = await playCurve(course.value, { bots, seed: 'curve', games, settings, swapped }, context);
    return curve.games === 0 ? undefined : curve;
  };
}
