import { WEIGHTS } from '@hexfall/bots';
import { expect, test } from 'vitest';
import { tune } from './tune.ts';

test('a step of the tuning is the same every time, and leaves alone how bold units are', () => {
  const steps: object[] = [];
  const once = tune({ steps: 1, seed: 11, report: (_, weights) => steps.push(weights) });
  expect(tune({ steps: 1, seed: 11, report: () => undefined })).toEqual(once);
  expect(steps).toEqual([once]);
  const { caution, patience, overwhelming, kill, ...others } = once;
  expect({ caution, patience, overwhelming }).toEqual({
    caution: WEIGHTS.caution,
    patience: WEIGHTS.patience,
    overwhelming: WEIGHTS.overwhelming,
  });
  expect(kill).not.toBe(WEIGHTS.kill);
  expect(others.reply).not.toBe(WEIGHTS.reply);
});
