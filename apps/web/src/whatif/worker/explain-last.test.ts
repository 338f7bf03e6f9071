import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { clientOf, courseOf, replayText } from '../model/sample-client.ts';
import type { AskedEvents, ExplainedOrder, WhatIfReply } from './whatif-messages.ts';

const TEXT = replayText(duelMatchUp(['HBK-4G', 'WVR-6R'], { bots: ['tactician', 'tactician'] }), deployFaceToFace);
const COURSE = courseOf(TEXT);

async function explained(events: AskedEvents, orders: number): Promise<readonly ExplainedOrder[]> {
  const client = clientOf(TEXT);
  const reply = await new Promise<WhatIfReply>(resolve => {
    client.ask({ kind: 'why', events, orders }, resolve);
  });
  client.close();
  if (reply.kind !== 'why') throw new Error('no answer');
  return reply.orders;
}

test('the order that led to a moment is explained with three others', async () => {
  const part = COURSE.parts.findIndex(({ turn, phase }) => turn === 2 && phase === 'movement');
  const { events } = COURSE.parts[part]!;
  const [order] = await explained(events + 1, 1);
  expect(order).toMatchObject({ turn: 2, phase: 'movement' });
  expect(order!.unit).toMatch(order!.side === 0 ? /^A1 / : /^B1 /);
  expect(order!.text).toMatch(/^(walks|runs|jumps|stays)/);
  expect(order!.others).toHaveLength(3);
  // The bot gave the order from which it expected most.
  for (const { expected } of order!.others) expect(expected.score).toBeLessThanOrEqual(order!.expected!.score);
});

test('the last orders of a game under way are explained, latest first, and none before the first order', async () => {
  const orders = await explained('now', 3);
  expect(orders).toHaveLength(3);
  expect(orders[0]!.turn).toBeGreaterThanOrEqual(orders[2]!.turn);
  expect(await explained(0, 3)).toEqual([]);
});

test('orders without a choice are left out, unless it is the last one', async () => {
  const refrained = COURSE.parts.findIndex(({ turn, phase }) => turn === 1 && phase === 'physical');
  const { events } = COURSE.parts[refrained]!;
  const [last, ...before] = await explained(events + 1, 3);
  expect(last).toMatchObject({ phase: 'physical', others: [] });
  expect(before).toHaveLength(2);
  for (const { others } of before) expect(others).not.toEqual([]);
});
