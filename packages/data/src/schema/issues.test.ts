import { describe, expect, test } from 'vitest';
import { z } from 'zod';
import { parseWith } from './issues.ts';

/** Returns path and reason of everything that is wrong with a value. */
function issues(schema: z.ZodType, value: unknown, path?: string): readonly string[] {
  const result = parseWith(schema, value, path);
  return result.ok ? [] : result.errors.map(issue => `${issue.path}: ${issue.reason}`);
}

test('a value that fits is returned as a copy', () => {
  const value = { list: [1] };
  const result = parseWith(z.strictObject({ list: z.array(z.int()) }), value);
  expect(result).toEqual({ ok: true, value });
  expect(result.ok && result.value).not.toBe(value);
});

test('paths name fields and places in lists, below where the value stands', () => {
  const schema = z.strictObject({ units: z.array(z.strictObject({ hex: z.string() })) });
  expect(issues(schema, { units: [{ hex: 'a' }, { hex: 1 }] })).toEqual(['units[1].hex: must be text, not 1']);
  expect(issues(schema, { units: [{}] }, 'setup')).toEqual(['setup.units[0].hex: is missing']);
});

test('every unknown field is named', () => {
  expect(issues(z.strictObject({}), { a: 1, b: 2 }, 'top')).toEqual([
    'top.a: is not a known field',
    'top.b: is not a known field',
  ]);
});

test('a field with the name of the prototype is unknown, even in a record', () => {
  const schema = z.strictObject({ boards: z.array(z.strictObject({ hexes: z.record(z.string(), z.int()) })) });
  const value: unknown = JSON.parse('{"boards":[{"hexes":{}},{"hexes":{"a":1,"__proto__":1}}]}');
  expect(issues(schema, value, 'setup')).toEqual(['setup.boards[1].hexes.__proto__: is not a known field']);
  expect(issues(z.strictObject({}), JSON.parse('{"__proto__":1}'))).toEqual(['__proto__: is not a known field']);
});

test('the form that fits best tells what is wrong', () => {
  const zone = z.union([z.literal('any'), z.strictObject({ edge: z.enum(['north', 'south']) })]);
  expect(issues(zone, { edge: 'up' }, 'zone')).toEqual(['zone.edge: must be one of north, south, not "up"']);
  expect(issues(zone, 7, 'zone')).toEqual(['zone: does not have any of the allowed forms']);
});

test('a field that tells several forms apart is named with the values it may have', () => {
  const plan = z.discriminatedUnion('kind', [
    z.strictObject({ kind: z.literal('fall') }),
    z.strictObject({ kind: z.enum(['walk', 'run']) }),
  ]);
  expect(issues(plan, { kind: 'fly' }, 'plan')).toEqual(['plan.kind: must be one of fall, walk, run, not "fly"']);
  expect(issues(plan, {}, 'plan')).toEqual(['plan.kind: is missing']);
});

test('at most 20 issues are named', () => {
  expect(issues(z.array(z.int()), Array(50).fill('x'))).toHaveLength(20);
});

describe('the reason', () => {
  const range = z.int().min(0).max(5);
  test.each<readonly [z.ZodType, unknown, string]>([
    [range, 7, 'must be from 0 to 5, not 7'],
    [range, 1e300, 'must be from 0 to 5, not 1e+300'],
    [range, '3', 'must be a whole number, not "3"'],
    [range, 1.5, 'must be a whole number, not 1.5'],
    [range, undefined, 'is missing'],
    [z.int().min(1), 0, 'must be at least 1, not 0'],
    [z.int().multipleOf(5), 7, 'must be a multiple of 5, not 7'],
    [z.number(), 'x', 'must be a number, not "x"'],
    [z.literal(1), 2, 'must be 1, not 2'],
    [z.enum(['a', 'b']), null, 'must be one of a, b, not null'],
    [z.enum(['a', 'b']), undefined, 'is missing'],
    [z.boolean(), 'yes', 'must be true or false, not "yes"'],
    [z.string().min(1), '', 'must not be empty'],
    [z.string().max(3), 'long', 'must have at most 3 characters'],
    [z.array(z.int()), {}, 'must be a list, not {}'],
    [z.array(z.int()).min(1), [], 'must have at least 1 entry'],
    [z.array(z.int()).max(1), [1, 2], 'must have at most 1 entry'],
    [z.array(z.int()).length(3), [1], 'must have exactly 3 entries'],
    [z.array(z.int()).length(3), [1, 2, 3, 4], 'must have exactly 3 entries'],
    [z.strictObject({}), [], 'must be an object, not []'],
    [z.string(), 10n, 'must be text, not a bigint'],
    [z.string(), ['x'.repeat(99)], `must be text, not ["${'x'.repeat(38)}…`],
  ])('the reason says what is allowed and what is there (%#)', (schema, value, reason) => {
    expect(issues(schema, value)).toEqual([`: ${reason}`]);
  });

  test('a value that refers to itself is not written out', () => {
    const value: Record<string, unknown> = {};
    value['self'] = value;
    expect(issues(z.string(), value)).toEqual([': must be text, not something that refers to itself']);
  });
});
