import { parseArgs } from 'node:util';
import { formatGameLine, formatHeaderLine, type GameRecord, OwnThread, runBatch } from '@hexfall/sim';
import { chunkGames, followRun, parseAddress, type RunInfo, Store, StoreWorker, sampleBatch } from '@hexfall/store';
import { serverSeconds } from '../cluster-load/server-seconds.ts';
import { findPrograms, startServer, stopOnSignals } from '../postgres/temporary-server.mjs';

/*
 * What a store costs: npx tsx --conditions=@hexfall/source tools/cluster-overhead/main.ts [--games 8000] [--rounds 6]
 * Plays the same games without a store and with one, in turns, and compares the processor time: of the worker, of the server, and of the
 * process that receives the games, and all of it together. The best round of each counts, since a busy machine makes others slower. Chunks
 * are as long as those of any run: 2 s.
 */

const { values } = parseArgs({
  options: { games: { type: 'string', default: '8000' }, rounds: { type: 'string', default: '6' } },
});
const [games, rounds] = [Number(values.games), Number(values.rounds)];
const batch = sampleBatch('spec', 'overhead');
const WARM_UPS = 2;

/** Takes in games as a run with a file does. */
class Sink {
  bytes = 0;
  readonly add = (records: readonly GameRecord[]): void => {
    for (const record of records) this.bytes += formatGameLine(record).length + 1;
  };
}

/** Returns the processor seconds of this process that some work takes. */
async function secondsOf(work: () => Promise<void>): Promise<number> {
  const start = process.cpuUsage();
  await work();
  const { user, system } = process.cpuUsage(start);
  return (user + system) / 1e6;
}

async function playPlain(sink: Sink): Promise<void> {
  await runBatch(batch, new OwnThread(batch), { games, onGames: sink.add });
}

/** Code is slow at first: the quickest of a few times is that of the rounds to come. */
async function secondsWhenWarm(): Promise<number> {
  let best = Infinity;
  for (let i = 0; i < WARM_UPS; i++) best = Math.min(best, await secondsOf(() => playPlain(new Sink())));
  return best;
}

async function addRun(store: Store, size: number): Promise<RunInfo> {
  const header = formatHeaderLine({ batch, games });
  const wanted = { command: 'simulate', name: 'overhead', header, series: [batch], precision: 0, games } as const;
  return store.runs.add({ ...wanted, chunkGames: size });
}

const ignore = (): void => undefined;
const { signal } = new AbortController();

async function playInStore(store: Store): Promise<void> {
  const worker = new StoreWorker(store, {
    name: 'worker',
    threads: 1,
    allowsOutsideBots: false,
    employ: series => new OwnThread(series),
    judge: () => ({ onGames: ignore, isEnough: () => false }),
    tell: ignore,
    untilIdle: true,
  });
  await worker.work(signal);
}

async function receive(store: Store, info: RunInfo, sink: Sink): Promise<void> {
  await followRun(store, info, [batch], { signal, onGames: sink.add, onNews: ignore, onWait: ignore });
}

const programs = findPrograms();
if (programs === undefined) throw new Error('PostgreSQL is not installed');
const server = await startServer(programs);
stopOnSignals(server);
try {
  const address = parseAddress(server.url);
  if (!address.ok) throw new Error(address.errors[0]);
  const store = await Store.open(address.value, { mayChange: true, name: 'overhead' });
  const size = chunkGames(games, (await secondsWhenWarm()) / games);
  const best = { plain: Infinity, worker: Infinity, server: Infinity, receiver: Infinity };
  for (let round = 0; round < rounds; round++) {
    const [plain, stored] = [new Sink(), new Sink()];
    best.plain = Math.min(best.plain, await secondsOf(() => playPlain(plain)));
    const before = serverSeconds(server.pid);
    const info = await addRun(store, size);
    best.worker = Math.min(best.worker, await secondsOf(() => playInStore(store)));
    best.receiver = Math.min(best.receiver, await secondsOf(() => receive(store, info, stored)));
    best.server = Math.min(best.server, serverSeconds(server.pid) - before);
    await store.runs.remove(info.run);
    if (plain.bytes !== stored.bytes) throw new Error('the games differ');
  }
  await store.close();
  const more = best.worker - best.plain;
  const share = (seconds: number): string => `${((100 * seconds) / best.plain).toFixed(1)} %`;
  console.log(
    `${games} games in chunks of ${size} (${((best.plain / games) * size).toFixed(1)} s), best of ${rounds}: ` +
      `${best.plain.toFixed(2)} s without a store, ${best.worker.toFixed(2)} s in a worker (${share(more)} more); ` +
      `server ${share(best.server)}, receiving the games ${share(best.receiver)}; ` +
      `${share(more + best.server + best.receiver)} in all`,
  );
} finally {
  await server.stop();
}
