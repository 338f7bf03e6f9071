import { expect, test } from 'vitest';
import { kaplanMeier } from './kaplan-meier.ts';

test('the curve of the leukemia patients on 6-MP is that of the textbooks', () => {
  const ended = [6, 6, 6, 7, 10, 13, 16, 22, 23].map(time => ({ time, ended: true }));
  const censored = [6, 9, 10, 11, 17, 19, 20, 25, 32, 32, 34, 35].map(time => ({ time, ended: false }));
  const curve = kaplanMeier([...censored, ...ended]);
  const rounded = curve.map(({ time, value, low, high }) => [time, ...[value, low, high].map(x => x.toFixed(4))]);
  expect(rounded).toEqual([
    [6, '0.8571', '0.6197', '0.9516'],
    [7, '0.8067', '0.5631', '0.9228'],
    [10, '0.7529', '0.5032', '0.8894'],
    [13, '0.6902', '0.4316', '0.8491'],
    [16, '0.6275', '0.3675', '0.8049'],
    [22, '0.5378', '0.2678', '0.7468'],
    [23, '0.4482', '0.1881', '0.6801'],
  ]);
  expect(curve[0]).toMatchObject({ atRisk: 21, ended: 3 });
});

test('a curve without survivors ends at 0, and one without lifetimes has no steps', () => {
  expect(kaplanMeier([{ time: 4, ended: true }])).toEqual([
    { time: 4, value: 0, atRisk: 1, ended: 1, low: 0, high: 0 },
  ]);
  expect(kaplanMeier([])).toEqual([]);
});
