import { type BoardJson, type Issue, sameJson, type SpecJson } from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';
import { z } from 'zod';
import { batchFromJson, type BatchJson, batchToJson } from './batch-json.ts';
import type { Batch } from './match-up.ts';
import type { Series } from './series.ts';

const placesSchema = z.looseObject({
  specs: z.array(z.int().min(0)),
  fields: z.array(z.looseObject({ board: z.int().min(0) })),
});
const seriesSchema = z.strictObject({
  boards: z.array(z.unknown()),
  specs: z.array(z.unknown()),
  batches: z.array(placesSchema).min(1),
});

type PooledField = z.output<typeof placesSchema>['fields'][number];

/** A series as data. Units and boards stand there once, however many batches have them. */
export interface SeriesJson {
  readonly boards: readonly BoardJson[];
  readonly specs: readonly SpecJson[];
  /** Each as it would stand alone, with places in the lists above instead of boards and specs. */
  readonly batches: readonly object[];
}

/** Things that are kept once, by what is in them. */
class Pool<T> {
  readonly items: T[] = [];
  private readonly places = new Map<string, number>();

  readonly place = (item: T): number => {
    const key = JSON.stringify(item);
    const known = this.places.get(key);
    if (known !== undefined) return known;
    this.places.set(key, this.items.length);
    return this.items.push(item) - 1;
  };
}

export function seriesToJson(series: Series): SeriesJson {
  const boards = new Pool<BoardJson>();
  const specs = new Pool<SpecJson>();
  const pooled = ({ specs: units, fields, ...rest }: BatchJson): object => ({
    ...rest,
    specs: units.map(specs.place),
    fields: fields.map(({ board, ...field }) => ({ ...field, board: boards.place(board) })),
  });
  const batches = series.map(batch => pooled(batchToJson(batch)));
  return { boards: boards.items, specs: specs.items, batches };
}

/** Reads a series from anywhere; every batch is looked into as if it came alone. */
export function seriesFromJson(input: unknown): Result<Series, Issue> {
  const checked = seriesSchema.safeParse(input);
  if (!checked.success) {
    const [{ path, message }] = checked.error.issues as [z.core.$ZodIssue];
    return fail({ path: path.join('.'), reason: message });
  }
  const { boards, specs, batches } = checked.data;
  const series: Batch[] = [];
  const fieldOf = ({ board, ...field }: PooledField): object => ({ ...field, board: boards[board] });
  for (const [i, { specs: units, fields, ...rest }] of batches.entries()) {
    const batch = batchFromJson({ ...rest, specs: units.map(place => specs[place]), fields: fields.map(fieldOf) });
    if (!batch.ok) return fail(...batch.errors.map(({ path, reason }) => ({ path: `batches[${i}].${path}`, reason })));
    series.push(batch.value);
  }
  return succeed(series);
}

/** Whether two series play the same games. */
export function isSameSeries(a: Series, b: Series): boolean {
  return sameJson(seriesToJson(a), seriesToJson(b));
}
