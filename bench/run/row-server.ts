import { loadSource, type SourceName } from '../rows/catalogue.ts';
import type { GameRow, OperationRow, Row, Survey, ThreadRow, Timing } from '../rows/row.ts';

/** How long things may take, in milliseconds of CPU time. */
export interface Pace {
  /** One round of an operation. */
  readonly operationMs: number;
  /** One round of games; a row's sample is played as often as fits in, but once at least. */
  readonly gameMs: number;
  /** Games before the first round, until the code is compiled. */
  readonly warmUpMs: number;
}

export const USUAL_PACE: Pace = { operationMs: 40, gameMs: 150, warmUpMs: 4000 };

/** A row that is ready for its rounds. */
export interface Ready {
  readonly checksum: number;
  /** Operations, or samples of games, in each round. */
  readonly times: number;
  /** Of games only. */
  readonly survey?: Survey;
}

/** Or the reason why it cannot be run here. */
export type Readiness = Ready | { readonly skipped: string };

/** Runs rows in this process. Everything that times is here, so that a process of its own and a test do the same. */
export class RowServer {
  private readonly pace: Pace;
  private readonly read: (source: SourceName) => Promise<Row[]>;
  private readonly sources = new Map<SourceName, Promise<Row[]>>();
  private readonly rows = new Map<string, { row: Row; times: number }>();
  /** First rounds of batches, played for their checksums and not yet asked for. */
  private readonly played = new Map<string, Timing>();

  constructor(pace: Pace, read: (source: SourceName) => Promise<Row[]> = loadSource) {
    this.pace = pace;
    this.read = read;
  }

  /** Makes a row ready; with `times`, for rounds of that length. */
  async prepare(source: SourceName, name: string, times?: number): Promise<Readiness> {
    try {
      const row = (await this.load(source)).find(candidate => candidate.name === name);
      if (row === undefined) return { skipped: `there is no row "${name}"` };
      const ready = await this.warmUp(row, times);
      this.rows.set(name, { row, times: ready.times });
      return ready;
    } catch (error) {
      return { skipped: error instanceof Error ? error.message : String(error) };
    }
  }

  /** One round of a row that is ready. */
  async round(name: string): Promise<Timing> {
    const { row, times } = this.rows.get(name)!;
    if (row.kind === 'threads') return this.playBatch(row);
    const timing = row.kind === 'operation' ? time(() => row.run(times)) : time(() => playSamples(row, times));
    const count = row.kind === 'operation' ? times : times * row.sample;
    return { cpuNs: timing.cpuNs / count, wallNs: timing.wallNs / count };
  }

  private async playBatch(row: ThreadRow): Promise<Timing> {
    const first = this.played.get(row.name);
    this.played.delete(row.name);
    return first ?? row.play();
  }

  private load(source: SourceName): Promise<Row[]> {
    let rows = this.sources.get(source);
    if (rows === undefined) this.sources.set(source, (rows = this.read(source)));
    return rows;
  }

  private async warmUp(row: Row, times: number | undefined): Promise<Ready> {
    if (row.kind === 'threads') {
      const first = await row.play();
      this.played.set(row.name, first);
      return { checksum: first.checksum, times: 1 };
    }
    if (row.kind === 'operation') {
      // Also where the number is given: this is what gets the code compiled.
      const fitting = calibrate(row, this.pace.operationMs);
      return prepareOperation(row, times ?? fitting);
    }
    const survey = row.survey();
    const sampleMs = warmGames(row, this.pace.warmUpMs);
    return { checksum: survey.checksum, times: times ?? Math.max(1, Math.round(this.pace.gameMs / sampleMs)), survey };
  }
}

const CHECKSUM_TIMES = 1000;
/** Rounds that do not count: until the rarer ways through the code have been met, it is compiled again and again. */
const OPERATION_WARM_UP = 12;

/** The checksum is of a fixed number of operations and does not depend on how fast the machine is. */
function prepareOperation(row: OperationRow, times: number): Ready {
  for (let i = 0; i < OPERATION_WARM_UP; i++) row.run(times);
  return { checksum: row.run(row.checksumTimes ?? CHECKSUM_TIMES) >>> 0, times };
}

/** How often to repeat an operation so that a round is long enough to time. */
function calibrate(row: OperationRow, roundMs: number): number {
  for (let times = 8; ; times *= 2) {
    row.run(times);
    const ms = time(() => row.run(times)).cpuNs / 1e6;
    if (ms > roundMs / 4) return Math.max(1, Math.round((times * roundMs) / ms));
  }
}

/** Plays samples until so much time is used up; answers what the last one took, in milliseconds. */
function warmGames(row: GameRow, warmUpMs: number): number {
  for (let used = 0; ; ) {
    const ms = time(() => row.play()).cpuNs / 1e6;
    used += ms;
    if (used >= warmUpMs) return Math.max(1, ms);
  }
}

function playSamples(row: GameRow, times: number): void {
  for (let i = 0; i < times; i++) row.play();
}

function time(work: () => unknown): Timing {
  const wall = performance.now();
  const cpu = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(cpu);
  return { cpuNs: (user + system) * 1000, wallNs: (performance.now() - wall) * 1e6 };
}
