import { describe, expect, test } from 'vitest';
import { Problems } from './problems.ts';
import {
  byName,
  described,
  FLAG,
  type Infer,
  integer,
  lazy,
  list,
  named,
  oneOf,
  optional,
  record,
  type Schema,
  union,
} from './schema.ts';

const SHOT = record({ weapon: integer(0, 9), aim: optional(oneOf(['head', 'legs'])) });
const ORDER = union('type', {
  stay: {},
  fire: { shots: list(SHOT, { max: 2 }) },
  roll: { dice: list(FLAG, { length: 2 }) },
});

interface Nested {
  readonly inner?: Nested;
}
const NESTED: Schema<Nested> = record({ inner: optional(lazy((): Schema<Nested> => NESTED)) });

function complaints(schema: Schema<unknown>, value: unknown, unknownFields?: 'kept'): string[] {
  const problems = new Problems(unknownFields);
  schema.check(value, 'it', problems);
  return problems.errors.map(({ message }) => message);
}

describe('a schema', () => {
  test.each<unknown>([
    { type: 'stay' },
    { type: 'fire', shots: [] },
    {
      type: 'fire',
      shots: [{ weapon: 9 }, { weapon: 0, aim: 'head' }],
    },
  ])('a schema accepts what has its shape: %j', value => {
    expect(complaints(ORDER, value)).toEqual([]);
  });

  test.each<[unknown, string]>([
    [undefined, 'it must be an object, not nothing'],
    [[], 'it must be an object, not []'],
    [{}, 'it.type must be one of stay, fire, roll, not nothing'],
    [{ type: 'toString' }, 'it.type must be one of stay, fire, roll, not "toString"'],
    [{ type: 'stay', where: 1 }, 'it.where is not a known field'],
    [{ type: 'fire', shots: [{}] }, 'it.shots[0].weapon is missing'],
    [{ type: 'fire', shots: [{ weapon: 10 }] }, 'it.shots[0].weapon must be from 0 to 9, not 10'],
    [{ type: 'fire', shots: [{ weapon: 1, aim: 'arm' }] }, 'it.shots[0].aim must be one of head, legs, not "arm"'],
    [{ type: 'roll', dice: [1, true] }, 'it.dice[0] must be true or false, not 1'],
    [{ type: 'fire', shots: [1, 2, 3] }, 'it.shots must have at most 2 entries, not 3'],
    [{ type: 'roll', dice: [true] }, 'it.dice must have 2 entries, not 1'],
  ])('a schema says where and why it refuses %j', (value, message) => {
    expect(complaints(ORDER, value)).toEqual([message]);
  });

  test('a schema keeps unknown fields where that is asked for', () => {
    expect(complaints(ORDER, { type: 'fire', shots: [{ weapon: 1, mood: 'good' }], where: 1 }, 'kept')).toEqual([]);
  });

  test('a schema checks every entry that has a name', () => {
    const layers = byName(['woods', 'water'], integer(0, 2));
    expect(complaints(layers, { woods: 2 })).toEqual([]);
    expect(complaints(layers, { woods: 3, lava: 1 })).toEqual([
      'it.lava is not a known field',
      'it.woods must be from 0 to 2, not 3',
    ]);
  });

  test('a schema that contains itself stops at a depth that no value of ours has', () => {
    let deep: Nested = {};
    for (let i = 0; i < 100_000; i++) deep = { inner: deep };
    expect(complaints(NESTED, { inner: { inner: {} } })).toEqual([]);
    expect(complaints(NESTED, deep)).toEqual([expect.stringMatching(/is nested too deeply$/)]);
  });

  test('a schema renders itself as JSON Schema', () => {
    expect(described(SHOT, 'One shot.').json(false)).toEqual({
      type: 'object',
      properties: {
        weapon: { type: 'integer', minimum: 0, maximum: 9 },
        aim: { type: 'string', enum: ['head', 'legs'] },
      },
      required: ['weapon'],
      additionalProperties: false,
      description: 'One shot.',
    });
    expect(list(named('Shot', SHOT), { max: 3 }).json(true)).toEqual({
      type: 'array',
      items: { $ref: '#/$defs/Shot' },
      maxItems: 3,
    });
    expect(union('kind', { win: { side: FLAG } }).json(true)).toEqual({
      oneOf: [
        {
          type: 'object',
          properties: { kind: { type: 'string', const: 'win' }, side: { type: 'boolean' } },
          required: ['kind', 'side'],
          additionalProperties: true,
        },
      ],
    });
  });

  test('a schema gives its values a type: what is optional may be left out, everything else may not', () => {
    const shot: Infer<typeof SHOT> = { weapon: 1 };
    // @ts-expect-error -- `weapon` is not optional
    const aimOnly: Infer<typeof SHOT> = { aim: 'head' };
    const order: Infer<typeof ORDER> = { type: 'fire', shots: [shot, aimOnly] };
    expect(complaints(ORDER, order)).toEqual(['it.shots[1].weapon is missing']);
  });
});
