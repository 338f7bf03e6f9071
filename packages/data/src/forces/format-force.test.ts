import { expect, test } from 'vitest';
import { formatForce } from './format-force.ts';
import { parseForce } from './parse-force.ts';

test('a force that was written is read back', () => {
  const text = formatForce([{ unit: 'Atlas AS7-D', gunnery: 3, piloting: 4 }], 'Lance');
  const force = parseForce(JSON.parse(text), 'x.json');
  expect(force).toMatchObject({
    ok: true,
    value: { name: 'Lance', units: [{ unit: 'Atlas AS7-D', gunnery: 3, piloting: 4 }] },
  });
});

test('a force without a name is called like its file', () => {
  const force = parseForce(JSON.parse(formatForce([{ unit: 'HBK-4G', gunnery: 4, piloting: 5 }])), 'x.json');
  expect(force).toMatchObject({ ok: true, value: { name: 'x' } });
});
