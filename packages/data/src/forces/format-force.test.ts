import { expect, test } from 'vitest';
import { formatForce, formatForceYaml } from './format-force.ts';
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

test('names of pilots are kept, and texts are quoted, whatever stands in them', () => {
  const units = [
    { unit: 'Atlas AS7-D', gunnery: 3, piloting: 4, pilot: 'Ann "Ace": #1 { }' },
    { unit: 'HBK-4G', gunnery: 4, piloting: 5, pilot: '' },
  ];
  const force = parseForce(JSON.parse(formatForce(units, 'Lance: #1')), 'x.json');
  expect(force.ok && force.value.units.map(({ pilot }) => pilot)).toEqual(['Ann "Ace": #1 { }', '']);
  expect(formatForceYaml(units, 'Lance: #1')).toBe(`name: "Lance: #1"
units:
  - { unit: "Atlas AS7-D", pilot: "Ann \\"Ace\\": #1 { }", gunnery: 3, piloting: 4 }
  - { unit: "HBK-4G", gunnery: 4, piloting: 5 }
`);
});
