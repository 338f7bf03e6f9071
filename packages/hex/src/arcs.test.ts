import { expect, test } from 'vitest';
import { ARCS, type Arc, inArc } from './arcs.ts';
import { BEARINGS } from './bearing.ts';

/** One character per relative bearing, clockwise from straight ahead: x inside the arc. */
const ROWS: Readonly<Record<Arc, string>> = {
  forward: 'xxxxx...............xxxx',
  leftArm: 'xxxxx...........xxxxxxxx',
  rightArm: 'xxxxxxxxx...........xxxx',
  rear: '.........xxxxxxx........',
  leftSide: '................xxxx....',
  rightSide: '.....xxxx...............',
};

test.each(ARCS)('the %s arc holds exactly its bearings', arc => {
  const row = Array.from({ length: BEARINGS }, (_, code) => (inArc(arc, code) ? 'x' : '.')).join('');
  expect(row).toBe(ROWS[arc]);
});

test('forward, sides and rear share out the full circle', () => {
  const parts: readonly Arc[] = ['forward', 'leftSide', 'rightSide', 'rear'];
  for (let code = 0; code < BEARINGS; code++) expect(parts.filter(arc => inArc(arc, code))).toHaveLength(1);
});
