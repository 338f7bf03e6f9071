import { expect, test } from 'vitest';
import { armorRows, figureRows } from './comparison.ts';
import { sampleUnit } from './sample-unit.ts';
import { createUnitView } from './unit-view.ts';

const hunchback = createUnitView(sampleUnit('HBK-4G'));
const atlas = createUnitView(sampleUnit('AS7-D'));

test('figures stand side by side, and the better one is marked where one is', () => {
  const rows = figureRows(hunchback, atlas);
  const row = (name: string): unknown => rows.find(each => each.name === name);
  expect(row('Battle Value')).toEqual({ name: 'Battle Value', texts: ['1,041', '1,897'], better: undefined });
  expect(row('… defensive')).toEqual({ name: '… defensive', texts: ['623', '1,156'], better: 1 });
  expect(row('Walking MP')).toEqual({ name: 'Walking MP', texts: ['4', '3'], better: 0 });
  expect(row('Jump MP')).toEqual({ name: 'Jump MP', texts: ['0', '0'], better: undefined });
  expect(row('Heat left over, running and firing all')).toMatchObject({ texts: ['3', '11'], better: 0 });
});

test('armor stands place by place, the rear of the torsos last', () => {
  const rows = armorRows(hunchback, atlas);
  expect(rows[0]).toEqual({ names: ['Head', 'Head'], points: [9, 9] });
  expect(rows).toHaveLength(11);
  for (const [i, { sheet }] of [hunchback, atlas].entries())
    expect(rows.reduce((sum, { points }) => sum + points[i]!, 0)).toBe(sheet.spec.armor.reduce((a, b) => a + b, 0));
  expect(rows.at(-1)!.names[0]).toMatch(/\(rear\)$/);
});
