import { parseWith } from '@hexfall/data';
import {
  type BoardJson,
  boardFromJson,
  boardToJson,
  type Issue,
  isSameJson,
  type SpecJson,
  specFromJson,
  specToJson,
} from '@hexfall/protocol';
import { fail, type Result, succeed } from '@hexfall/rules';
import { z } from 'zod';
import { type BatchJson, batchFromJson, batchToJson } from './batch-json.ts';
import type { Batch } from './match-up.ts';
import type { Series } from './series.ts';

const pooledBatchSchema = z.looseObject({
  specs: z.array(z.int().min(0)),
  fields: z.array(z.looseObject({ board: z.int().min(0) })),
});
const seriesSchema = z.strictObject({
  boards: z.array(z.unknown()),
  specs: z.array(z.unknown()),
  batches: z.array(pooledBatchSchema).min(1),
});

type PooledField = z.output<typeof pooledBatchSchema>['fields'][number];

/** A series as JSON. Each unit and board is written once, however many batches share it. */
export interface SeriesJson {
  readonly boards: readonly BoardJson[];
  readonly specs: readonly SpecJson[];
  /** Batches as `batchToJson` writes them, with indices into `boards` and `specs` in place of boards and specs. */
  readonly batches: readonly object[];
}

/** Stores each of several equal items once. Items are compared by content, but the same object is serialized only once. */
class Pool<T> {
  readonly items: T[] = [];
  private readonly indexByItem = new Map<T, number>();
  private readonly indexByContent = new Map<string, number>();

  readonly add = (item: T): number => {
    const index = this.indexByItem.get(item) ?? this.addByContent(JSON.stringify(item), item);
    this.indexByItem.set(item, index);
    return index;
  };

  private addByContent(content: string, item: T): number {
    const index = this.indexByContent.get(content) ?? this.items.push(item) - 1;
    this.indexByContent.set(content, index);
    return index;
  }
}

/** Caches the results of a function by its first argument. */
function memoize<T, R>(compute: (item: T, path: string) => R): (item: T, path?: string) => R {
  const results = new Map<T, R>();
  return (item, path = '') => {
    const known = results.get(item);
    if (known !== undefined) return known;
    const result = compute(item, path);
    results.set(item, result);
    return result;
  };
}

export function seriesToJson(series: Series): SeriesJson {
  const boards = new Pool<BoardJson>();
  const specs = new Pool<SpecJson>();
  const pooled = ({ specs: units, fields, ...rest }: BatchJson): object => ({
    ...rest,
    specs: units.map(specs.add),
    fields: fields.map(({ board, ...field }) => ({ ...field, board: boards.add(board) })),
  });
  const write = { board: memoize(boardToJson), spec: memoize(specToJson) };
  const batches = series.map(batch => pooled(batchToJson(batch, write)));
  return { boards: boards.items, specs: specs.items, batches };
}

/** Reads a series from untrusted JSON. Every batch is checked as if it were on its own. */
export function seriesFromJson(input: unknown): Result<Series, Issue> {
  const checked = parseWith(seriesSchema, input);
  if (!checked.ok) return checked;
  const { boards, specs, batches } = checked.value;
  const read = { board: memoize(boardFromJson), spec: memoize(specFromJson) };
  const series: Batch[] = [];
  const fieldOf = ({ board, ...field }: PooledField): object => ({ ...field, board: boards[board] });
  for (const [i, { specs: units, fields, ...rest }] of batches.entries()) {
    const batch = batchFromJson(
      { ...rest, specs: units.map(index => specs[index]), fields: fields.map(fieldOf) },
      read,
    );
    if (!batch.ok) return fail(...batch.errors.map(({ path, reason }) => ({ path: `batches[${i}].${path}`, reason })));
    series.push(batch.value);
  }
  return succeed(series);
}

/** Whether two series play the same games. */
export function isSameSeries(a: Series, b: Series): boolean {
  return isSameJson(seriesToJson(a), seriesToJson(b));
}
