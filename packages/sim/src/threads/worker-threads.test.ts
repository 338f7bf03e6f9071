import { existsSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { pathToFileURL } from 'node:url';
import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { afterAll, expect, test } from 'vitest';
import { planGame } from '../batch/game-plan.ts';
import type { GameRecord } from '../batch/game-record.ts';
import { type Batch, prepareBatch } from '../batch/match-up.ts';
import { type RunEnd, runBatch } from '../batch/run-batch.ts';
import { OwnThread, type Workforce } from '../batch/workforce.ts';
import { areQuick, OwnThreadFirst } from './own-thread-first.ts';
import { WorkerThreads } from './worker-threads.ts';

const folder = mkdtempSync(join(tmpdir(), 'hexfall-threads-'));
afterAll(() => rmSync(folder, { recursive: true }));

function duelBatch(): Batch {
  const batch = prepareBatch(duelMatchUp(['HBK-4G', 'WVR-6R'], { seed: 'threads' }), deployFaceToFace);
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

const batch = duelBatch();

async function play(
  workforce: Workforce,
  games: number,
  signal?: AbortSignal,
): Promise<RunEnd & { records: GameRecord[] }> {
  const records: GameRecord[] = [];
  const onGames = (more: readonly GameRecord[]): void => void records.push(...more);
  const end = await runBatch(batch, workforce, { games, onGames, ...(signal === undefined ? {} : { signal }) });
  return { ...end, records };
}

/** Entry point of a worker that runs the code of an accident before it plays. */
function accidentProne(name: string, accident: string): URL {
  const file = join(folder, `${name}.mjs`);
  const serve = new URL('./serve.ts', import.meta.url).href;
  writeFileSync(
    file,
    `import { existsSync, writeFileSync } from 'node:fs';
import { parentPort, workerData } from 'node:worker_threads';
import { serveGames } from ${JSON.stringify(serve)};
const accident = games => { ${accident} };
serveGames({
  on: (type, play) => parentPort.on(type, message => { accident(message.games); play(message); }),
  postMessage: message => parentPort.postMessage(message),
}, workerData);
`,
  );
  return pathToFileURL(file);
}

test('one worker, three workers and this thread play the same games', async () => {
  const own = await play(new OwnThread(batch), 30);
  for (const workers of [1, 3]) {
    const played = await play(new WorkerThreads(batch, { workers }), 30);
    expect(played.records).toEqual(own.records);
    expect(played.reason).toBe('finished');
  }
});

test('a run that begins in this thread plays the same games, whether or not it goes over to worker threads', async () => {
  const own = await play(new OwnThread(batch), 30);
  for (const games of [30, 10_000_000]) {
    const played = await play(new OwnThreadFirst(batch, games, { workers: 2 }), 30);
    expect(played.records).toEqual(own.records);
  }
});

test('only games of quick bots with few units and turns are played where nothing watches them', () => {
  const [first] = batch.fields;
  const long = { ...first!, straight: { ...first!.straight, turnLimit: 10_000 } };
  expect(areQuick(batch)).toBe(true);
  expect(areQuick([batch, { ...batch, bots: ['tactician', 'lookahead:50ms'] }])).toBe(false);
  expect(areQuick({ ...batch, fields: [long] })).toBe(false);
});

test('a worker that is killed is replaced, and another plays its games', async () => {
  const mark = join(folder, 'died-once');
  const accident = `if (games.includes(6) && !existsSync(${JSON.stringify(mark)})) {
    writeFileSync(${JSON.stringify(mark)}, ''); process.exit(9); }`;
  const workforce = new WorkerThreads(batch, { workers: 2, entry: accidentProne('once', accident) });
  const { records, failures } = await play(workforce, 20);
  expect(existsSync(mark)).toBe(true);
  expect(failures).toEqual([]);
  expect(records).toEqual((await play(new OwnThread(batch), 20)).records);
});

test('a game that kills every worker is reported, and all others are played', async () => {
  const entry = accidentProne('always', `if (games.includes(3)) throw new Error('out of everything');`);
  const { records, failures } = await play(new WorkerThreads(batch, { workers: 2, entry }), 8);
  expect(records.map(({ game }) => game)).toEqual([0, 1, 2, 4, 5, 6, 7]);
  expect(failures).toMatchObject([{ game: 3, reason: 'the worker died: out of everything' }]);
});

test('a game that never ends is given up after its time limit, and the others of its chunk are played again', async () => {
  const entry = accidentProne(
    'endless',
    `if (games.includes(5)) { Atomics.add(workerData.begun, 0, games.indexOf(5) + 1); for (;;); }`,
  );
  const workforce = new WorkerThreads(batch, { workers: 2, gameTime: 3000, entry });
  const { records, failures, reason } = await play(workforce, 10);
  expect(reason).toBe('finished');
  expect(failures).toEqual([{ game: 5, seed: planGame(batch, 5).seed, reason: 'took longer than 3 s' }]);
  expect(records).toEqual((await play(new OwnThread(batch), 10)).records.filter(({ game }) => game !== 5));
});

test('a game that uses up all memory ends only its own worker', async () => {
  const entry = accidentProne('greedy', `if (games.includes(2)) for (const all = []; ; ) all.push({ games, all });`);
  const { records, failures } = await play(new WorkerThreads(batch, { workers: 1, entry, heap: 64 }), 6);
  expect(records.map(({ game }) => game)).toEqual([0, 1, 3, 4, 5]);
  expect(failures).toMatchObject([{ game: 2, reason: expect.stringContaining('out of memory') as string }]);
});

test('workers that do not start are reported at once', async () => {
  const file = join(folder, 'broken.mjs');
  writeFileSync(file, 'throw new Error("no such library");');
  const workforce = new WorkerThreads(batch, { workers: 2, entry: pathToFileURL(file) });
  await expect(play(workforce, 100)).rejects.toThrow('the workers do not start: no such library');
});

test('workers stop when the run is aborted', async () => {
  const stop = new AbortController();
  setTimeout(() => stop.abort(), 1500);
  const { reason, records } = await play(new WorkerThreads(batch, { workers: 2 }), 1_000_000, stop.signal);
  expect(reason).toBe('stopped');
  expect(records.length).toBeLessThan(100_000);
});
