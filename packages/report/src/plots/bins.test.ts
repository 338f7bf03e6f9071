import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { binsOf, binWords } from './bins.ts';

describe('bins', () => {
  test('every number is in exactly one of at most 31 bins', () => {
    const groups = fc.array(fc.array(fc.integer({ min: 0, max: 3000 }), { maxLength: 60 }), { maxLength: 4 });
    fc.assert(
      fc.property(groups, lists => {
        const bins = binsOf(lists);
        for (const [group, values] of lists.entries()) {
          for (const bin of bins.filter(each => each.group === group)) {
            expect(bin.count).toBe(values.filter(value => value >= bin.from && value < bin.to).length);
          }
          const counted = bins.filter(each => each.group === group).reduce((sum, { count }) => sum + count, 0);
          expect(counted).toBe(values.length);
          expect(bins.filter(each => each.group === group).length).toBeLessThanOrEqual(31);
        }
      }),
    );
  });

  test('bins can count a hundred thousand games', () => {
    const values = Array.from({ length: 100_000 }, (_, i) => i % 40);
    expect(binsOf([values]).map(({ count }) => count)).toEqual(Array.from({ length: 20 }, () => 5000));
  });

  test('a bin is labeled by its numbers', () => {
    expect(binWords({ from: 3, to: 4 })).toBe('3');
    expect(binWords({ from: 10, to: 15 })).toBe('10 to 14');
  });
});
