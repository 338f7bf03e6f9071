import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { MechBlueprint } from '../units/blueprint.ts';
import { ALL_DESIGNS, catalogueMech, findInCatalogue } from '../units/catalogue/catalogue.ts';
import { formatUnit } from './format-unit.ts';
import { parseUnit } from './parse-unit.ts';

const HUNCHBACK = findInCatalogue('HBK-4G')!;

function messages(source: unknown): readonly string[] {
  const result = parseUnit(source, 'unit.json');
  return result.ok ? [] : result.errors.map(error => error.message);
}

test.each(ALL_DESIGNS.map(unit => [`${unit.chassis} ${unit.model}`, unit] as const))(
  '%s is read as it was written',
  (_, unit) => {
    const result = parseUnit(formatUnit(unit), 'unit.json');
    expect(result.ok && result.value).toEqual({ blueprint: unit, spec: catalogueMech(unit), warnings: [] });
  },
);

test('a value is read like a file, with or without the words for programs', () => {
  const plain = parseUnit(HUNCHBACK, 'unit');
  expect(plain.ok).toBe(true);
  expect(parseUnit({ $schema: 'unit.schema.json', format: 1, ...HUNCHBACK }, 'unit')).toEqual(plain);
  expect(parseUnit(`\uFEFF${formatUnit(HUNCHBACK)}`, 'unit')).toEqual(plain);
});

describe('a broken file', () => {
  const { chassis: _, ...nameless } = HUNCHBACK;
  test.each<readonly [string, unknown, readonly string[]]>([
    ['empty', '', ['unit.json: the file is empty.']],
    ['binary', 'PK\0\0', ['unit.json: the file is not text.']],
    ['not JSON', '{\n"chassis": "A",\n"model" "B"\n}', ['unit.json, line 3: this is not JSON here, or it is cut off.']],
    ['another value', '[]', ['unit.json: must be an object, not [].']],
    ['a field missing', nameless, ['unit.json, chassis: is missing.']],
    ['a field too many', { ...HUNCHBACK, color: 'red' }, ['unit.json, color: is not a known field.']],
    [
      'a wrong number',
      { ...HUNCHBACK, engine: { rating: '200' } },
      ['unit.json, engine.rating: must be a whole number, not "200".'],
    ],
    ['an odd weight', { ...HUNCHBACK, tonnage: 52 }, ['unit.json, tonnage: must be a multiple of 5, not 52.']],
    [
      'an armor facing missing',
      { ...HUNCHBACK, armor: { ...HUNCHBACK.armor, CTR: undefined } },
      ['unit.json, armor.CTR: is missing.'],
    ],
    [
      'a word that is not a type',
      { ...HUNCHBACK, gyro: 'big' },
      ['unit.json, gyro: must be one of standard, xl, compact, heavyDuty, none, not "big".'],
    ],
    [
      'an item that no table has',
      { ...HUNCHBACK, items: { ...HUNCHBACK.items, LT: ['AC/20 ammo', 'Frobnicator'] } },
      ['unit.json, items.LT[1]: is "Frobnicator", which no table has.'],
    ],
    [
      'a location that does not exist',
      { ...HUNCHBACK, items: { ...HUNCHBACK.items, XX: [] } },
      ['unit.json, items.XX: is not a known field.'],
    ],
    [
      'heat sinks that do not add up',
      { ...HUNCHBACK, heatSinks: { count: 30 } },
      ['unit.json, heatSinks.count: is 30, but 5 are in slots and 8 in the engine.'],
    ],
    [
      'a format of the future',
      { format: 2, ...HUNCHBACK },
      ['unit.json, format: is 2; this version reads format 1 only.'],
    ],
    ['a name over two lines', { ...HUNCHBACK, chassis: 'a\nb' }, ['unit.json, chassis: must be on one line.']],
    [
      'a format of the past with different fields',
      { format: 0, name: 'Hunchback' },
      ['unit.json, format: is 0; this version reads format 1 only.'],
    ],
    [
      'a name that is too long',
      { ...HUNCHBACK, chassis: 'a'.repeat(81) },
      ['unit.json, chassis: must have at most 80 characters.'],
    ],
    ['an empty name', { ...HUNCHBACK, chassis: '' }, ['unit.json, chassis: must not be empty.']],
    ['a number for a name', { ...HUNCHBACK, chassis: 7 }, ['unit.json, chassis: must be text, not 7.']],
    ['a word for a flag', { ...HUNCHBACK, quad: 'no' }, ['unit.json, quad: must be true or false, not "no".']],
    ['text for a list', { ...HUNCHBACK, quirks: 'ugly' }, ['unit.json, quirks: must be a list, not "ugly".']],
  ])('a broken file is refused with the field and the reason: %s', (_name, source, expected) => {
    expect(messages(source)).toEqual(expected);
  });

  test('a file that is cut off anywhere is refused, and nothing is thrown', () => {
    const text = formatUnit(HUNCHBACK);
    for (let end = 0; end < text.length - 2; end += 5)
      expect(messages(text.slice(0, end)), `cut at ${end}`).not.toEqual([]);
  });

  test('a file that is far too long or deep is refused at once', () => {
    const started = performance.now();
    expect(messages(`{"a":"${'x'.repeat(50_000_000)}"}`)).toEqual([
      'unit.json: the file is too long for a unit (over a million characters).',
    ]);
    expect(messages('['.repeat(400_000))).not.toEqual([]);
    expect(messages(`{"chassis":${'['.repeat(400_000)}${']'.repeat(400_000)}}`)).not.toEqual([]);
    expect(performance.now() - started).toBeLessThan(10_000);
  });

  test('any value at all is read or refused', () => {
    fc.assert(
      fc.property(fc.anything(), fc.constantFrom(...Object.keys(HUNCHBACK)), (value, key) => {
        for (const source of [value, { ...HUNCHBACK, [key]: value }]) {
          const result = parseUnit(typeof source === 'string' ? `"${source}"` : source, 'unit');
          expect(result.ok || result.errors.length > 0).toBe(true);
        }
      }),
    );
  });
});

test('an odd but playable unit comes with a warning', () => {
  const odd: MechBlueprint = {
    ...HUNCHBACK,
    conversion: 'lam',
    armor: { ...HUNCHBACK.armor, HD: 12 },
    items: { ...HUNCHBACK.items, HD: ['Frobnicator (inert)'], RT: ['AC/20 (9 slots)'], LT: ['IS Ammo SRM-6 Smoke'] },
  };
  const result = parseUnit(odd, 'odd.json');
  expect(result.ok && result.value.warnings).toEqual([
    'odd.json: this machine can transform; it is played as a BattleMech only.',
    'odd.json: "IS Ammo SRM-6 Smoke": this special munition is read as standard ammunition.',
    'odd.json: the equipment "Frobnicator" is unknown; it takes up its slots and does nothing.',
    'odd.json: RT: "AC/20" has 1 slots too few.',
    'odd.json: HD has 12 points of armor, more than the 9 allowed.',
  ]);
});
