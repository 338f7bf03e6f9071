import { expect, test } from 'vitest';
import { ruleDifferences } from './rule-differences.ts';

test('every difference between the rules is listed in words', () => {
  const differences = ruleDifferences();
  expect(differences.length).toBeGreaterThan(10);
  for (const { values } of differences) expect(values.spec).not.toBe(values.canon);
  expect(differences.find(({ id }) => id === 'psr-crit-modifier-onset')).toEqual({
    id: 'psr-crit-modifier-onset',
    about: 'When a damaged gyro or leg starts to weigh on every piloting roll',
    values: { spec: 'at once', canon: 'next phase' },
  });
});
