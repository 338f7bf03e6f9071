import { expect, test } from 'vitest';
import { sortShelf } from './sort-shelf.ts';
import { UnitShelf } from './unit-shelf.ts';

test('units that were found are ordered by name, weight or Battle Value, or stay as they are', () => {
  const shelf = new UnitShelf([]);
  const units = ['Hunchback HBK-4G', 'Atlas AS7-D', 'Mad Cat Prime'].map(name => shelf.find(name)!);
  const chassis = (order: 'fit' | 'name' | 'tons' | 'bv'): readonly string[] =>
    sortShelf(units, order).map(unit => unit.chassis);
  expect(chassis('fit')).toEqual(['Hunchback', 'Atlas', 'Mad Cat']);
  expect(chassis('name')).toEqual(['Atlas', 'Hunchback', 'Mad Cat']);
  expect(chassis('tons')).toEqual(['Hunchback', 'Mad Cat', 'Atlas']);
  expect(chassis('bv')).toEqual(['Hunchback', 'Atlas', 'Mad Cat']);
});
