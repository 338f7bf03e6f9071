import { z } from 'zod';

/** A value as in files: it is read-only, and a field is either present or left out. */
export type Written<T> = T extends object ? { readonly [K in keyof T]: Written<Exclude<T[K], undefined>> } : T;

export type JsonSchema = Readonly<Record<string, unknown>>;

/** Returns the JSON Schema for the values that a schema accepts, for programs in other languages; title and description come first. */
export function jsonSchemaOf(schema: z.ZodType): JsonSchema {
  const { $schema, title, description, ...rest } = z.toJSONSchema(schema, { io: 'input' });
  return { $schema, title, description, ...rest };
}

/** A whole number within bounds. */
export function wholeNumber(min: number, max: number): z.ZodInt {
  return z.int().min(min).max(max);
}

/**
 * Text on one line. Its length is limited by a pattern only, because a pattern counts whole characters as people and other programs do, not
 * halves of them.
 */
export function line(min: number, max: number): z.ZodString {
  const pattern = new RegExp(`^[^\\u0000-\\u001f]{${min},${max}}$`, 'u');
  const error = ({ input }: { readonly input?: unknown }): string => {
    const length = Array.from(String(input)).length;
    if (length < min) return 'must not be empty';
    return length > max ? `must have at most ${max} characters` : 'must be on one line';
  };
  return z.string().regex(pattern, { error });
}

/** An object that has a value of one kind for each of the keys. */
export function allOf<K extends string, T extends z.ZodType>(
  keys: readonly K[],
  value: T,
): z.ZodObject<Record<K, T>, z.core.$strict> {
  return z.strictObject(Object.fromEntries(keys.map(key => [key, value])) as Record<K, T>);
}

/** An object that may have a value of one kind for any of the keys. */
export function someOf<K extends string, T extends z.ZodType>(
  keys: readonly K[],
  value: T,
): z.ZodObject<Record<K, z.ZodOptional<T>>, z.core.$strict> {
  return allOf(keys, value.optional());
}
