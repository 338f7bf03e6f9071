import { builtInMech } from '@hexfall/data';
import { createBoard } from '@hexfall/hex';
import { readReplay, verifyReplay } from '@hexfall/protocol';
import type { Board } from '@hexfall/hex';
import type { GameSetup } from '@hexfall/rules';
import { expect, test } from 'vitest';
import { batchFromJson, batchToJson, isSameBatch } from './batch-json.ts';
import { type Workforce, OwnThread, WorkerLost } from './workforce.ts';
import { planGame, setupOf } from './game-plan.ts';
import type { GameRecord } from './game-record.ts';
import { type Batch, type MatchUp, prepareBatch, type SimForce } from './match-up.ts';
import { playGame, replayGame } from './play-game.ts';
import { chunkSize, runBatch } from './run-batch.ts';

const HUNCHBACK = { spec: builtInMech('HBK-4G')!, gunnery: 4, piloting: 5 };
const WOLVERINE = { spec: builtInMech('WVR-6R')!, gunnery: 3, piloting: 4 };

interface Force extends SimForce {
  readonly units: readonly (typeof HUNCHBACK)[];
}

/** The first force in the north, the second in the south. */
function deploy(_board: Board, forces: readonly Force[]): Pick<GameSetup, 'specs' | 'units'> {
  const specs = [...new Set(forces.flatMap(({ units }) => units.map(({ spec }) => spec)))];
  const units = forces.flatMap((force, side) =>
    force.units.map(({ spec, gunnery, piloting }, i) => {
      const hex = `0${2 * i + 3}${side === 0 ? '04' : '09'}`;
      return { spec: specs.indexOf(spec), side, hex, facing: side === 0 ? 3 : 0, gunnery, piloting };
    }),
  );
  return { specs, units };
}

function matchUpOf(changes: Partial<MatchUp<Force>> = {}): MatchUp<Force> {
  const board = createBoard(12, 12, []);
  return {
    forces: [
      { name: 'Hunchbacks', units: [HUNCHBACK, HUNCHBACK] },
      { name: 'a Wolverine', units: [WOLVERINE] },
    ],
    boards: [
      { title: 'one', board },
      { title: 'two', board },
    ],
    profile: 'spec',
    bots: ['charger', 'random'],
    turnLimit: 12,
    seed: 'batch test',
    swapSides: true,
    ...changes,
  };
}

function batchOf(changes: Partial<MatchUp<Force>> = {}): Batch {
  const batch = prepareBatch(matchUpOf(changes), deploy);
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

async function collect(workforce: Workforce, batch: Batch, games: number): Promise<GameRecord[]> {
  const records: GameRecord[] = [];
  await runBatch(batch, workforce, { games, onGames: more => void records.push(...more) });
  return records;
}

const placeOf = (unit: GameSetup['units'][number]): unknown[] => [unit.side, 'hex' in unit ? unit.hex : ''];

test('a pair of games shares dice and board, with the sides exchanged', () => {
  const batch = batchOf();
  const [one, two, three] = [0, 1, 2].map(game => planGame(batch, game));
  expect(two).toEqual({ ...one, game: 1, swapped: true });
  expect(one!.seed).not.toBe(three!.seed);
  expect([one!.board, three!.board]).toEqual([0, 1]);
  const [straight, exchanged] = [setupOf(batch, one!), setupOf(batch, two!)];
  expect(straight.units.map(placeOf)).toEqual([
    [0, '0304'],
    [0, '0504'],
    [1, '0309'],
  ]);
  expect(exchanged.units.map(placeOf)).toEqual([
    [0, '0304'],
    [1, '0309'],
    [1, '0509'],
  ]);
  expect(exchanged.specs[exchanged.units[0]!.spec]).toBe(WOLVERINE.spec);
});

test('without exchanged sides every game has dice of its own', () => {
  const batch = batchOf({ swapSides: false });
  const plans = [0, 1, 2].map(game => planGame(batch, game));
  expect(new Set(plans.map(({ seed }) => seed)).size).toBe(3);
  expect(plans.every(({ swapped }) => !swapped)).toBe(true);
});

test('records speak of A and B, whichever side they were', async () => {
  const records = await collect(new OwnThread(batchOf()), batchOf(), 20);
  // Two chargers against one unit that moves at random: A wins on either side of the board.
  const winners = records.map(({ outcome, swapped }) => `${outcome} ${swapped}`);
  expect(winners.filter(text => text === 'A true').length).toBeGreaterThan(5);
  expect(winners.filter(text => text === 'A false').length).toBeGreaterThan(5);
  for (const { units, outcome } of records) {
    expect(units).toHaveLength(3);
    if (outcome === 'A') expect(units[2]!.status).not.toBe('active');
    // The third unit is the Wolverine: only it has an AC/5.
    expect(Object.keys(units[2]!.attacks)).not.toContain('AC/20');
    expect(Object.keys(units[0]!.attacks)).not.toContain('AC/5');
    if (units[2]!.end !== undefined && units[2]!.end.by >= 0) expect([0, 1]).toContain(units[2]!.end.by);
  }
});

test('games that are alike in all but the exchange end alike when the forces are alike', () => {
  const alike: Force = { name: 'same', units: [HUNCHBACK] };
  const batch = batchOf({ forces: [alike, alike], bots: ['charger', 'charger'] });
  for (let game = 0; game < 20; game += 2) {
    const [one, two] = [playGame(batch, game), playGame(batch, game + 1)];
    expect(two.hash).toBe(one.hash);
    const mirror = { A: 'B', B: 'A', draw: 'draw' } as const;
    expect(two.outcome).toBe(mirror[one.outcome]);
    expect(two.units[0]!.dealt).toBe(one.units[1]!.dealt);
  }
});

test('a set-up that cannot be played is refused before the first game', () => {
  const nowhere = (board: Board, forces: readonly Force[]): ReturnType<typeof deploy> => {
    const { specs, units } = deploy(board, forces);
    return { specs, units: [{ ...units[0]!, hex: '9999' }, ...units.slice(1)] };
  };
  const result = prepareBatch(matchUpOf(), nowhere);
  if (result.ok) throw new Error('9999 is on no board of 12 by 12');
  expect(result.errors[0]).toMatchObject({ path: 'units[0].hex', code: 'offBoard' });
  expect(prepareBatch(matchUpOf({ turnLimit: 0 }), deploy).ok).toBe(false);
  expect(prepareBatch(matchUpOf({ profile: 'house' }), deploy).ok).toBe(false);
});

test('a batch survives JSON and plays the same games', () => {
  const batch = batchOf({ profile: 'canon' });
  const again = batchFromJson(JSON.parse(JSON.stringify(batchToJson(batch))));
  if (!again.ok) throw new Error(again.errors[0]!.reason);
  expect(isSameBatch(again.value, batch)).toBe(true);
  expect(isSameBatch(again.value, batchOf())).toBe(false);
  for (const game of [0, 1, 5]) expect(playGame(again.value, game)).toEqual(playGame(batch, game));
});

test.each([
  [{ bots: ['genius', 'charger'] }, 'bots.0'],
  [{ seed: 'x' }, 'seed'],
  [{ fields: [] }, 'fields'],
  [{ specs: [{}] }, 'specs[0]'],
])('a batch that is none is refused by its field: %j', (changes, path) => {
  const result = batchFromJson({ ...batchToJson(batchOf()), ...changes });
  expect(result.ok).toBe(false);
  if (!result.ok) expect(result.errors[0]!.path).toContain(path);
});

test('the replay of a game is that game', () => {
  const batch = batchOf();
  const lines: string[] = [];
  replayGame(batch, 3, line => void lines.push(line));
  const replay = readReplay(`${lines.join('\n')}\n`);
  if (!replay.ok) throw new Error(replay.errors[0]!.message);
  expect(verifyReplay(replay.value)).toMatchObject({ kind: 'proved', turns: playGame(batch, 3).turns });
});

test('chunks are even, and depend on the number of games alone', () => {
  expect([1, 200, 2000, 20_000, 1_000_000].map(chunkSize)).toEqual([2, 2, 14, 64, 64]);
});

/** Plays like this thread, but chunks come back in another order, and some workers die. */
class Troublesome implements Workforce {
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

test('any workforce gives the same games in the same order', async () => {
  const batch = batchOf();
  expect(await collect(new Troublesome(batch), batch, 25)).toEqual(await collect(new OwnThread(batch), batch, 25));
});

test('a chunk whose worker dies is played again', async () => {
  const batch = batchOf();
  const workforce = new Troublesome(batch, (games, attempt) => games.includes(4) && attempt === 0);
  expect((await collect(workforce, batch, 12)).map(({ game }) => game)).toEqual(
    Array.from({ length: 12 }, (_, i) => i),
  );
  expect(workforce.lost).toEqual([[4, 5]]);
});

test('a game that always kills its worker is reported with its seed, and all others are kept', async () => {
  const batch = batchOf();
  const games: number[] = [];
  const end = await runBatch(batch, new Troublesome(batch, chunk => chunk.includes(5)), {
    games: 12,
    onGames: records => void games.push(...records.map(({ game }) => game)),
  });
  expect(games).toEqual([0, 1, 2, 3, 4, 6, 7, 8, 9, 10, 11]);
  expect(end).toEqual({
    reason: 'finished',
    failures: [{ game: 5, seed: planGame(batch, 5).seed, reason: 'the worker died: test' }],
  });
});

test('a game that throws is reported, without retries', async () => {
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

test('nobody gets far ahead of a game that takes long: what is finished has to wait for it', async () => {
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

test('what is done is not played again', async () => {
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

test('enough is enough at the same game with any workforce', async () => {
  const batch = batchOf();
  for (const workforce of [new OwnThread(batch), new Troublesome(batch)]) {
    let count = 0;
    const onGames = (records: readonly GameRecord[]): void => void (count += records.length);
    const end = await runBatch(batch, workforce, { games: 60, onGames, isEnough: () => count >= 9 });
    expect([end.reason, count]).toEqual(['enough', 10]);
  }
});

test('a run that is stopped hands on what is finished', async () => {
  const batch = batchOf();
  const stop = new AbortController();
  const games: number[] = [];
  const end = await runBatch(batch, new Troublesome(batch), {
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

test('a run that ends because all is lost hands on what is finished too', async () => {
  const batch = batchOf();
  const own = new OwnThread(batch);
  const workforce: Workforce = {
    size: 2,
    play: async games => {
      if (!games.includes(0)) return own.play(games);
      await new Promise(resolve => {
        setTimeout(resolve, 500);
      });
      throw new Error('the workers do not start');
    },
    dismiss: () => own.dismiss(),
  };
  const games: number[] = [];
  const onGames = (records: readonly GameRecord[]): void => void games.push(...records.map(({ game }) => game));
  await expect(runBatch(batch, workforce, { games: 2000, onGames })).rejects.toThrow('the workers do not start');
  expect(games.length).toBeGreaterThan(0);
  expect(games).toEqual(games.map((_, i) => i + chunkSize(2000)));
});

test('whoever cannot take the games ends the run with his reason', async () => {
  const batch = batchOf();
  const onGames = (): void => {
    throw new Error('the disk is full');
  };
  await expect(runBatch(batch, new Troublesome(batch), { games: 50, onGames })).rejects.toThrow('the disk is full');
});
