import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { captureBoth, capture as run } from './capture.ts';

const EXAMPLES = fileURLToPath(new URL('../../../examples/forces', import.meta.url));

test('value prints the Battle Value of a unit', async () => {
  expect(await run('value', 'HBK-4G')).toBe(
    'Hunchback HBK-4G\n  Hunchback HBK-4G  4/5  1041\n  Total                  1041\n',
  );
});

test('value --explain shows where every number comes from', async () => {
  const text = await run('value', 'HBK-4G', '--explain');
  expect(text).toContain('      Armor                       400  160 points x 2.5\n');
  expect(text).toContain('    Heat efficiency 17: Allowance 6, Heat sinks 13, Running -2\n');
  expect(text).toContain('    Battle Value 1041: 623.4 + 417.76, rounded\n');
});

test('value compares two force files', async () => {
  const text = await run('value', join(EXAMPLES, 'fire-lance.yaml'), join(EXAMPLES, 'raiders.json'));
  expect(text).toContain('  Hunchback HBK-4G (Ann Vale)  3/4  1374 = 1041 x 1.32\n');
  expect(text).toContain('  Wolverine WVR-6R (Kit Marsh)  3/5  1321 = 1101 x 1.2\n');
  expect(text).toContain('\nFire Lance : Raiders = 3576 : 3411, 104.8 %\n');
});

test('value reads a unit list and names what was left out', async () => {
  const { text, errors } = await captureBoth('value', join(EXAMPLES, 'veterans.mul'));
  expect(text).toContain('  Hunchback HBK-4G (Jo "Ace" Reed, damaged)  3/4  1255 = 951 x 1.32\n');
  expect(text).toContain('  Wolverine WVR-6R (Max Holt)                5/6   947 = 1101 x 0.86\n');
  expect(errors).toContain('line 19: Manticore Heavy Tank (Tracked) is not a BattleMech');
});

test('value --json prints totals, units, explanations and the ratio', async () => {
  const json = JSON.parse(await run('value', 'HBK-4G,WVR-6R', 'WVR-6R', '--json', '--explain')) as {
    forces: { total: number; units: { unit: string; value: number; explanation: { base: number } }[] }[];
    ratio: number;
  };
  expect(json.forces.map(({ total }) => total)).toEqual([2142, 1101]);
  expect(json.forces[0]!.units[0]).toMatchObject({
    unit: 'Hunchback HBK-4G',
    value: 1041,
    explanation: { base: 1041 },
  });
  expect(json.ratio).toBeCloseTo(2142 / 1101);
});
