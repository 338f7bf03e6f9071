import { execFileSync } from 'node:child_process';
import { setMaxListeners } from 'node:events';
import { parseArgs } from 'node:util';
import { type ChunkResult, formatHeaderLine, playGame, type Workforce } from '@hexfall/sim';
import { parseAddress, Store, StoreWorker, sampleBatch } from '@hexfall/store';
import { findPrograms, startServer, stopOnSignals } from '../postgres/temporary-server.mjs';
import { serverSeconds } from './server-seconds.ts';

/*
 * How many chunks a server can hand out and keep: npx tsx --conditions=@hexfall/source tools/cluster-load/main.ts [--workers 100]
 * [--seconds 20] [--chunk-games 500] [--chunk-ms 2000] [--waiting 1000]
 * Every worker has real connections and takes real chunks from a real queue, but does not play: it waits as long as a chunk would take and
 * hands in games that were played before, so that one machine can stand for many. At least `--waiting` chunks are kept in line. Prints
 * chunks a minute, and the processor time of the server and of this process for each chunk.
 */

const { values } = parseArgs({
  options: {
    workers: { type: 'string', default: '100' },
    seconds: { type: 'string', default: '20' },
    'chunk-games': { type: 'string', default: '500' },
    'chunk-ms': { type: 'string', default: '2000' },
    waiting: { type: 'string', default: '1000' },
  },
});
const [workers, seconds] = [Number(values.workers), Number(values.seconds)];
const [chunkGames, chunkMs] = [Number(values['chunk-games']), Number(values['chunk-ms'])];
/** Workers that share the connections of one process here. */
const WORKERS_PER_STORE = 25;

/** Waits as long as games would take. */
class Idler implements Workforce {
  readonly size = WORKERS_PER_STORE;
  private readonly sample: ChunkResult['records'];

  constructor(sample: ChunkResult['records']) {
    this.sample = sample;
  }

  async play(games: readonly number[]): Promise<ChunkResult> {
    await new Promise(resolve => {
      setTimeout(resolve, (chunkMs * games.length) / chunkGames);
    });
    const records = games.map((game, i) => ({ ...this.sample[i % this.sample.length]!, game }));
    return { records, failures: [] };
  }

  dismiss(): Promise<void> {
    return Promise.resolve();
  }
}

/** Connections to the server. */
function countConnections(): number {
  const list = execFileSync('ps', ['-eo', 'ppid=,args='], { encoding: 'utf8' });
  return list.split('\n').filter(line => line.trim().startsWith(`${server.pid} `) && line.includes('127.0.0.1('))
    .length;
}

const programs = findPrograms();
if (programs === undefined) throw new Error('PostgreSQL is not installed');
const server = await startServer(programs);
stopOnSignals(server);
try {
  const address = parseAddress(server.url);
  if (!address.ok) throw new Error(address.errors[0]);
  const batch = sampleBatch('spec', 'load');
  const sample = Array.from({ length: Math.min(chunkGames, 100) }, (_, game) => playGame(batch, game));
  const stores: Store[] = [];
  for (let i = 0; i < Math.ceil(workers / WORKERS_PER_STORE); i++)
    stores.push(await Store.open(address.value, { mayChange: i === 0, name: `load ${i}` }));
  const chunks = Math.max(Number(values.waiting), Math.ceil((workers * seconds * 1000) / chunkMs) * 2);
  const games = chunks * chunkGames;
  const header = formatHeaderLine({ batch, games });
  const wanted = {
    command: 'simulate',
    name: 'load',
    header,
    series: [batch],
    precision: 0,
    games,
    chunkGames,
  } as const;
  const adding = performance.now();
  await stores[0]!.runs.add(wanted);
  console.log(`${chunks} chunks put in line in ${((performance.now() - adding) / 1000).toFixed(1)} s`);
  const stop = new AbortController();
  setMaxListeners(0, stop.signal);
  let played = 0;
  const crew = stores.map((store, i) => {
    const threads = Math.min(WORKERS_PER_STORE, workers - i * WORKERS_PER_STORE);
    return new StoreWorker(store, {
      name: `load ${i}`,
      threads,
      allowsOutsideBots: false,
      employ: () => new Idler(sample),
      judge: () => ({ onGames: () => undefined, isEnough: () => false }),
      tell: ({ kind }) => void (played += kind === 'played' ? 1 : 0),
      untilIdle: false,
    });
  });
  const before = process.cpuUsage();
  const serverBefore = serverSeconds(server.pid);
  const start = performance.now();
  const work = Promise.all(crew.map(worker => worker.work(stop.signal)));
  await new Promise(resolve => {
    setTimeout(resolve, seconds * 1000);
  });
  const connections = countConnections();
  const elapsed = (performance.now() - start) / 1000;
  const { user, system } = process.cpuUsage(before);
  const serverUsed = serverSeconds(server.pid) - serverBefore;
  const done = played;
  stop.abort();
  await work;
  const own = (user + system) / 1000 / done;
  const ideal = (workers * 60_000) / chunkMs;
  console.log(
    `${workers} workers: ${Math.round((done * 60) / elapsed)} chunks a minute of ${Math.round(ideal)} that they could play; ` +
      `processor time for each chunk: ${own.toFixed(1)} ms in the workers, ${((serverUsed * 1000) / done).toFixed(1)} ms in the server; ` +
      `${(serverUsed / elapsed).toFixed(2)} cores of the server, ${connections} connections`,
  );
  for (const store of stores) await store.close();
} finally {
  await server.stop();
}
