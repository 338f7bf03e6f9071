import {
  boardFromJson,
  type BoardJson,
  boardToJson,
  type Issue,
  sameJson,
  specFromJson,
  type SpecJson,
  specToJson,
} from '@hexfall/protocol';
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

/** Things that are kept once, by what is in them. Those that come again as they are need not be looked into. */
class Pool<T> {
  readonly items: T[] = [];
  private readonly known = new Map<T, number>();
  private readonly places = new Map<string, number>();

  readonly place = (item: T): number => {
    const place = this.known.get(item) ?? this.placeOf(JSON.stringify(item), item);
    this.known.set(item, place);
    return place;
  };

  private placeOf(key: string, item: T): number {
    const place = this.places.get(key) ?? this.items.push(item) - 1;
    this.places.set(key, place);
    return place;
  }
}

/** Asks once for each thing, and remembers. */
function remembering<T, R>(ask: (thing: T, path: string) => R): (thing: T, path?: string) => R {
  const answers = new Map<T, R>();
  return (thing, path = '') => {
    const known = answers.get(thing);
    if (known !== undefined) return known;
    const answer = ask(thing, path);
    answers.set(thing, answer);
    return answer;
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
  const write = { board: remembering(boardToJson), spec: remembering(specToJson) };
  const batches = series.map(batch => pooled(batchToJson(batch, write)));
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
  const read = { board: remembering(boardFromJson), spec: remembering(specFromJson) };
  const series: Batch[] = [];
  const fieldOf = ({ board, ...field }: PooledField): object => ({ ...field, board: boards[board] });
  for (const [i, { specs: units, fields, ...rest }] of batches.entries()) {
    const batch = batchFromJson(
      { ...rest, specs: units.map(place => specs[place]), fields: fields.map(fieldOf) },
      read,
    );
    if (!batch.ok) return fail(...batch.errors.map(({ path, reason }) => ({ path: `batches[${i}].${path}`, reason })));
    series.push(batch.value);
  }
  return succeed(series);
}

/** Whether two series play the same games. */
export function isSameSeries(a: Series, b: Series): boolean {
  return sameJson(seriesToJson(a), seriesToJson(b));
}
