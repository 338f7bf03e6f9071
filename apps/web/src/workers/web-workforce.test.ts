import {
  type Batch,
  type GameRecord,
  OwnThread,
  prepareBatch,
  type RunEnd,
  runBatch,
  type Workforce,
} from '@hexfall/sim';
import { deployFaceToFace, duelMatchUp } from '@hexfall/testkit';
import { afterEach, expect, test } from 'vitest';
import { type FakeWorker, startFakeWorker } from './fake-port.ts';
import type { GamesReply, GamesRequest } from './game-messages.ts';
import { serveGames } from './serve-games.ts';
import { WebWorkforce, type WebWorkforceOptions } from './web-workforce.ts';

type GamesWorker = FakeWorker<GamesRequest, GamesReply>;
type Serve = typeof serveGames;

function duelBatch(): Batch {
  const matchUp = duelMatchUp(['HBK-4G', 'WVR-6R'], { seed: 'web workers' });
  const batch = prepareBatch({ ...matchUp, bots: ['charger', 'charger'], turnLimit: 20 }, deployFaceToFace);
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

const batch = duelBatch();
const workers: GamesWorker[] = [];

afterEach(() => {
  workers.length = 0;
});

/** Returns a workforce whose workers the test can examine. */
function workforceWith(options: Partial<WebWorkforceOptions> = {}, serve: Serve = serveGames): WebWorkforce {
  const start = (): GamesWorker['port'] => {
    workers.push(startFakeWorker(serve));
    return workers.at(-1)!.port;
  };
  return new WebWorkforce(batch, { games: 24, cores: 3, start, ...options });
}

async function play(workforce: Workforce, games: number): Promise<RunEnd & { records: GameRecord[] }> {
  const records: GameRecord[] = [];
  const end = await runBatch(batch, workforce, { games, onGames: more => void records.push(...more) });
  return { ...end, records };
}

const expected = async (games: number): Promise<GameRecord[]> => (await play(new OwnThread(batch), games)).records;

/** Returns a worker that plays games, but stops when it is to play certain ones. */
function stoppingAt(isLast: (games: readonly number[]) => boolean): Serve {
  return reply => {
    const serve = serveGames(reply);
    return request => {
      if (request.kind === 'begin' || !isLast(request.numbers)) return serve(request);
      workers.findLast(({ received }) => isSame(received.at(-1), request))!.crash('broken');
    };
  };
}

function isSame(a: GamesRequest | undefined, b: GamesRequest): boolean {
  return JSON.stringify(a) === JSON.stringify(b);
}

test('one worker and three workers play the games that this thread plays, in order', async () => {
  const own = await expected(24);
  for (const cores of [1, 3]) {
    const played = await play(workforceWith({ cores }), 24);
    expect(played).toEqual({ reason: 'finished', failures: [], records: own });
  }
  expect(workers.map(({ ended }) => ended)).toEqual([true, true, true, true]);
});

test('few games need few workers, and every worker is told the series once', async () => {
  expect(workforceWith({ games: 9 }).size).toBe(2);
  await play(workforceWith({ games: 9 }), 9);
  expect(workers).toHaveLength(2);
  for (const { received } of workers) expect(received.map(({ kind }) => kind).lastIndexOf('begin')).toBe(0);
});

test('a worker that stops is replaced, and another plays its games', async () => {
  let stops = 0;
  const workforce = workforceWith(
    {},
    stoppingAt(games => games.includes(6) && stops++ === 0),
  );
  const { records, failures } = await play(workforce, 20);
  expect(stops).toBe(2);
  expect(failures).toEqual([]);
  expect(records).toEqual(await expected(20));
});

test('a game that stops every worker is reported, and all others are played', async () => {
  const { records, failures } = await play(
    workforceWith(
      {},
      stoppingAt(games => games.includes(3)),
    ),
    8,
  );
  expect(records.map(({ game }) => game)).toEqual([0, 1, 2, 4, 5, 6, 7]);
  expect(failures).toMatchObject([{ game: 3, reason: 'the worker stopped: broken' }]);
});

test('workers that do not start are reported at once', async () => {
  const start = (): GamesWorker['port'] => {
    const worker = startFakeWorker<GamesRequest, GamesReply>(() => () => undefined);
    workers.push(worker);
    setTimeout(() => worker.crash('its script could not be loaded'));
    return worker.port;
  };
  await expect(play(workforceWith({ start }), 24)).rejects.toThrow(
    'the workers do not start: its script could not be loaded',
  );
});

test('a series that cannot be read is refused with the reason', async () => {
  const serve: Serve = reply => {
    const inner = serveGames(reply);
    return request =>
      inner(
        request.kind === 'begin'
          ? { kind: 'begin', task: { series: { boards: [], specs: [], batches: [] } } }
          : request,
      );
  };
  await expect(play(workforceWith({}, serve), 4)).rejects.toThrow('batches');
});
