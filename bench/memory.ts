import { readFileSync } from 'node:fs';
import { parseArgs } from 'node:util';
import { BOT_NAMES } from '@hexfall/bots';
import { boardOfOwn, builtInMech, DEFAULT_BOARD } from '@hexfall/data';
import { type Batch, prepareBatch, ResultCollector, runBatch } from '@hexfall/sim';
import { WorkerThreads } from '@hexfall/sim/threads';

/*
 * Measures what a long run keeps in memory, and how much of the work is done by the thread that distributes games and collects results:
 *
 *   npx tsx --conditions=@hexfall/source bench/memory.ts --games 100000 --workers 2 --bots charger
 */
const { values } = parseArgs({
  options: {
    games: { type: 'string', default: '100000' },
    workers: { type: 'string', default: '1' },
    bots: { type: 'string', default: 'charger' },
  },
});
const games = Number(values.games);
const workers = Number(values.workers);
const bot = BOT_NAMES.find(name => name === values.bots) ?? 'charger';

/** Lines of the table. */
const STEPS = [1000, 2000, 5000, 10_000, 20_000, 50_000, 100_000, 200_000, 500_000, 1_000_000];

function duel(): Batch {
  const specs = [builtInMech('HBK-4G')!, builtInMech('WVR-6R')!];
  const crew = { gunnery: 4, piloting: 5 };
  const batch = prepareBatch(
    {
      forces: [
        { name: 'A', units: [{ spec: specs[0]! }] },
        { name: 'B', units: [{ spec: specs[1]! }] },
      ],
      boards: [{ title: DEFAULT_BOARD.title, board: boardOfOwn(DEFAULT_BOARD) }],
      profile: 'spec',
      bots: [bot, bot],
      turnLimit: 60,
      seed: 'memory',
      swapSides: true,
    },
    (_board, [first, second]) => ({
      specs: [first!.units[0]!.spec, second!.units[0]!.spec],
      units: [
        { spec: 0, side: 0, hex: '0902', facing: 3, ...crew },
        { spec: 1, side: 1, hex: '0916', facing: 0, ...crew },
      ],
    }),
  );
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

/** Returns the CPU seconds that this thread has used, where the system provides them. */
function ownSeconds(): number {
  try {
    const [user = '0', system = '0'] = readFileSync(`/proc/self/task/${process.pid}/stat`, 'utf8')
      .replace(/^.*\) /, '')
      .split(' ')
      .slice(11, 13);
    return (Number(user) + Number(system)) / TICKS_PER_SECOND;
  } catch {
    return Number.NaN;
  }
}

const TICKS_PER_SECOND = 100;
const MEGABYTE = 1_000_000;

const batch = duel();
const collector = new ResultCollector(batch);
const began = { time: performance.now(), own: ownSeconds(), all: process.cpuUsage() };
let step = 0;

function show(): void {
  const { rss, heapUsed, arrayBuffers } = process.memoryUsage();
  const { user, system } = process.cpuUsage(began.all);
  const all = (user + system) / 1_000_000;
  const cells = [
    collector.samples.count,
    Math.round(rss / MEGABYTE),
    (heapUsed / MEGABYTE).toFixed(1),
    (arrayBuffers / MEGABYTE).toFixed(1),
    Math.round((collector.samples.count / (performance.now() - began.time)) * 1000),
    (collector.samples.count / all).toFixed(0),
    `${(((ownSeconds() - began.own) / all) * 100).toFixed(1)}%`,
  ];
  process.stdout.write(`${cells.map(cell => String(cell).padStart(11)).join('')}\n`);
}

process.stdout.write(`${bot} against itself, ${workers} workers\n`);
const HEAD = ['games', 'RSS MB', 'heap MB', 'buffers MB', 'games/s', 'per CPU s', 'main CPU'];
process.stdout.write(`${HEAD.map(cell => cell.padStart(11)).join('')}\n`);
await runBatch(batch, new WorkerThreads(batch, { workers }), {
  games,
  onGames: records => {
    for (const record of records) collector.add(record);
    if (collector.samples.count >= STEPS[step]!) {
      step++;
      show();
    }
  },
});
const result = collector.result();
show();
process.stdout.write(`A won ${result.sides[0].wins.count} of ${result.games}\n`);
