import { type DuelMatchUp, deployFaceToFace, duelMatchUp, openBoard } from '@hexfall/testkit';
import { expect, test } from 'vitest';
import { planGame } from './game-plan.ts';
import type { GameRecord } from './game-record.ts';
import { type Batch, prepareBatch } from './match-up.ts';
import { chunkSize, runBatch } from './run-batch.ts';
import { OwnThread, WorkerLost, type Workforce } from './workforce.ts';

const BOARDS = ['one', 'two'].map(title => ({ title, board: openBoard(12, 12) }));

function batchOf(): Batch {
  const options: Partial<DuelMatchUp> = { boards: BOARDS, bots: ['charger', 'random'], turnLimit: 12 };
  const batch = prepareBatch(duelMatchUp(['HBK-4G', 'WVR-6R'], options), deployFaceToFace);
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

async function collect(workforce: Workforce, batch: Batch, games: number): Promise<GameRecord[]> {
  const records: GameRecord[] = [];
  await runBatch(batch, workforce, { games, onGames: more => void records.push(...more) });
  return records;
}

test('the chunk size is even and depends only on the number of games', () => {
  expect([1, 200, 2000, 20_000, 1_000_000].map(chunkSize)).toEqual([2, 2, 14, 64, 64]);
});

/** Plays in this thread, but finishes chunks in a different order and loses workers as told. */
class UnreliableWorkforce implements Workforce {
  readonly size = 3;
  readonly lost: number[][] = [];
  private readonly inner: OwnThread;
  private readonly dies: (games: readonly number[], attempt: number) => boolean;

  constructor(batch: Batch, dies: (games: readonly number[], attempt: number) => boolean = () => false) {
    this.inner = new OwnThread(batch);
    this.dies = dies;
  }

  async play(games: readonly number[]): ReturnType<OwnThread['play']> {
    await new Promise(resolve => {
      setTimeout(resolve, (games[0]! * 7919) % 13);
    });
    const attempt = this.lost.filter(list => list.join() === games.join()).length;
    if (this.dies(games, attempt)) {
      this.lost.push([...games]);
      throw new WorkerLost('the worker died: test');
    }
    return this.inner.play(games);
  }

  dismiss(): Promise<void> {
    return this.inner.dismiss();
  }
}

test('any workforce delivers the same games in the same order', async () => {
  const batch = batchOf();
  expect(await collect(new UnreliableWorkforce(batch), batch, 25)).toEqual(
    await collect(new OwnThread(batch), batch, 25),
  );
});

test('a chunk whose worker dies is played again', async () => {
  const batch = batchOf();
  const workforce = new UnreliableWorkforce(batch, (games, attempt) => games.includes(4) && attempt === 0);
  expect((await collect(workforce, batch, 12)).map(({ game }) => game)).toEqual(
    Array.from({ length: 12 }, (_, i) => i),
  );
  expect(workforce.lost).toEqual([[4, 5]]);
});

test('a game that always kills its worker is reported with its seed, and all others are delivered', async () => {
  const batch = batchOf();
  const games: number[] = [];
  const end = await runBatch(batch, new UnreliableWorkforce(batch, chunk => chunk.includes(5)), {
    games: 12,
    onGames: records => void games.push(...records.map(({ game }) => game)),
  });
  expect(games).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]);
  expect(end).toEqual({
    reason: 'finished',
    failures: [{ game: 5, seed: planGame(batch, 5).seed, reason: 'the worker died: test' }],
  });
});

test('a game that throws is reported without retries', async () => {
  const batch = batchOf();
  const broken: Batch = {
    ...batch,
    fields: [batch.fields[0]!, { ...batch.fields[1]!, straight: { ...batch.fields[1]!.straight, units: [] } }],
  };
  const end = await runBatch(broken, new OwnThread(broken), { games: 4, onGames: () => undefined });
  expect(end.failures).toEqual([
    { game: 2, seed: planGame(batch, 2).seed, reason: expect.stringContaining('units') as string },
  ]);
});

test('only a limited number of chunks is played beyond a game that takes long', async () => {
  const batch = batchOf();
  const calls: number[] = [];
  let release: () => void = () => undefined;
  const slow = new Promise<void>(resolve => {
    release = resolve;
  });
  const workforce: Workforce = {
    size: 3,
    play: async games => {
      calls.push(games[0]!);
      if (games.includes(0)) await slow;
      return { records: [], failures: [] };
    },
    dismiss: () => Promise.resolve(),
  };
  const run = runBatch(batch, workforce, { games: 20_000, onGames: () => undefined });
  await new Promise(resolve => {
    setTimeout(resolve, 50);
  });
  expect(calls).toHaveLength(128);
  release();
  expect((await run).reason).toBe('finished');
  expect(calls).toHaveLength(Math.ceil(20_000 / chunkSize(20_000)));
});

test('games that are done already are not played again', async () => {
  const batch = batchOf();
  const games: number[] = [];
  const done = new Set([0, 1, 2, 7]);
  await runBatch(batch, new OwnThread(batch), {
    games: 9,
    done,
    onGames: records => void games.push(...records.map(({ game }) => game)),
  });
  expect(games).toEqual([3, 4, 5, 6, 8]);
});

test('a run that has enough games ends at the same game with any workforce', async () => {
  const batch = batchOf();
  for (const workforce of [new OwnThread(batch), new UnreliableWorkforce(batch)]) {
    let count = 0;
    const onGames = (records: readonly GameRecord[]): void => void (count += records.length);
    const end = await runBatch(batch, workforce, { games: 60, onGames, isEnough: () => count >= 9 });
    expect([end.reason, count]).toEqual(['enough', 10]);
  }
});

test('a run that is stopped delivers the finished games', async () => {
  const batch = batchOf();
  const stop = new AbortController();
  const games: number[] = [];
  const end = await runBatch(batch, new UnreliableWorkforce(batch), {
    games: 500,
    signal: stop.signal,
    onGames: records => {
      games.push(...records.map(({ game }) => game));
      if (games.length >= 8) stop.abort();
    },
  });
  expect(end.reason).toBe('stopped');
  expect(games.length).toBeGreaterThanOrEqual(8);
  expect(games.length).toBeLessThan(50);
  expect(games).toEqual([...games].sort((a, b) => a - b));
});

test('a run whose workforce fails delivers the finished games', async () => {
  const batch = batchOf();
  const own = new OwnThread(batch);
  let letFail = (): void => {};
  const othersHavePlayed = new Promise<void>(resolve => {
    letFail = resolve;
  });
  const workforce: Workforce = {
    size: 2,
    play: async games => {
      if (games.includes(0)) {
        await othersHavePlayed;
        throw new Error('the workers do not start');
      }
      const played = await own.play(games);
      setImmediate(letFail);
      return played;
    },
    dismiss: () => own.dismiss(),
  };
  const games: number[] = [];
  const onGames = (records: readonly GameRecord[]): void => void games.push(...records.map(({ game }) => game));
  await expect(runBatch(batch, workforce, { games: 2000, onGames })).rejects.toThrow('the workers do not start');
  expect(games.length).toBeGreaterThan(0);
  expect(games).toEqual(games.map((_, i) => i + chunkSize(2000)));
});

test('an error in the consumer of games ends the run', async () => {
  const batch = batchOf();
  const onGames = (): void => {
    throw new Error('the disk is full');
  };
  await expect(runBatch(batch, new UnreliableWorkforce(batch), { games: 50, onGames })).rejects.toThrow(
    'the disk is full',
  );
});
