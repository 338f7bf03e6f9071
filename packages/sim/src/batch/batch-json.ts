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
import { fail, type GameSetup, type MechSpec, parseSeed, type Result, succeed } from '@hexfall/rules';
import { z } from 'zod';
import { parseBot } from './bot-choice.ts';
import { type Batch, type Battlefield, checkBatch, type Position } from './match-up.ts';
import type { Opening } from './opening.ts';
import { openingSchema } from './opening-json.ts';

const botSchema = z.string().refine(text => parseBot(text).ok, 'is not a bot');
const forceSchema = z.strictObject({ name: z.string(), units: z.array(z.string()).min(1) });

/** `createGame` checks the other fields. */
const positionSchema = z.looseObject({ specs: z.array(z.int().min(0)).min(1) });

const batchSchema = z.strictObject({
  seed: z.string().refine(text => parseSeed(text).ok, 'is not a seed'),
  swapSides: z.boolean(),
  bots: z.tuple([botSchema, botSchema]),
  forces: z.tuple([forceSchema, forceSchema]),
  specs: z.array(z.unknown()).min(1),
  fields: z
    .array(
      z.strictObject({ title: z.string(), board: z.unknown(), straight: positionSchema, exchanged: positionSchema }),
    )
    .min(1),
  opening: openingSchema.optional(),
});

/** A batch as JSON, for files and worker threads. */
export interface BatchJson extends Omit<z.output<typeof batchSchema>, 'specs' | 'fields' | 'opening'> {
  readonly specs: readonly SpecJson[];
  readonly fields: readonly FieldJson[];
  readonly opening?: Opening;
}

export interface FieldJson {
  readonly title: string;
  readonly board: BoardJson;
  readonly straight: PositionJson;
  readonly exchanged: PositionJson;
}

/** A position as JSON. Specs are indices into those of the batch. */
export interface PositionJson extends Omit<GameSetup, 'seed' | 'board' | 'specs'> {
  readonly specs: readonly number[];
}

/** Converts boards and specs to JSON. A series of batches passes functions that cache their results. */
export interface PartWriters {
  readonly board: typeof boardToJson;
  readonly spec: typeof specToJson;
}

/** Reads boards and specs from JSON. A series of batches passes functions that cache their results. */
export interface PartReaders {
  readonly board: typeof boardFromJson;
  readonly spec: typeof specFromJson;
}

const WRITERS: PartWriters = { board: boardToJson, spec: specToJson };
const READERS: PartReaders = { board: boardFromJson, spec: specFromJson };

/**
 * Converts a batch to JSON. Each unit is written once, however often it fights.
 *
 * @example
 * ```ts
 * import { batchFromJson, batchToJson } from '@hexfall/sim';
 * import { prepareDuel } from './table.mjs';
 *
 * const json = JSON.stringify(batchToJson(prepareDuel()));
 * batchFromJson(JSON.parse(json)).ok; // => true
 * ```
 */
export function batchToJson(batch: Batch, write: PartWriters = WRITERS): BatchJson {
  const { seed, swapSides, bots, forces, fields, opening } = batch;
  const specs = [...new Set(fields.flatMap(({ straight, exchanged }) => [...straight.specs, ...exchanged.specs]))];
  const position = ({ board: _board, ...rest }: Position): PositionJson => ({
    ...rest,
    specs: rest.specs.map(spec => specs.indexOf(spec)),
  });
  return {
    seed,
    swapSides,
    bots: [...bots],
    forces: [copyForce(forces[0]), copyForce(forces[1])],
    specs: specs.map(spec => write.spec(spec)),
    fields: fields.map(({ title, straight, exchanged }) => ({
      title,
      board: write.board(straight.board),
      straight: position(straight),
      exchanged: position(exchanged),
    })),
    ...(opening === undefined ? {} : { opening }),
  };
}

function copyForce({ name, units }: Batch['forces'][number]): { name: string; units: string[] } {
  return { name, units: [...units] };
}

/** Whether two batches play the same games. */
export function isSameBatch(a: Batch, b: Batch): boolean {
  return isSameJson(batchToJson(a), batchToJson(b));
}

/**
 * Reads a batch from untrusted JSON: a schema checks its shape, the rules its content.
 *
 * @example
 * ```ts
 * import { batchFromJson } from '@hexfall/sim';
 *
 * const batch = batchFromJson({ seed: 7 });
 * batch.ok ? '' : batch.errors[0]!.path; // => 'seed'
 * ```
 */
export function batchFromJson(input: unknown, read: PartReaders = READERS): Result<Batch, Issue> {
  const checked = parseWith(batchSchema, input);
  if (!checked.ok) return checked;
  const json = checked.value;
  const specs: MechSpec[] = [];
  for (const [i, entry] of json.specs.entries()) {
    const spec = read.spec(entry, `specs[${i}]`);
    if (!spec.ok) return spec;
    specs.push(spec.value);
  }
  const fields: Battlefield[] = [];
  for (const [i, field] of json.fields.entries()) {
    const battlefield = readField(field, specs, read, `fields[${i}]`);
    if (!battlefield.ok) return battlefield;
    fields.push(battlefield.value);
  }
  const { seed, swapSides, bots, forces, opening } = json;
  const batch = checkBatch({ seed, swapSides, bots, forces, fields, ...(opening === undefined ? {} : { opening }) });
  if (!batch.ok) return fail(...batch.errors.map(({ path, message }) => ({ path, reason: message })));
  const wrong = findWrongForce(batch.value);
  return wrong === undefined ? succeed(batch.value) : fail(wrong);
}

/**
 * Finds a force that does not have all its units on every board. Records have a place for each unit that a force names, so the numbers must
 * agree.
 */
function findWrongForce({ forces, fields, swapSides }: Batch): Issue | undefined {
  for (const [force, { units }] of forces.entries()) {
    const counts = fields.flatMap(({ straight, exchanged }) => [
      countOf(straight, force),
      ...(swapSides ? [countOf(exchanged, 1 - force)] : []),
    ]);
    const wrong = counts.find(count => count !== units.length);
    if (wrong === undefined) continue;
    return {
      path: `forces[${force}].units`,
      reason: `has length ${units.length}, but that of the units on a board is ${wrong}`,
    };
  }
  return undefined;
}

function countOf({ units }: Position, side: number): number {
  return units.filter(unit => unit.side === side).length;
}

type FieldInput = z.output<typeof batchSchema>['fields'][number];

function readField(
  field: FieldInput,
  specs: readonly MechSpec[],
  read: PartReaders,
  path: string,
): Result<Battlefield, Issue> {
  const board = read.board(field.board, `${path}.board`);
  if (!board.ok) return board;
  const missing = [...field.straight.specs, ...field.exchanged.specs].find(index => index >= specs.length);
  if (missing !== undefined) {
    return fail({ path: `${path}.specs`, reason: `names unit ${missing}, which does not exist` });
  }
  const position = (input: FieldInput['straight']): Position =>
    ({ ...input, board: board.value, specs: input.specs.map(index => specs[index]!) }) as unknown as Position;
  return succeed({ title: field.title, straight: position(field.straight), exchanged: position(field.exchanged) });
}
