import { describe, expect, test } from 'vitest';
import { looksLikeForce } from './force-file.ts';
import { parseForce } from './parse-force.ts';

function messages(value: unknown, lineOf?: (path: string) => number): readonly string[] {
  const force = parseForce(value, 'lance.yaml', lineOf);
  return force.ok ? [] : force.errors.map(error => error.message);
}

describe('a force', () => {
  test('a force has average crews, one of each unit and the name of its file unless it says otherwise', () => {
    const force = parseForce({ units: [{ unit: 'HBK-4G' }] }, 'some/folder/lance.yaml');
    expect(force.ok && force.value).toEqual({
      name: 'lance',
      side: {},
      units: [{ unit: 'HBK-4G', pilot: '', gunnery: 4, piloting: 5, ammo: [], damage: undefined, line: 0 }],
      warnings: [],
    });
  });

  test('a force may state everything', () => {
    const force = parseForce(
      {
        name: 'Foxes',
        side: { edge: 'south', bot: 'random' },
        units: [{ unit: 'Atlas AS7-D', pilot: 'Ann', gunnery: 2, piloting: 3, count: 2 }],
      },
      'lance.yaml',
      path => (path === 'units[0]' ? 7 : 0),
    );
    const ann = { unit: 'Atlas AS7-D', pilot: 'Ann', gunnery: 2, piloting: 3, ammo: [], damage: undefined, line: 7 };
    expect(force.ok && force.value).toEqual({
      name: 'Foxes',
      side: { edge: 'south', bot: 'random' },
      units: [ann, ann],
      warnings: [],
    });
  });

  test('a force is recognized by its list of units', () => {
    expect([looksLikeForce({ units: 'x' }), looksLikeForce({ chassis: 'Atlas' }), looksLikeForce(null)]).toEqual([
      true,
      false,
      false,
    ]);
  });
});

describe('a wrong force', () => {
  test.each([
    ['text', 'hello', 'lance.yaml: the file must be an object, not "hello".'],
    ['nothing', null, 'lance.yaml: the file must be an object, not null.'],
    ['no units', { name: 'x' }, 'lance.yaml, units: is missing.'],
    ['an empty list', { units: [] }, 'lance.yaml, units: must have at least 1 entry.'],
    ['an unknown field', { units: [{ unit: 'x' }], nmae: 'y' }, 'lance.yaml, nmae: is not a known field.'],
    ['a unit without a name', { units: [{ gunnery: 3 }] }, 'lance.yaml, units[0].unit: is missing.'],
    [
      'a skill too high',
      { units: [{ unit: 'x', gunnery: 9 }] },
      'lance.yaml, units[0].gunnery: must be from 0 to 8, not 9.',
    ],
    [
      'a skill in words',
      { units: [{ unit: 'x', piloting: 'five' }] },
      'lance.yaml, units[0].piloting: must be a whole number, not "five".',
    ],
    [
      'an unknown edge',
      { units: [{ unit: 'x' }], side: { edge: 'up' } },
      'lance.yaml, side.edge: must be one of north, south, not "up".',
    ],
    [
      'too many',
      {
        units: [
          { unit: 'x', count: 60 },
          { unit: 'y', count: 60 },
        ],
      },
      'lance.yaml, units: there are 120 units, more than the 100 allowed.',
    ],
  ])('a wrong force is refused with field and reason: %s', (_, value, message) => {
    expect(messages(value)).toEqual([message]);
  });

  test('a wrong force is refused with the line, when that is known', () => {
    expect(messages({ units: [{ unit: 'x', gunnery: -1 }] }, () => 12)).toEqual([
      'lance.yaml, line 12, units[0].gunnery: must be from 0 to 8, not -1.',
    ]);
  });
});
