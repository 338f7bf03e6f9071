import { loadSource, type SourceName } from '../rows/catalogue.ts';
import {
  type GameRow,
  isSelfTimed,
  type OddsAnswer,
  type OddsRow,
  type Row,
  type SelfTimedRow,
  type Survey,
  type Timing,
} from '../rows/row.ts';

/** How long things may take, in milliseconds of CPU time. */
export interface Pace {
  /** One round of an operation. */
  readonly operationMs: number;
  /** One round of games; a row's sample is played as often as fits in, but at least once. */
  readonly gameMs: number;
  /** Warm-up before the first round, until the code is compiled, and recompiled after its rarer branches have been taken. */
  readonly operationWarmUpMs: number;
  readonly gameWarmUpMs: number;
}

export const USUAL_PACE: Pace = { operationMs: 40, gameMs: 150, operationWarmUpMs: 800, gameWarmUpMs: 4000 };

/** A row that is ready for its rounds. */
export interface Ready {
  readonly checksum: number;
  /** Operations, or samples of games, in each round. */
  readonly times: number;
  /** For games only. */
  readonly survey?: Survey;
  /** For odds only. */
  readonly odds?: OddsFigures;
}

/** How well odds are known, and what one run of plain sampling costs beside them. */
export interface OddsFigures extends OddsAnswer {
  readonly sampleNs: number;
}

/** Or the reason why it cannot be run here. */
export type Readiness = Ready | { readonly skipped: string };

/** Runs rows in this process. All timing is done here, so that tests use the code that a separate process runs. */
export class RowServer {
  private readonly pace: Pace;
  private readonly read: (source: SourceName) => Promise<Row[]>;
  private readonly sources = new Map<SourceName, Promise<Row[]>>();
  private readonly rows = new Map<string, { row: Row; times: number }>();
  /** First rounds of rows that time themselves, played for their checksums and not yet requested. */
  private readonly played = new Map<string, Timing>();

  constructor(pace: Pace, read: (source: SourceName) => Promise<Row[]> = loadSource) {
    this.pace = pace;
    this.read = read;
  }

  /** Prepares a row; with `times`, for rounds of that length. */
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

  /** Runs one round of a prepared row. */
  async round(name: string): Promise<Timing> {
    const { row, times } = this.rows.get(name)!;
    if (isSelfTimed(row)) return this.playBatch(row);
    const timing = time(() => repeat(row, times));
    const count = row.kind === 'game' ? times * row.sample : times;
    return { cpuNs: timing.cpuNs / count, wallNs: timing.wallNs / count };
  }

  private async playBatch(row: SelfTimedRow): Promise<Timing> {
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
    if (isSelfTimed(row)) {
      const first = await row.play();
      this.played.set(row.name, first);
      return { checksum: first.checksum, times: 1 };
    }
    if (row.kind === 'operation') {
      const { operationMs, operationWarmUpMs, gameWarmUpMs } = this.pace;
      const ms = warmOperation(row, row.warmUp === 'game' ? gameWarmUpMs : operationWarmUpMs);
      const checksum = row.run(row.checksumTimes ?? CHECKSUM_TIMES) >>> 0;
      return { checksum, times: times ?? Math.max(1, Math.round(operationMs / ms)) };
    }
    if (row.kind === 'odds') return warmOdds(row, this.pace, times);
    const survey = row.survey();
    const sampleMs = warmGames(row, this.pace.gameWarmUpMs);
    return { checksum: survey.checksum, times: times ?? Math.max(1, Math.round(this.pace.gameMs / sampleMs)), survey };
  }
}

/** The checksum covers a fixed number of operations, so that it does not depend on the speed of the machine. */
const CHECKSUM_TIMES = 1000;

/** Minimum length of a timed series of operations: much shorter ones cannot be timed. */
const MIN_SERIES_MS = 2;

/** Repeats an operation until the time is used up. Returns the milliseconds that one took in the last series. */
function warmOperation(row: { run(times: number): unknown }, warmUpMs: number): number {
  let times = 1;
  for (let used = 0; ; ) {
    const ms = time(() => row.run(times)).cpuNs / 1e6;
    used += ms;
    if (ms < MIN_SERIES_MS) times *= 2;
    else if (used >= warmUpMs) return ms / times;
  }
}

/** Plays samples until the time is used up. Returns the milliseconds that the last one took. */
function warmGames(row: GameRow, warmUpMs: number): number {
  for (let used = 0; ; ) {
    const ms = time(() => row.play()).cpuNs / 1e6;
    used += ms;
    if (used >= warmUpMs) return Math.max(1, ms);
  }
}

/** Works odds out until the time is used up, then samples plainly for as long. */
function warmOdds(row: OddsRow, { operationMs, operationWarmUpMs }: Pace, times: number | undefined): Ready {
  const ms = warmOperation({ run: count => repeat(row, count) }, operationWarmUpMs);
  const sampleMs = warmOperation({ run: count => row.sample(count) }, operationWarmUpMs);
  const answer = row.answer();
  const odds = { ...answer, sampleNs: sampleMs * 1e6 };
  return { checksum: answer.checksum, times: times ?? Math.max(1, Math.round(operationMs / ms)), odds };
}

function repeat(row: Exclude<Row, SelfTimedRow>, times: number): void {
  if (row.kind === 'operation') row.run(times);
  else if (row.kind === 'game') for (let i = 0; i < times; i++) row.play();
  else for (let i = 0; i < times; i++) row.answer();
}

function time(work: () => unknown): Timing {
  const wall = performance.now();
  const cpu = process.cpuUsage();
  work();
  const { user, system } = process.cpuUsage(cpu);
  return { cpuNs: (user + system) * 1000, wallNs: (performance.now() - wall) * 1e6 };
}
