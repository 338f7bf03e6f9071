import { expect, test } from 'vitest';
import { capture as run } from '../capture.ts';
import { UsageError } from '../exit.ts';
import { readBotOrders } from './read-bots.ts';

test('a wrong bot name or time limit is refused before a game starts', async () => {
  for (const bots of ['nobody', './nobody.mjs', 'exec:', 'charger,charger,charger', 'charger:5', 'lookahead:5s']) {
    await expect(run('battle', 'HBK-4G', 'WVR-6R', '--bots', bots)).rejects.toBeInstanceOf(UsageError);
  }
  await expect(run('battle', 'HBK-4G', 'WVR-6R', '--bot-time', '0')).rejects.toThrow(
    '--bot-time must be a whole number',
  );
});

test('the lookahead bot takes a budget of orders or of milliseconds', () => {
  expect(readBotOrders('lookahead:40,lookahead:50ms')).toEqual([
    { kind: 'builtIn', name: 'lookahead', budget: { nodes: 40 } },
    { kind: 'builtIn', name: 'lookahead', budget: { milliseconds: 50 } },
  ]);
});
