import { expect, test } from 'vitest';
import { freshProgress, readProgress } from './progress.ts';

test('progress is read as it was kept', () => {
  const progress = { ...freshProgress('abc'), told: ['welcome'], since: 3, at: 9, reportRead: true };
  expect(readProgress(structuredClone(progress))).toEqual(progress);
});

test.each([undefined, null, 'lesson', {}, { ...freshProgress('a'), told: [1] }, { ...freshProgress('a'), at: -1 }])(
  'any other value means no progress: %o',
  value => {
    expect(readProgress(value)).toBeUndefined();
  },
);
