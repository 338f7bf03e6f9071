import type { Problems } from './problems.ts';

/** JSON Schema of a value, as plain data. */
export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * The shape of a value, defined once: it checks a value from outside, renders itself as JSON Schema, and the TypeScript
 * type is derived from it with `Infer`. Small schemas are put together into large ones.
 */
export interface Schema<T> {
  /** Exists only for the compiler: the type of a value that passes the check. */
  readonly type?: T;
  /** Reports what is wrong with a value. */
  check(value: unknown, path: string, problems: Problems): void;
  /** Renders the schema as JSON Schema. If it is `open`, records may have fields that are not known here. */
  json(open: boolean): JsonSchema;
}

/** The type of the values that a schema describes. */
export type Infer<S> = S extends Schema<infer T> ? T : never;

/** A whole number within bounds. */
export function integer<T extends number = number>(minimum: number, maximum: number): Schema<T> {
  return {
    check: (value, path, problems) => void problems.integer(value, path, minimum, maximum),
    json: () => ({ type: 'integer', minimum, maximum }),
  };
}

/** True or false. */
export const FLAG: Schema<boolean> = {
  check: (value, path, problems) => void problems.boolean(value, path),
  json: () => ({ type: 'boolean' }),
};

export interface NameSchema<T> extends Schema<T> {
  readonly names: readonly T[];
}

/** One of a fixed list of names. */
export function oneOf<const T extends string>(names: readonly T[]): NameSchema<T> {
  return {
    names,
    check: (value, path, problems) => void problems.oneOf(value, path, names),
    json: () => (names.length === 1 ? { type: 'string', const: names[0] } : { type: 'string', enum: names }),
  };
}

export interface ListSchema<T, S extends Schema<unknown>> extends Schema<T> {
  readonly of: S;
}

interface ListBounds {
  /** The list must have exactly this many entries. */
  readonly length?: number;
  /** The list may have at most this many entries. */
  readonly max?: number;
}

/** A list whose every entry has the same shape. */
export function list<S extends Schema<unknown>>(
  of: S,
  { length, max }: ListBounds = {},
): ListSchema<readonly Infer<S>[], S> {
  return {
    of,
    check: (value, path, problems) => {
      const items = problems.list(value, path);
      if (length !== undefined && items.length !== length) {
        problems.report('wrongType', path, `must have ${length} entries, not ${items.length}`);
      }
      if (max !== undefined && items.length > max) {
        return problems.report('outOfRange', path, `must have at most ${max} entries, not ${items.length}`);
      }
      for (let i = 0; i < items.length; i++) of.check(items[i], `${path}[${i}]`, problems);
    },
    json: open => ({ type: 'array', items: of.json(open), ...defined({ minItems: length, maxItems: length ?? max }) }),
  };
}

/** A list that the owner of the record may write into. */
export function writableList<S extends Schema<unknown>>(of: S, bounds?: ListBounds): ListSchema<Infer<S>[], S> {
  return list(of, bounds) as ListSchema<Infer<S>[], S>;
}

/** The fields of a record, or some of them. Comments on them are shown where the derived type is used. */
export type Fields = Readonly<Record<string, Schema<unknown>>>;

/** The type of a record with these fields. */
export type FieldsOf<F extends Fields> = {
  readonly [K in keyof F as F[K] extends OptionalSchema<unknown> ? never : K]: Infer<F[K]>;
} & {
  readonly [K in keyof F as F[K] extends OptionalSchema<unknown> ? K : never]?: Infer<F[K]>;
};

/** The fields of a record without `readonly`, for the one owner that writes them. */
export type Writable<T> = { -readonly [K in keyof T]: T[K] };

export interface RecordSchema<F extends Fields> extends Schema<FieldsOf<F>> {
  readonly fields: F;
}

/** An object with exactly these fields; those that are `optional` may be left out. */
export function record<F extends Fields>(fields: F): RecordSchema<F> {
  const entries = Object.entries(fields);
  const names = Object.keys(fields);
  return {
    fields,
    check: (value, path, problems) => {
      const values = problems.record(value, path, names);
      for (const [name, schema] of entries) schema.check(values[name], `${path}.${name}`, problems);
    },
    json: open => ({
      type: 'object',
      properties: Object.fromEntries(entries.map(([name, schema]) => [name, schema.json(open)])),
      required: names.filter(name => !('optional' in fields[name]!)),
      additionalProperties: open,
    }),
  };
}

export interface OptionalSchema<T> extends Schema<T> {
  readonly optional: true;
}

/** A field that may be left out. */
export function optional<T>(schema: Schema<T>): OptionalSchema<T> {
  return {
    optional: true,
    check: (value, path, problems) => {
      if (value !== undefined) schema.check(value, path, problems);
    },
    json: open => schema.json(open),
  };
}

/** A shape that contains itself. */
export function lazy<T>(schema: () => Schema<T>): Schema<T> {
  return {
    check: (value, path, problems) => {
      if (path.length > MAX_PATH_LENGTH) problems.report('wrongType', path, 'is nested too deeply');
      else schema().check(value, path, problems);
    },
    json: open => schema().json(open),
  };
}

const MAX_PATH_LENGTH = 1000;

/** An object with any of these names as keys, each with a value of the same shape. */
export function byName<N extends string, T>(names: readonly N[], of: Schema<T>): Schema<{ readonly [K in N]?: T }> {
  return {
    check: (value, path, problems) => {
      const values = problems.record(value, path, names);
      for (const [name, inner] of Object.entries(values)) of.check(inner, `${path}.${name}`, problems);
    },
    json: open => ({
      type: 'object',
      propertyNames: { type: 'string', enum: names },
      additionalProperties: of.json(open),
    }),
  };
}

/** A record whose field `Tag` says which of several shapes it has. */
export type UnionOf<Tag extends string, Shapes extends Readonly<Record<string, Fields>>> = {
  readonly [K in keyof Shapes & string]: { readonly [T in Tag]: K } & FieldsOf<Shapes[K]>;
}[keyof Shapes & string];

/** Several shapes with the same fields. */
export function alike<N extends string, F extends Fields>(names: readonly N[], fields: F): { readonly [K in N]: F } {
  return Object.fromEntries(names.map(name => [name, fields])) as { readonly [K in N]: F };
}

/** One of several records, distinguished by the value of the field `tag`. A shape may have a sentence about it, by its name. */
export function union<Tag extends string, Shapes extends Readonly<Record<string, Fields>>>(
  tag: Tag,
  shapes: Shapes,
  meanings: { readonly [K in keyof Shapes]?: string } = {},
): Schema<UnionOf<Tag, Shapes>> {
  const names = Object.keys(shapes);
  const records = new Map<unknown, Schema<unknown>>();
  for (const name of names) {
    const shape = record({ [tag]: oneOf([name]), ...shapes[name] });
    const meaning = meanings[name];
    records.set(name, meaning === undefined ? shape : described(shape, meaning));
  }
  return {
    check: (value, path, problems) => {
      const known = records.get(tagOf(value, tag));
      if (known !== undefined) return known.check(value, path, problems);
      if (isRecord(value)) problems.oneOf(value[tag], `${path}.${tag}`, names);
      else problems.record(value, path, []);
    },
    json: open => ({ oneOf: [...records.values()].map(each => each.json(open)) }),
  };
}

function isRecord(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}

function tagOf(value: unknown, tag: string): unknown {
  return isRecord(value) ? value[tag] : undefined;
}

/** Adds a sentence about a shape for readers of the JSON Schema. */
export function described<S extends Schema<unknown>>(schema: S, description: string): S {
  return { ...schema, json: open => ({ ...schema.json(open), description }) };
}

export interface NamedSchema<T> extends Schema<T> {
  readonly name: string;
  /** The full shape; `json` only refers to it. */
  readonly definition: Schema<T>;
}

/** A shape with a name: wherever it is used, the JSON Schema refers to the definition of that name. */
export function named<T>(name: string, definition: Schema<T>): NamedSchema<T> {
  return { name, definition, check: definition.check.bind(definition), json: () => ({ $ref: `#/$defs/${name}` }) };
}

/** Returns the fields whose value is not `undefined`. */
function defined(fields: Readonly<Record<string, unknown>>): JsonSchema {
  return Object.fromEntries(Object.entries(fields).filter(([, value]) => value !== undefined));
}
