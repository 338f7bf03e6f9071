import type { Replay } from '@hexfall/protocol';
import type { ReplayPageOptions } from '@hexfall/report';
import { Course, MAX_GAMES } from '@hexfall/sim';
import { BOT_TIME } from '../bots/bot-help.ts';
import { defaultBot, readBots } from '../bots/read-bots.ts';
import { FailedError } from '../exit.ts';
import type { Output } from '../output.ts';
import { runStoppable } from '../run-stoppable.ts';
import { readWholeNumber, readWorkerSettings } from '../simulate/options.ts';
import { playCurve } from './curve-command.ts';

/** The number of games for the curve of a page, unless the user gives one. For large forces, it takes about as long as a cup of tea. */
const PAGE_GAMES = 1000;

/**
 * Computes the chances throughout a game for its page, if `--curve` asks for it. Ctrl-C ends that early, and the page shows what is known
 * by then.
 */
export async function pageCurve(
  curve: string | true | undefined,
  replay: Replay,
  source: string,
  { terminal, note }: Output,
): Promise<Pick<ReplayPageOptions, 'chances'>> {
  if (curve === undefined) return {};
  const games = curve === true ? PAGE_GAMES : readWholeNumber('--curve', curve, 1, MAX_GAMES);
  const course = Course.of(replay);
  if (!course.ok) throw new FailedError(`${source}, ${course.errors[0]!.message}.`);
  const settings = readWorkerSettings({ botTime: String(BOT_TIME) });
  const run = { bots: readBots(defaultBot()), seed: 'curve', games, settings };
  const chances = await runStoppable(signal => playCurve(course.value, run, { terminal, signal }));
  if (chances.games < games / 2) note([`the curve was worked out with ${chances.games} of ${games} games`]);
  return { chances };
}
