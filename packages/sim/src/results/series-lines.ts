import { parseWith } from '@hexfall/data';
import { ENGINE_VERSION, formatIssue } from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';
import { z } from 'zod';
import type { Series } from '../batch/series.ts';
import { seriesFromJson, seriesToJson } from '../batch/series-json.ts';
import { gamesSchema } from './game-lines.ts';
import { parseJson } from './parse-json.ts';

/** Version of the file format. It is raised by any change other than an addition. */
const FORMAT = 1;

/** Contents of the first line of a file with the games of a series. The lines after it are games, as in a file of one batch. */
export interface SeriesHeader<T> {
  readonly series: Series;
  /** How many games were requested in all. */
  readonly games: number;
  /** What reports need besides the games, such as the names of the entrants. */
  readonly about: T;
}

/** A kind of study that plays a series of batches: a tournament or a comparison. */
export interface SeriesKind<T> {
  /** Its name in files. */
  readonly name: string;
  /** Schema of the field `about` of its header. */
  readonly about: z.ZodType<T>;
  /** Whether a study described by `about` has this number of batches. */
  readonly isComplete: (about: T, batches: number) => boolean;
}

export function formatSeriesHeader<T>({ name }: SeriesKind<T>, { series, games, about }: SeriesHeader<T>): string {
  const head = { hexfall: name, format: FORMAT, engine: ENGINE_VERSION, games };
  return JSON.stringify({ ...head, about, series: seriesToJson(series) });
}

/** Reads the header of a file of a series. The error completes a sentence that begins with the name of the file. */
export function parseSeriesHeader<T>(kind: SeriesKind<T>, line: string): Result<SeriesHeader<T>, string> {
  const { hexfall, format, engine, ...rest } = (parseJson(line) ?? {}) as Record<string, unknown>;
  if (hexfall !== kind.name) return fail(`is not the beginning of a file of a ${kind.name}`);
  if (format !== FORMAT) return fail(`has format ${String(format)}; this version reads ${FORMAT}`);
  if (engine !== ENGINE_VERSION) {
    return fail(`was played by version ${String(engine)}; version ${ENGINE_VERSION} may play different games`);
  }
  const checked = parseWith(z.object({ games: gamesSchema, about: kind.about, series: z.unknown() }), rest);
  if (!checked.ok) return fail(formatIssue(checked.errors[0]!));
  const series = seriesFromJson(checked.value.series);
  if (!series.ok) return fail(formatIssue(series.errors[0]!, 'series'));
  const { games, about } = checked.value;
  if (!kind.isComplete(about, series.value.length)) return fail('series: does not have the match-ups that it should');
  return succeed({ games, about, series: series.value });
}
