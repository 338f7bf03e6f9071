import { BOT_NAMES } from '@hexfall/bots';
import { DEFAULT_LIMITS } from '@hexfall/sim/outside';
import { expect, test } from 'vitest';
import { capture as run } from '../capture.ts';
import { UsageError } from '../exit.ts';
import { BOT_TIME, BOT_WORDS } from './bot-help.ts';
import { readBot, readBotOrders } from './read-bots.ts';

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

test.each([
  ['./none.mjs', '--bots ./none.mjs: no such file.'],
  ['exec:no-such-program', '--bots exec:no-such-program: the program "no-such-program" was not found.'],
  ['exec:/no/such/program', '--bots exec:/no/such/program: the program "/no/such/program" was not found.'],
  ['exec:node none.mjs', '--bots exec:node none.mjs: no such file: none.mjs.'],
])('%s, which does not exist, is refused before a game begins', (text, message) => {
  expect(() => readBot(text)).toThrow(message);
});

test('the bots that help lists are all that there are, with the time limit that holds', () => {
  expect(BOT_WORDS.split(', ')).toEqual([...BOT_NAMES]);
  expect(BOT_TIME).toBe(DEFAULT_LIMITS.order);
});
