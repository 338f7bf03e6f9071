import { expectDocument } from '@hexfall/testkit';
import { Ajv2020 } from 'ajv/dist/2020.js';
import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { ALL_DESIGNS } from '../units/catalogue/catalogue.ts';
import { formatUnit } from './format-unit.ts';
import { unitFileSchema, unitJsonSchema } from './unit-file-schema.ts';

test('the schema of unit files in the documents is the one that checks them', () => {
  expectDocument('docs/unit.schema.json', `${JSON.stringify(unitJsonSchema(), undefined, 1)}\n`);
});

describe('schema and reader agree', () => {
  const validate = new Ajv2020({ strict: true }).compile(unitJsonSchema());
  const accepts = (value: unknown): boolean => unitFileSchema.safeParse(value).success;

  test('schema and reader accept every unit of the catalogue', () => {
    for (const unit of ALL_DESIGNS) {
      const value = JSON.parse(formatUnit(unit)) as unknown;
      expect([validate(value), accepts(value)], unit.model).toEqual([true, true]);
    }
  });

  const wrong = fc.constantFrom(...WRONG);

  test('schema and reader agree about units with anything wrong at any place', () => {
    let refused = 0;
    fc.assert(
      fc.property(fc.constantFrom(...ALL_DESIGNS), fc.nat(), wrong, fc.boolean(), (unit, seed, value, deep) => {
        const spoilt = JSON.parse(formatUnit(unit)) as Record<string, unknown>;
        spoil(spoilt, seed, value, deep);
        const verdict = accepts(spoilt);
        if (!verdict) refused++;
        expect(validate(spoilt)).toBe(verdict);
      }),
      { numRuns: 3000 },
    );
    expect(refused).toBeGreaterThan(1000);
  });
});

const WRONG: readonly unknown[] = [
  [undefined, null, true, -1, 0, 1, 3, 7.5, 13, 50, 1e9],
  ['', 'x', 'hand', 'xl', 'a\tb', 'é'.repeat(81), '🤖'.repeat(80), [], ['x'], [1], [0], {}],
  [{ rating: 10 }, { LA: 'hand' }, { LA: [] }, { ZZ: 1 }, { HD: ['Small Laser'] }, { count: 10, double: 1 }],
].flat();

const KEYS = Object.keys(unitFileSchema.shape);

/** Puts a value, or nothing, in place of a field or of one inside it, or adds it as a further field. */
function spoil(unit: Record<string, unknown>, seed: number, value: unknown, deep: boolean): void {
  const key = KEYS[seed % (KEYS.length + 1)] ?? 'unheardOf';
  const inner = unit[key];
  const target = deep && typeof inner === 'object' && inner !== null ? (inner as Record<string, unknown>) : unit;
  const at = target === unit ? key : (Object.keys(target)[seed % Math.max(1, Object.keys(target).length)] ?? 'other');
  if (value === undefined) Reflect.deleteProperty(target, at);
  else target[at] = value;
}
