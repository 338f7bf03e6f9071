import { PassThrough, Writable } from 'node:stream';
import { expect, test } from 'vitest';
import { serveEngine } from './engine.ts';

async function converse(pieces: readonly (string | Uint8Array)[]): Promise<unknown[]> {
  const [input, output] = [new PassThrough(), new PassThrough()];
  let text = '';
  output.setEncoding('utf8').on('data', piece => {
    text += piece;
  });
  const served = serveEngine(input, output);
  for (const piece of pieces) input.write(piece);
  input.end();
  await served;
  return text
    .split('\n')
    .filter(line => line !== '')
    .map(line => JSON.parse(line));
}

const LIST = '{"jsonrpc":"2.0","id":1,"method":"game.list"}';

test('messages are answered in order, however they are cut into pieces', async () => {
  const lines = Array.from({ length: 50 }, (_, id) => JSON.stringify({ jsonrpc: '2.0', id, method: 'game.list' }));
  const text = `${lines.join('\n')}\n`;
  const pieces = text.match(/[^]{1,7}/g)!;
  const answers = (await converse(pieces)) as { id: number }[];
  expect(answers.map(({ id }) => id)).toEqual(lines.map((_, id) => id));
});

test('blank lines are skipped, and a last line without a line break is answered', async () => {
  expect(await converse(['\n\r\n', LIST])).toEqual([{ jsonrpc: '2.0', id: 1, result: { games: [] } }]);
});

test('bytes that are not text and lines beyond the limit are answered with errors', async () => {
  const answers = await converse([
    Uint8Array.from([0xff, 0xfe, 0, 10]),
    'x'.repeat(3_000_000),
    'x'.repeat(3_000_000),
    `\n${LIST}\n`,
  ]);
  expect(answers).toMatchObject([{ error: { code: -32700 } }, { error: { code: -32600 } }, { result: { games: [] } }]);
});

test('the engine stops when the reader has gone', async () => {
  const [input, output] = [new PassThrough(), new PassThrough({ highWaterMark: 10 })];
  const served = serveEngine(input, output);
  input.write(`${LIST}\n${LIST}\n`);
  setTimeout(() => output.destroy(), 20);
  input.end();
  await expect(served).resolves.toBe(undefined);
});

test('a slow reader leaves no listeners behind', async () => {
  const [input, output] = [new PassThrough(), new PassThrough({ highWaterMark: 10 })];
  const before = output.listenerCount('close');
  const served = serveEngine(input, output);
  for (let i = 0; i < 30; i++) input.write(`${LIST}\n`);
  input.end();
  let most = 0;
  output.on('drain', () => {
    most = Math.max(most, output.listenerCount('close') - before);
  });
  output.resume();
  await served;
  expect(most).toBeLessThanOrEqual(1);
  expect(output.listenerCount('close')).toBe(before);
});

test('the answers of a batch are written one by one, in one line', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const pieces: string[] = [];
  output.setEncoding('utf8').on('data', piece => pieces.push(piece));
  const served = serveEngine(input, output);
  input.end(`[${LIST},${LIST},${LIST}]\n${LIST}\n`);
  await served;
  const answer = '{"jsonrpc":"2.0","id":1,"result":{"games":[]}}';
  expect(pieces).toEqual([`[${answer}`, `,${answer}`, `,${answer}`, ']\n', `${answer}\n`]);
});

test('the rest of a batch is not carried out when the reader has gone', async () => {
  const input = new PassThrough();
  const pieces: string[] = [];
  const output = new Writable({
    decodeStrings: false,
    write(piece: string, _encoding, done) {
      pieces.push(piece);
      if (pieces.length === 2) this.destroy();
      done();
    },
  });
  const served = serveEngine(input, output);
  input.end(`[${LIST},${LIST},${LIST},${LIST}]\n${LIST}\n`);
  await served;
  expect(pieces.length).toBe(2);
});

const CREATE = JSON.stringify({
  jsonrpc: '2.0',
  id: 'create',
  method: 'game.create',
  params: { units: [{ model: 'HBK-4G', side: 0, hex: '0503', facing: 3 }] },
});

/** Returns a request for odds that uses its whole time budget. */
function askOdds(id: string, milliseconds: number): string {
  const params = {
    game: 'g1',
    plan: { kind: 'fall', unit: 0, height: 9 },
    questions: [
      { about: 'damage', unit: 0, location: 1 },
      { about: 'destroyed', unit: 0 },
    ],
    budget: { milliseconds },
  };
  return JSON.stringify({ jsonrpc: '2.0', id, method: 'odds.ask', params });
}

test('requests that take long are finished after the input has ended, and others are answered before them', async () => {
  const answers = await converse([`${CREATE}\n${askOdds('slow', 100)}\n[${LIST},${LIST}]\n${LIST}\n`]);
  expect(answers).toMatchObject([
    { id: 'create' },
    [{ id: 1 }, { id: 1 }],
    { id: 1 },
    { id: 'slow', result: { cancelled: false, answers: [{ kind: 'number' }, { kind: 'chance' }] } },
  ]);
});

test('a request that takes long can be cancelled while it is worked on', async () => {
  const cancel = '{"jsonrpc":"2.0","id":2,"method":"odds.cancel","params":{"id":"slow"}}';
  const answers = await converse([`${CREATE}\n${askOdds('slow', 10_000)}\n`, `${cancel}\n`]);
  expect(answers).toMatchObject([{ id: 'create' }, { id: 2 }, { id: 'slow', result: { cancelled: true } }]);
});

test('work on a request that takes long ends when the reader has gone', async () => {
  const [input, output] = [new PassThrough(), new PassThrough()];
  const served = serveEngine(input, output);
  input.end(`${CREATE}\n${askOdds('slow', 10_000)}\n`);
  setTimeout(() => output.destroy(), 50);
  await expect(served).resolves.toBe(undefined);
});
