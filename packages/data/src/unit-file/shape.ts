import type { Problems } from '@hexfall/rules';

export type JsonSchema = Readonly<Record<string, unknown>>;

/**
 * What a value must look like, said once: `check` reports everything that is wrong with a value, `schema` tells the same
 * to programs in other languages. The type ties a shape to what it is the shape of.
 */
export interface Shape<T> {
  readonly schema: JsonSchema;
  check(value: unknown, path: string, problems: Problems): void;
  readonly like?: T;
}

/** A field that may be left out. */
export interface OptionalShape<T> extends Shape<T> {
  readonly optional: true;
}

/** One shape for each field of an object type; optional fields have optional shapes. */
export type FieldShapes<T> = {
  readonly [K in keyof T]-?: object extends Pick<T, K> ? OptionalShape<NonNullable<T[K]>> : Shape<T[K]>;
};

export function optional<T>(shape: Shape<T>): OptionalShape<T> {
  return { ...shape, optional: true };
}

/** The same shape with a sentence for whoever reads the schema. */
export function described<T>(description: string, shape: Shape<T>): Shape<T> {
  return { ...shape, schema: { description, ...shape.schema } };
}

export function wholeNumber(lowest: number, highest: number, step = 1): Shape<number> {
  return {
    schema: { type: 'integer', minimum: lowest, maximum: highest, ...(step === 1 ? {} : { multipleOf: step }) },
    check(value, path, problems) {
      const before = problems.errors.length;
      problems.integer(value, path, lowest, highest);
      if (problems.errors.length > before || (value as number) % step === 0) return;
      problems.report('outOfRange', path, `must be a multiple of ${step}, not ${String(value)}`);
    },
  };
}

export function flag(): Shape<boolean> {
  return {
    schema: { type: 'boolean' },
    check: (value, path, problems) => void problems.boolean(value, path),
  };
}

export function oneOf<T extends string>(names: readonly T[]): Shape<T> {
  return {
    schema: { enum: names },
    check: (value, path, problems) => void problems.oneOf(value, path, names),
  };
}

/** Text on one line. */
export function line(shortest: number, longest: number): Shape<string> {
  // Written out with letters, for the schema carries it to other programs.
  const oneLine = '^[^\\u0000-\\u001f]*$';
  const pattern = new RegExp(oneLine, 'u');
  return {
    schema: { type: 'string', minLength: shortest, maxLength: longest, pattern: oneLine },
    check(value, path, problems) {
      if (typeof value !== 'string') return problems.report('wrongType', path, 'must be text');
      // Counted as people and schemas count: by character, not by half of one.
      const length = Array.from(value).length;
      if (length < shortest) problems.report('missing', path, 'must not be empty');
      if (length > longest) problems.report('outOfRange', path, `must have at most ${longest} characters`);
      if (!pattern.test(value)) problems.report('wrongType', path, 'must be on one line');
    },
  };
}

export function listOf<T>(most: number, items: Shape<T>): Shape<readonly T[]> {
  return {
    schema: { type: 'array', maxItems: most, items: items.schema },
    check(value, path, problems) {
      const list = problems.list(value, path);
      if (list.length > most) return problems.report('outOfRange', path, `must have at most ${most} entries`);
      for (const [i, item] of list.entries()) items.check(item, `${path}[${i}]`, problems);
    },
  };
}

/** An object that has these fields and no others. */
export function record<T>(fields: FieldShapes<T>): Shape<T> {
  const shapes = Object.entries<Shape<unknown> & Partial<OptionalShape<unknown>>>(fields);
  const required = shapes.filter(([, shape]) => shape.optional !== true).map(([key]) => key);
  return {
    schema: {
      type: 'object',
      properties: Object.fromEntries(shapes.map(([key, { schema }]) => [key, schema])),
      ...(required.length > 0 ? { required } : {}),
      additionalProperties: false,
    },
    check(value, path, problems) {
      if (typeof value !== 'object' || value === null || Array.isArray(value)) {
        return problems.report('wrongType', path, 'must be an object');
      }
      const known = new Map(shapes);
      for (const [key, content] of Object.entries(value)) {
        if (content === undefined) continue;
        const at = path === '' ? key : `${path}.${key}`;
        const shape = known.get(key);
        if (shape === undefined) problems.report('unknownName', at, 'is not a known field');
        else shape.check(content, at, problems);
      }
      for (const key of required) {
        if (!Object.hasOwn(value, key) || value[key as keyof typeof value] === undefined)
          problems.report('missing', path === '' ? key : `${path}.${key}`, 'is missing');
      }
    },
  };
}

/** An object with the same kind of value for each of some keys, all of them or any. */
export function each<K extends string, T>(keys: readonly K[], value: Shape<T>): Shape<Readonly<Record<K, T>>> {
  return record(Object.fromEntries(keys.map(key => [key, value])) as FieldShapes<Readonly<Record<K, T>>>);
}

export function some<K extends string, T>(keys: readonly K[], value: Shape<T>): Shape<Readonly<Partial<Record<K, T>>>> {
  type Some = Readonly<Partial<Record<K, T>>>;
  return record(Object.fromEntries(keys.map(key => [key, optional(value)])) as unknown as FieldShapes<Some>);
}
