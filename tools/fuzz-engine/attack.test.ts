import { join } from 'node:path';
import { expect, test } from 'vitest';
import { ROOT } from '../bootstrap/run.mjs';
import { attackEngine } from './attack.ts';
import { HOSTILE_KINDS } from './hostile-messages.ts';

const FROM_SOURCE = ['--conditions=@hexfall/source', '--import', 'tsx', join(ROOT, 'apps/cli/src/main.ts'), 'engine'];

test('an engine under attack answers every request with the right kind of answer and plays a legal game on', async () => {
  const { faults, kinds, legal } = await attackEngine({
    command: [process.execPath, ...FROM_SOURCE],
    count: 1500,
    seed: 1,
  });
  expect(faults).toEqual([]);
  expect([...kinds.keys()].sort()).toEqual(Object.keys(HOSTILE_KINDS).sort());
  expect([...kinds.values()].reduce((sum, times) => sum + times, 0)).toBe(1500);
  expect(legal.orders).toBeGreaterThan(10);
});

test('an engine that ends under attack is noticed', async () => {
  const command = [process.execPath, '-e', 'console.error("out of order")'];
  await expect(attackEngine({ command, count: 50, seed: 1 })).rejects.toThrow('the engine has ended: out of order');
});
