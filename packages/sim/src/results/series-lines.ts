import { ENGINE_VERSION } from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';
import { z } from 'zod';
import type { Series } from '../batch/series.ts';
import { seriesFromJson, seriesToJson } from '../batch/series-json.ts';
import { parseJson } from './parse-json.ts';

/** Raised whenever a change of the file is more than an addition. */
const FORMAT = 1;

/** What a file of the games of several match-ups begins with. Its games stand in it as those of one do, numbered through. */
export interface SeriesHeader<T> {
  readonly series: Series;
  /** How many games were wanted in all. */
  readonly games: number;
  /** What the series is about: whatever its reports need besides the games. */
  readonly about: T;
}

/** A kind of study that is made of a series, as files name it, and what it keeps about itself. */
export interface SeriesKind<T> {
  readonly name: string;
  readonly about: z.ZodType<T>;
  /** Whether these are as many batches as it should have. */
  readonly isComplete: (about: T, batches: number) => boolean;
}

const count = z.int().min(0);

export function formatSeriesHeader<T>({ name }: SeriesKind<T>, { series, games, about }: SeriesHeader<T>): string {
  const what = { hexfall: name, format: FORMAT, engine: ENGINE_VERSION, games };
  return JSON.stringify({ ...what, about, series: seriesToJson(series) });
}

/** What a file is about, or one sentence that says why it cannot be gone on with. */
export function parseSeriesHeader<T>(kind: SeriesKind<T>, line: string): Result<SeriesHeader<T>, string> {
  const { hexfall, format, engine, ...rest } = (parseJson(line) ?? {}) as Record<string, unknown>;
  if (hexfall !== kind.name) return fail(`is not the beginning of a file of a ${kind.name}`);
  if (format !== FORMAT) return fail(`has format ${String(format)}; this version reads ${FORMAT}`);
  if (engine !== ENGINE_VERSION) {
    return fail(`was played by version ${String(engine)}; version ${ENGINE_VERSION} may play other games`);
  }
  const checked = z.object({ games: count, about: kind.about, series: z.unknown() }).safeParse(rest);
  if (!checked.success) {
    const { path, message } = checked.error.issues[0]!;
    return fail(`${path.join('.')}: ${message}`);
  }
  const series = seriesFromJson(checked.data.series);
  if (!series.ok) return fail(`series.${series.errors[0]!.path}: ${series.errors[0]!.reason}`);
  const { games, about } = checked.data;
  if (!kind.isComplete(about, series.value.length)) return fail('series: does not have the match-ups that it should');
  return succeed({ games, about, series: series.value });
}
