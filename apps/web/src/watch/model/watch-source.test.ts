import fc from 'fast-check';
import { expect, test } from 'vitest';
import { formatRoute, parseRoute } from '../../app/route.ts';
import { isSameSource, routeOf, sourceOf, stepOf } from './watch-source.ts';

test('an address leads back to the game and the step that it was made for', () => {
  const sources = fc.oneof(
    fc.record({ kind: fc.constant('kept' as const), id: fc.stringMatching(/^[0-9a-z]{8,12}$/) }),
    fc.constant({ kind: 'example' as const }),
    fc.record({ kind: fc.constant('link' as const), data: fc.stringMatching(/^[\w-]+$/) }),
  );
  fc.assert(
    fc.property(sources, fc.integer({ min: -1, max: 100_000 }), (source, step) => {
      const route = parseRoute(formatRoute(routeOf(source, step)));
      expect(sourceOf(route)).toEqual(source);
      expect(stepOf(route)).toBe(step < 0 ? undefined : step);
      expect(isSameSource(sourceOf(route), source)).toBe(true);
    }),
  );
});

test('an address without a game asks for nothing, and a step that is none is ignored', () => {
  expect(sourceOf(parseRoute('#/watch'))).toBe(undefined);
  for (const step of ['', 'x', '-1', '1.5', '1e9', '99999999']) {
    expect(stepOf({ page: 'watch', path: [], query: { step } })).toBe(undefined);
  }
});
