import { describeDraft, findInCatalogue } from '@hexfall/data';
import { expect, test } from 'vitest';
import { slotBlocks } from './slot-blocks.ts';

test('slots of one part or item are one block, and free ones too', () => {
  const { bays, items } = describeDraft(findInCatalogue('HBK-4G')!);
  const blocks = bays.map(bay => [bay.code, slotBlocks(bay, items)] as const);
  const right = Object.fromEntries(blocks)['RT']!;
  expect(right).toMatchObject([
    { kind: 'item', item: { title: 'AC/20' }, first: 1, count: 10, isRest: false },
    { kind: 'free', count: 2 },
  ]);
  const center = Object.fromEntries(blocks)['CT']!;
  expect(center.slice(0, 3)).toMatchObject([
    { kind: 'part', name: 'Engine', count: 3 },
    { kind: 'part', name: 'Gyro', count: 4 },
    { kind: 'part', name: 'Engine', count: 3 },
  ]);
  for (const [code, list] of blocks) {
    const slots = bays.find(bay => bay.code === code)!.slots.length;
    expect(list.reduce((sum, { count }) => sum + count, 0)).toBe(slots);
  }
});
