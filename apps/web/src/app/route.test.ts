import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRoute, HOME, PAGES, parseRoute } from './route.ts';

test('every view has an address that leads back to it', () => {
  const text = fc.string({ minLength: 1, unit: 'grapheme' });
  const key = fc.string({ minLength: 1 }).filter(name => name !== '__proto__');
  const routes = fc.record({
    page: fc.constantFrom(...PAGES),
    path: fc.array(text),
    query: fc.dictionary(key, fc.string(), { noNullPrototype: true }),
  });
  fc.assert(
    fc.property(routes, route => {
      expect(parseRoute(formatRoute(route))).toEqual(route);
    }),
  );
});

test('an address that is not one of ours leads to the first page', () => {
  for (const hash of ['', '#', '#/', '#/nowhere', '#//', '#/%E0%A4%A', '#?a=b']) expect(parseRoute(hash)).toEqual(HOME);
});

test('a broken encoding in a path stands for itself', () => {
  expect(parseRoute('#/watch/%E0%A4%A').path).toEqual(['%E0%A4%A']);
});
