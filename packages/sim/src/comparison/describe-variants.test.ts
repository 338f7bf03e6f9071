import { expect, test } from 'vitest';
import { type Contender, describeVariants } from './describe-variants.ts';

const hunchback: Contender = {
  name: 'Hunchback HBK-4G',
  source: 'HBK-4G',
  crews: [{ gunnery: 4, piloting: 5 }],
  rules: 'spec',
  bot: 'tactician',
  boards: ['Open ground'],
  value: 1041,
};

test('variants of one force are named by what differs', () => {
  const better = { ...hunchback, crews: [{ gunnery: 3, piloting: 4 }], bot: 'charger', value: 1300 };
  expect(describeVariants(hunchback, better)).toEqual([
    {
      name: 'Hunchback HBK-4G with 4/5, played by tactician',
      label: 'with 4/5, played by tactician',
      value: 1041,
    },
    { name: 'Hunchback HBK-4G with 3/4, played by charger', label: 'with 3/4, played by charger', value: 1300 },
  ]);
});

test('two forces are named by their names, and by where they came from if those are the same', () => {
  const other = { ...hunchback, name: 'Wolverine WVR-6R', source: 'WVR-6R' };
  expect(describeVariants(hunchback, other)!.map(({ label }) => label)).toEqual([
    'Hunchback HBK-4G',
    'Wolverine WVR-6R',
  ]);
  const mine = { ...hunchback, source: 'mine.mtf' };
  expect(describeVariants(hunchback, mine)!.map(({ name }) => name)).toEqual([
    'Hunchback HBK-4G (HBK-4G)',
    'Hunchback HBK-4G (mine.mtf)',
  ]);
});

test('a force that is played in the same way twice has no variants', () => {
  expect(describeVariants(hunchback, { ...hunchback })).toBeUndefined();
});
