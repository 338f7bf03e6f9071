import { scenario } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { namesOf, shortNamesOf } from './unit-names.ts';

test.each([
  ['Hunchback HBK-4G', 'A1 Hunchback'],
  ['Timber Wolf Prime', 'A1 Timber Wolf Prime'],
  ['Hunchback IIC', 'A1 Hunchback IIC'],
  ['Orion ON1-K', 'A1 Orion'],
  ['3055', 'A1 3055'],
])('a story calls a %s %s', (name, short) => {
  const { game } = scenario().mech('A', { name, at: '0101' }).mech('B', { at: '0909' });
  expect(shortNamesOf(game).unit(0)).toBe(short);
  expect(namesOf(game).unit(0)).toBe(`A1 ${name}`);
  expect(namesOf(game).mark?.(1)).toBe('B1');
});
