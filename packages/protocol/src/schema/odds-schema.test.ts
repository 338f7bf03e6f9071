import { parseWith } from '@hexfall/data';
import type { Answer, Budget, Question } from '@hexfall/odds';
import type { Plan } from '@hexfall/rules';
import { describe, expect, expectTypeOf, test } from 'vitest';
import type { z } from 'zod';
import { type answerSchema, budgetSchema, planSchema, questionSchema } from './odds-schema.ts';

/** What JSON can say of a value: nothing in it changes, and a field that has no value is left out. */
type Stated<T> = T extends readonly (infer E)[]
  ? readonly Stated<E>[]
  : T extends object
    ? { readonly [K in keyof T]: Stated<T[K]> }
    : T;

test('the schemas describe the types of the library', () => {
  expectTypeOf<Stated<z.output<typeof planSchema>>>().toExtend<Plan>();
  expectTypeOf<Plan>().toExtend<Stated<z.input<typeof planSchema>>>();
  expectTypeOf<z.output<typeof questionSchema>>().toExtend<Question>();
  expectTypeOf<Question>().toExtend<z.input<typeof questionSchema>>();
  expectTypeOf<z.output<typeof budgetSchema>>().toExtend<Budget>();
  expectTypeOf<Budget>().toExtend<z.input<typeof budgetSchema>>();
  expectTypeOf<Answer>().toExtend<Stated<z.input<typeof answerSchema>>>();
});

function complaints(schema: z.ZodType, value: unknown): readonly string[] {
  const parsed = parseWith(schema, value);
  return parsed.ok ? [] : parsed.errors.map(({ path, reason }) => `${path}: ${reason}`);
}

const KICK = { type: 'kick', unit: 0, target: 1, leg: 'RL' };

describe('a plan', () => {
  test.each([
    { kind: 'orders', orders: [KICK], until: 'phase' },
    { kind: 'orders', orders: [], until: 'turn' },
    { kind: 'piloting', unit: 1, reason: 'kicked', modifier: -1 },
    { kind: 'fall', unit: 1, height: 2 },
  ])('a plan may be $kind', plan => {
    expect(complaints(planSchema, plan)).toEqual([]);
  });

  test.each([
    [{ kind: 'dance' }, 'kind: must be one of orders, piloting, fall, not "dance"'],
    [{ orders: [] }, 'kind: is missing'],
    [{ kind: 'orders', orders: [] }, 'until: is missing'],
    [{ kind: 'orders', orders: [{ ...KICK, leg: 'XX' }], until: 'phase' }, 'orders[0].leg: must be one of HD, CT'],
    [{ kind: 'orders', orders: [{ ...KICK, hard: true }], until: 'phase' }, 'orders[0].hard: is not a known field'],
    [
      { kind: 'orders', orders: Array.from({ length: 201 }, () => KICK), until: 'phase' },
      'orders: must have at most 200 entries',
    ],
    [{ kind: 'piloting', unit: 1, reason: 'tired', modifier: 0 }, 'reason: must be one of phaseDamage, '],
    [{ kind: 'piloting', unit: 1, reason: 'kicked', modifier: 99 }, 'modifier: must be from -20 to 20, not 99'],
    [{ kind: 'fall', unit: 1, height: 31 }, 'height: must be from 0 to 30, not 31'],
    [{ kind: 'fall', unit: -1, height: 0 }, 'unit: must be from 0 to 65535, not -1'],
  ])('a plan is refused with the field and the reason: %j', (plan, complaint) => {
    expect(complaints(planSchema, plan).map(text => text.slice(0, complaint.length))).toEqual([complaint]);
  });
});

test.each([
  [questionSchema, { about: 'love', unit: 0 }, /^about: must be one of hit, structure, .*ammo, not "love"$/],
  [questionSchema, { about: 'ammo', unit: 0 }, /^bin: is missing$/],
  [questionSchema, { about: 'fall', unit: 0, location: 1 }, /^location: is not a known field$/],
  [questionSchema, { about: 'locationLost', unit: 0, location: 8 }, /^location: must be from 0 to 7, not 8$/],
  [questionSchema, { about: 'itemLost', unit: 0, kind: 'arm', item: 0 }, /^kind: must be one of weapon, ammo, equipm/],
  [budgetSchema, { precision: 0 }, /^precision: must be from 0.0001 to 0.5, not 0$/],
  [budgetSchema, { milliseconds: 10_001 }, /^milliseconds: must be from 1 to 10000, not 10001$/],
  [budgetSchema, { milliseconds: 0.5 }, /^milliseconds: must be a whole number, not 0.5$/],
  [budgetSchema, { seed: 'x'.repeat(201) }, /^seed: must have at most 200 characters$/],
])('a question or budget is refused with the field and the reason (%#)', (schema, value, complaint) => {
  expect(complaints(schema, value)).toEqual([expect.stringMatching(complaint)]);
});
