import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { builtInMech } from '@hexfall/data';
import { createGame, type GameSetup, NO_SINK, seedFromText, startGame, unitsToAct } from '@hexfall/rules';
import { openBoard } from '@hexfall/testkit';
import { afterAll, expect, test } from 'vitest';
import { DEFAULT_LIMITS } from './open-bots.ts';
import { ProcessBot } from './process-bot.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-process-bot-'));
afterAll(() => rmSync(folder, { recursive: true }));

const SETUP: GameSetup = {
  profile: 'spec',
  seed: seedFromText('process bot'),
  board: openBoard(9, 9),
  specs: [builtInMech('HBK-4G')!],
  units: [
    { spec: 0, side: 0, hex: '0502', facing: 3, gunnery: 4, piloting: 5 },
    { spec: 0, side: 1, hex: '0508', facing: 0, gunnery: 4, piloting: 5 },
  ],
  turnLimit: 12,
};

/** Sends its order and a question in one piece. It stays until the question has been answered, then it shuts down. */
const HASTY = `let answered = false;
const request = (id, method, params) => JSON.stringify({ jsonrpc: '2.0', id, method, params }) + '\\n';
require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
  const { id, result, game, hash, units } = JSON.parse(line);
  if (id === 'question') answered = result.hash === expected;
  if (game === undefined) return;
  expected = hash;
  const command = { type: answered ? 'shutDown' : 'stay', unit: units[0] };
  process.stdout.write(request('order', 'game.act', { game, command }) + request('question', 'game.hash', { game }));
});
let expected;
`;

/** Asks for odds and waits for the answer in the first turn; in the second it gives its order before they are known. */
const CALCULATING = `let turns = 0, order;
const send = (id, method, params) => process.stdout.write(JSON.stringify({ jsonrpc: '2.0', id, method, params }) + '\\n');
require('node:readline').createInterface({ input: process.stdin }).on('line', line => {
  const { id, result, game, units } = JSON.parse(line);
  const give = type => send('order', 'game.act', { game: order.game, command: { type, unit: order.unit } });
  if (id === 'odds' && !result.cancelled) give(result.answers[0].value > 0 ? 'stay' : 'shutDown');
  if (id === 'odds' && result.cancelled) cancelled = true;
  if (game === undefined) return;
  order = { game, unit: units[0] };
  if (++turns === 3) return give(cancelled ? 'shutDown' : 'stay');
  // A piloting roll is soon known exactly. What a fall from nine levels damages is not, however fast the machine.
  const roll = { kind: 'piloting', unit: 0, reason: 'kicked', modifier: 0 };
  const plan = turns === 1 ? roll : { kind: 'fall', unit: 0, height: 9 };
  const budget = { milliseconds: turns === 1 ? 100 : 10000 };
  send('odds', 'odds.ask', { game, plan, questions: [{ about: turns === 1 ? 'fall' : 'damage', unit: 0 }], budget });
  if (turns === 2) give('stay');
});
let cancelled = false;
`;

/** Returns the types of the orders that a program gives, asked again and again in the same position. */
async function ordersOf(text: string, count: number): Promise<string[]> {
  const program = join(folder, 'bot.cjs');
  writeFileSync(program, text);
  const created = createGame(SETUP, NO_SINK);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  startGame(created.value);
  const bot = new ProcessBot({
    name: 'bot',
    command: [process.execPath, program],
    setup: SETUP,
    rngState: Int32Array.of(1, 2, 3, 4),
    environment: {},
    limits: DEFAULT_LIMITS,
    watch: {},
  });
  const orders: string[] = [];
  try {
    for (let i = 0; i < count; i++) {
      const { type, unit } = await bot.decide(created.value);
      expect(unit).toBe(unitsToAct(created.value)[0]!.id);
      orders.push(type);
    }
  } finally {
    bot.close();
  }
  return orders;
}

test('a question that comes together with an order, after it, is answered', async () => {
  expect(await ordersOf(HASTY, 2)).toEqual(['stay', 'shutDown']);
});

test('odds that a bot asks for are answered when they are known, and at the latest with its order', async () => {
  expect(await ordersOf(CALCULATING, 3)).toEqual(['stay', 'stay', 'shutDown']);
});
