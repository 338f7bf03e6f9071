import { expect, test } from 'vitest';
import { outlineMiddle } from './outline-middle.ts';

test('the middle is that of the box around an outline, however many corners lie on one side', () => {
  const outline = [
    [0, 0],
    [10, 0],
    [10, 4],
    [10, 8],
  ] as const;
  expect(outlineMiddle(outline)).toEqual([5, 4]);
});
