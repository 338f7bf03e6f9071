import { availableParallelism } from 'node:os';
import { type Batch, type GameRecord, prepareBatch, runBatch, type SimForce } from '@hexfall/sim';
import { WorkerThreads } from '@hexfall/sim/threads';
import type { ThreadRow, Timing } from '../rows/row.ts';
import { Encounter, type EncounterSize } from './encounter.ts';

interface Load extends EncounterSize {
  readonly name: string;
  /** Games of each worker before the clock starts: meanwhile threads start and code is compiled. */
  readonly warmUp: number;
  /** Games of each worker that are timed. */
  readonly timed: number;
}

const LOADS: readonly Load[] = [
  { name: 'duel', perSide: 1, width: 16, height: 17, warmUp: 4000, timed: 4000 },
  { name: '4v4', perSide: 4, width: 16, height: 17, warmUp: 600, timed: 600 },
];

/** The tactician's games on one worker thread and on one for each core. */
export function threadRows(): ThreadRow[] {
  return LOADS.flatMap(load => [
    threadRow(load, 1, `${load.name}, 1 worker`),
    threadRow(load, availableParallelism(), `${load.name}, all workers`),
  ]);
}

function threadRow(load: Load, workers: number, name: string): ThreadRow {
  return {
    kind: 'threads',
    name,
    groups: ['threads'],
    workers,
    batch: load.name,
    play: () => playOn(batchOf(load), workers, load),
  };
}

function batchOf(load: Load): Batch {
  const { board, profile, turnLimit, specs, units } = new Encounter(load).position;
  const force = (name: string): SimForce => ({
    name,
    units: Array.from({ length: load.perSide }, (_, i) => specs[i % 2]!).map(spec => ({ spec })),
  });
  const batch = prepareBatch(
    {
      forces: [force('A'), force('B')],
      boards: [{ title: 'woods and hills', board }],
      profile,
      bots: ['tactician', 'tactician'],
      turnLimit,
      seed: 'bench',
      swapSides: false,
    },
    () => ({ specs, units }),
  );
  if (!batch.ok) throw new Error(batch.errors[0]!.message);
  return batch.value;
}

/** The clock runs from the last game of the warm-up to the last game of all. */
async function playOn(batch: Batch, workers: number, { warmUp, timed }: Load): Promise<Timing & { checksum: number }> {
  const clock = new Clock(workers * warmUp, warmUp + timed);
  const { failures } = await runBatch(batch, new WorkerThreads(batch, { workers }), {
    games: workers * (warmUp + timed),
    onGames: records => clock.take(records),
  });
  if (failures.length > 0) throw new Error(failures[0]!.reason);
  return clock.stop();
}

class Clock {
  private played = 0;
  private counted = 0;
  private checksum = 0;
  private wall = 0;
  private cpu: NodeJS.CpuUsage | undefined;
  private readonly warmUp: number;
  private readonly checked: number;

  constructor(warmUp: number, checked: number) {
    this.warmUp = warmUp;
    this.checked = checked;
  }

  take(records: readonly GameRecord[]): void {
    for (const { game, hash, turns } of records) {
      // The checksum covers the same games for any number of workers.
      if (game < this.checked) this.checksum = (Math.imul(this.checksum, 31) + hash + turns) | 0;
    }
    this.played += records.length;
    if (this.cpu !== undefined) this.counted += records.length;
    else if (this.played >= this.warmUp) this.start();
  }

  private start(): void {
    this.cpu = process.cpuUsage();
    this.wall = performance.now();
  }

  stop(): Timing & { checksum: number } {
    const { user, system } = process.cpuUsage(this.cpu);
    const cpuNs = ((user + system) * 1000) / this.counted;
    const wallNs = ((performance.now() - this.wall) * 1e6) / this.counted;
    return { cpuNs, wallNs, checksum: this.checksum >>> 0 };
  }
}
