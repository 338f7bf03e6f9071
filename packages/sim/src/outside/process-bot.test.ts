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

test('a question that comes together with an order, after it, is answered', async () => {
  const program = join(folder, 'hasty.cjs');
  writeFileSync(program, HASTY);
  const created = createGame(SETUP, NO_SINK);
  if (!created.ok) throw new Error(created.errors[0]!.message);
  startGame(created.value);
  const bot = new ProcessBot({
    name: 'hasty',
    command: [process.execPath, program],
    setup: SETUP,
    rngState: Int32Array.of(1, 2, 3, 4),
    environment: {},
    limits: DEFAULT_LIMITS,
    watch: {},
  });
  try {
    const unit = unitsToAct(created.value)[0]!.id;
    expect(await bot.decide(created.value)).toEqual({ type: 'stay', unit });
    expect(await bot.decide(created.value)).toEqual({ type: 'shutDown', unit });
  } finally {
    bot.close();
  }
});
