import { z } from 'zod';
import { quote } from './quote.ts';

type RawIssue = z.core.$ZodRawIssue;

/**
 * Returns what is wrong with a field, as the text after its name: 'must be a whole number, not "200"'. `undefined` leaves the message to
 * zod.
 */
export function issueReason(issue: RawIssue): string | undefined {
  const { input } = issue;
  if (input === undefined && MAY_MEAN_MISSING.has(issue.code)) return 'is missing';
  switch (issue.code) {
    case 'invalid_type':
      return `must be ${typeTitle(issue)}, not ${quote(input)}`;
    case 'invalid_value':
      return `must be ${oneOf(issue.values)}, not ${quote(input)}`;
    case 'too_small':
    case 'too_big':
      return boundReason(issue);
    case 'not_multiple_of':
      return `must be a multiple of ${issue.divisor}, not ${quote(input)}`;
    case 'invalid_key':
      return issue.issues[0]?.message;
    case 'invalid_union':
      return unionReason(issue);
    default:
      return undefined;
  }
}

/** Returns the reason for a value that matches no form. If a field states which form the value has, that field is wrong. */
function unionReason({ input, ...issue }: RawIssue & { readonly code: 'invalid_union' }): string {
  const { discriminator = '', options } = issue as { readonly discriminator?: string; readonly options?: unknown[] };
  if (options === undefined) return 'does not have any of the allowed forms';
  const found = (input as Readonly<Record<string, unknown>>)[discriminator];
  return found === undefined ? 'is missing' : `must be ${oneOf(options)}, not ${quote(found)}`;
}

const MAY_MEAN_MISSING: ReadonlySet<RawIssue['code']> = new Set(['invalid_type', 'invalid_value', 'invalid_union']);

const TYPE_TITLES: Readonly<Record<string, string>> = {
  string: 'text',
  int: 'a whole number',
  number: 'a number',
  boolean: 'true or false',
  array: 'a list',
  tuple: 'a list',
  object: 'an object',
  record: 'an object',
};

function typeTitle({ expected, schema }: RawIssue & { readonly code: 'invalid_type' }): string {
  const type = schema instanceof z.ZodNumberFormat ? 'int' : expected;
  return TYPE_TITLES[type] ?? type;
}

function oneOf(values: readonly unknown[]): string {
  return values.length === 1 ? quote(values[0]) : `one of ${values.map(String).join(', ')}`;
}

/** Returns the reason for a value out of bounds: for numbers the whole range, for texts and lists the bound that they violate. */
function boundReason(issue: RawIssue & { readonly code: 'too_small' | 'too_big' }): string {
  const { origin, input, schema, exact = false } = issue;
  const bound = issue.code === 'too_small' ? issue.minimum : issue.maximum;
  const limit = `${exact ? 'exactly' : issue.code === 'too_small' ? 'at least' : 'at most'} ${bound}`;
  if (origin === 'string') return limit === 'at least 1' ? 'must not be empty' : `must have ${limit} characters`;
  if (origin === 'array') return `must have ${limit} ${Number(bound) === 1 ? 'entry' : 'entries'}`;
  const range = schema instanceof z.ZodNumber ? rangeOf(schema) : undefined;
  return `must be ${range ?? limit}, not ${quote(input)}`;
}

function rangeOf({ minValue, maxValue }: z.ZodNumber): string | undefined {
  const min = minValue ?? Number.MIN_SAFE_INTEGER;
  const max = maxValue ?? Number.MAX_SAFE_INTEGER;
  return min > Number.MIN_SAFE_INTEGER && max < Number.MAX_SAFE_INTEGER ? `from ${min} to ${max}` : undefined;
}
