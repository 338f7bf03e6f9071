import { expect, test } from 'vitest';
import { Column } from './samples.ts';

test('a column keeps its numbers when a larger one needs more bytes', () => {
  const column = new Column();
  const values = [0, 127, -128, 128, 5, -129, 32_767, 40_000, -1, 2_000_000_000];
  for (const value of values) column.push(value);
  expect([...column.all]).toEqual(values);
  expect(values.map((_, row) => column.at(row))).toEqual(values);
  expect(column.all).toBe(column.all);
  column.push(7);
  expect([...column.all]).toEqual([...values, 7]);
});
