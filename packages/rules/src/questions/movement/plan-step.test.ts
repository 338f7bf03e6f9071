import { PROFILES, scenario } from '@hexfall/testkit';
import { describe, expect, test } from 'vitest';

describe.each(PROFILES)('hexes moved (%s)', profile => {
  test.each([
    ['FFF', 3],
    ['FLF', 2],
    ['BB', 2],
    ['FFB', 1],
    ['FFBF', 1],
    ['FBB', 2],
  ])('a unit that steps %s has moved %i hexes: the count starts again when the move is reversed', (path, hexes) => {
    const s = scenario({ profile }).mech('A', { at: '0505', walk: 5 }).begin('movement').walk('A', path);
    expect(s.events.findLast(event => event.type === 'Stepped')).toMatchObject({ hexesMoved: hexes });
  });
});
