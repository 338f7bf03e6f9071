import { z } from 'zod';
import { DROPPED } from './issues.ts';

type Check = (value: unknown) => boolean;

/**
 * Returns a quick check for values that are read by the million. It returns true only for values from JSON that the schema would return
 * unchanged: with the same fields, in the same order. After `false`, the schema itself must check the value, and says what is wrong, if
 * anything is.
 */
export function createQuickCheck(schema: z.core.$ZodType): Check {
  if (schema instanceof z.ZodObject) return checkObject(schema);
  if (schema instanceof z.ZodRecord) return checkRecord(schema);
  if (schema instanceof z.ZodArray) return checkArray(schema);
  if (schema instanceof z.ZodTuple) return checkTuple(schema);
  if (schema instanceof z.ZodNumber) return checkNumber(schema);
  if (schema instanceof z.ZodEnum) return checkEnum(schema);
  if (schema instanceof z.ZodString) return requireOnly(schema, [], value => typeof value === 'string');
  if (schema instanceof z.ZodBoolean) return requireOnly(schema, [], value => typeof value === 'boolean');
  const { _zod: library } = schema;
  throw new Error(`cannot make a quick check for ${library.def.type}`);
}

/** A condition of a schema besides its type, as the library represents it. */
interface Condition {
  readonly check: string;
  /** Whether a limit is part of the range. */
  readonly inclusive?: boolean;
  readonly maximum?: number;
}

function conditionsOf(schema: z.ZodType): Condition[] {
  return (schema.def.checks ?? []).map(({ _zod: { def } }) => def as Condition);
}

/** Throws an error for a schema with other conditions than these, which would be checked too loosely. */
function requireOnly(schema: z.ZodType, known: readonly string[], check: Check): Check {
  const other = conditionsOf(schema).find(each => !known.includes(each.check) || each.inclusive === false);
  if (other !== undefined) throw new Error(`cannot make a quick check for ${other.check}`);
  return check;
}

function checkNumber(schema: z.ZodNumber): Check {
  if (schema.format !== 'safeint') throw new Error('cannot make a quick check for fractions');
  const [min, max] = [schema.minValue ?? -Infinity, schema.maxValue ?? Infinity];
  return requireOnly(
    schema,
    ['greater_than', 'less_than'],
    value => Number.isInteger(value) && (value as number) >= min && (value as number) <= max,
  );
}

function checkEnum(schema: z.ZodEnum): Check {
  const options = new Set(schema.options as unknown[]);
  return requireOnly(schema, [], value => options.has(value));
}

function checkArray(schema: z.ZodArray): Check {
  const isElement = createQuickCheck(schema.element);
  const most = Math.min(...conditionsOf(schema).map(({ maximum = Infinity }) => maximum));
  return requireOnly(
    schema,
    ['max_length'],
    value => Array.isArray(value) && value.length <= most && value.every(isElement),
  );
}

function checkTuple(schema: z.ZodTuple): Check {
  if (schema.def.rest !== null) throw new Error('cannot make a quick check for a tuple of any length');
  const checks = schema.def.items.map(createQuickCheck);
  return requireOnly(
    schema,
    [],
    value => Array.isArray(value) && value.length === checks.length && checks.every((check, i) => check(value[i])),
  );
}

function checkRecord(schema: z.ZodRecord): Check {
  const isKey = createQuickCheck(schema.keyType);
  const isValue = createQuickCheck(schema.valueType);
  return requireOnly(
    schema,
    [],
    value => isObject(value) && Object.keys(value).every(key => key !== DROPPED && isKey(key) && isValue(value[key])),
  );
}

function checkObject(schema: z.ZodObject): Check {
  const fields = Object.entries<z.core.$ZodType>(schema.shape).map(([name, field]) => ({
    name,
    isOptional: field instanceof z.ZodOptional,
    check: createQuickCheck(field instanceof z.ZodOptional ? field.unwrap() : field),
  }));
  return requireOnly(schema, [], value => {
    if (!isObject(value)) return false;
    const names = Object.keys(value);
    let found = 0;
    for (const { name, isOptional, check } of fields) {
      if (names[found] === name) {
        if (!check(value[name])) return false;
        found++;
      } else if (!isOptional) return false;
    }
    return found === names.length;
  });
}

function isObject(value: unknown): value is Readonly<Record<string, unknown>> {
  return typeof value === 'object' && value !== null && !Array.isArray(value);
}
