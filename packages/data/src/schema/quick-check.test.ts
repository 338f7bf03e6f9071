import fc from 'fast-check';
import { expect, test } from 'vitest';
import { z } from 'zod';
import { parseWith } from './issues.ts';
import { createQuickCheck } from './quick-check.ts';

const SCHEMA = z.object({
  count: z.int().min(0).max(9),
  name: z.string(),
  side: z.enum(['A', 'B']),
  end: z.object({ turn: z.int().min(-1), last: z.boolean() }).optional(),
  turns: z.array(z.int()).max(3),
  rolls: z.record(z.string(), z.tuple([z.int(), z.int().max(5)])),
});
const check = createQuickCheck(SCHEMA);

const EXAMPLE = { count: 3, name: 'x', side: 'A', end: { turn: 2, last: true }, turns: [1, 2], rolls: { hip: [0, 5] } };

test('a value as it was written passes, with and without optional fields', () => {
  const { end: _end, ...withoutEnd } = EXAMPLE;
  expect(check(EXAMPLE)).toBe(true);
  expect(check(withoutEnd)).toBe(true);
});

const WRONG: readonly unknown[] = [
  { ...EXAMPLE, count: 10 },
  { ...EXAMPLE, count: -1 },
  { ...EXAMPLE, count: 1.5 },
  { ...EXAMPLE, count: '3' },
  { ...EXAMPLE, name: 3 },
  { ...EXAMPLE, side: 'C' },
  { ...EXAMPLE, end: { turn: -2, last: true } },
  { ...EXAMPLE, end: { last: true, turn: 2 } },
  { ...EXAMPLE, end: { turn: 2, last: 1 } },
  { ...EXAMPLE, end: [] },
  { ...EXAMPLE, turns: [1, 2, 3, 4] },
  { ...EXAMPLE, turns: { length: 0 } },
  { ...EXAMPLE, rolls: { hip: [0] } },
  { ...EXAMPLE, rolls: { hip: [0, 6] } },
  { ...EXAMPLE, rolls: { hip: [0, 5, 1] } },
  { ...EXAMPLE, rolls: JSON.parse('{"__proto__":[0,5]}') as unknown },
  { ...EXAMPLE, more: 1 },
  { name: 'x', count: 3, side: 'A', turns: [], rolls: {} },
  { count: 3 },
  [],
  null,
];

test.each(WRONG.map(value => ({ value })))('what the schema refuses or changes does not pass: $value', ({ value }) => {
  expect(check(value)).toBe(false);
});

test('whatever passes is what the schema returns, to the letter', () => {
  const odd = fc.oneof(
    fc.integer({ min: -2, max: 12 }),
    fc.constantFrom('A', 'B', 'C', null, true, 1.5),
    fc.array(fc.integer()),
  );
  const mostly = (usual: fc.Arbitrary<unknown>): fc.Arbitrary<unknown> =>
    fc.oneof({ arbitrary: usual, weight: 9 }, { arbitrary: odd, weight: 1 });
  const pair = mostly(fc.tuple(fc.integer(), fc.integer({ max: 7 })));
  const values = fc.record(
    {
      count: mostly(fc.integer({ min: 0, max: 10 })),
      name: mostly(fc.string()),
      side: mostly(fc.constantFrom('A', 'B')),
      end: mostly(fc.record({ turn: fc.integer({ min: -2 }), last: fc.boolean() })),
      turns: mostly(fc.array(fc.integer(), { maxLength: 4 })),
      rolls: mostly(fc.dictionary(fc.string(), pair)),
    },
    { requiredKeys: ['count', 'name', 'side', 'turns', 'rolls'] },
  );
  let passed = 0;
  fc.assert(
    fc.property(values, made => {
      const text = JSON.stringify(made);
      const value: unknown = JSON.parse(text);
      if (!check(value)) return;
      passed++;
      const parsed = parseWith(SCHEMA, value);
      expect(parsed.ok && JSON.stringify(parsed.value)).toBe(text);
    }),
    { numRuns: 1000 },
  );
  expect(passed).toBeGreaterThan(10);
});

test.each([
  z.number(),
  z.int().positive(),
  z.int().multipleOf(2),
  z.string().max(3),
  z.array(z.int()).min(1),
  z.tuple([z.int()]).rest(z.int()),
  z.union([z.int(), z.string()]),
  z.object({ a: z.int() }).refine(() => false),
])('a schema with conditions that are not known is refused, %#', schema => {
  expect(() => createQuickCheck(schema)).toThrow('cannot make a quick check for ');
});
