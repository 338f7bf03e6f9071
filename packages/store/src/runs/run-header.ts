import { fail, type Result } from '@hexfall/rules';
import {
  COMPARISON,
  parseHeaderLine,
  parseSeriesHeader,
  type Series,
  type SeriesHeader,
  TOURNAMENT,
} from '@hexfall/sim';

/** Commands whose runs a store can hold. */
export const RUN_COMMANDS = ['simulate', 'tournament', 'compare'] as const;
export type RunCommand = (typeof RUN_COMMANDS)[number];

/** Reads the match-ups of a run from the first line of its file. The error completes a sentence that begins with the name of the run. */
function readSeries(command: RunCommand, header: string): Result<Series, string> {
  if (command === 'simulate') {
    const read = parseHeaderLine(header);
    return read.ok ? { ok: true, value: [read.value.batch] } : read;
  }
  const read: Result<Pick<SeriesHeader<unknown>, 'series'>, string> = command === 'tournament'
    ? parseSeriesHeader(TOURNAMENT, header)
    : parseSeriesHeader(COMPARISON, header);
  return read.ok ? { ok: true, value: read.value.series } : read;
}

/** Whether a text names such a command. */
export function isRunCommand(text: string): text is RunCommand {
  return (RUN_COMMANDS as readonly string[]).includes(text);
}

/** Reads the match-ups of a run of any command. */
export function readAnySeries(command: string, header: string): Result<Series, string> {
  return isRunCommand(command) ? readSeries(command, header) : fail(`${command} is not a kind of run`);
}
