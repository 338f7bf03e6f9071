import { type GameFailure, type GameRecord, type RunEnd, runBatch, type Series, type Workforce } from '@hexfall/sim';
import { Model } from '@hexfall/stage';
import { reasonOf } from '../../workers/reason-of.ts';
import type { StudyClient } from '../worker/study-client.ts';
import type { ReportSummary } from '../worker/study-messages.ts';
import type { Study } from './prepare-study.ts';
import { ReportModel } from './report-model.ts';
import { gaugeFor, type StudyGauge } from './study-gauge.ts';

/** What a run needs from the page around it. */
export interface RunTools {
  /** Creates the workforce that plays the games. */
  readonly createWorkforce: (series: Series, games: number) => Workforce;
  /** Keeps the games and draws the report. It is closed if the run fails; otherwise the report stays open. */
  readonly client: StudyClient;
  /** The time in milliseconds. */
  readonly now: () => number;
  /** Keeps the result. Returns its id. */
  readonly keep: (study: Study, file: string, summary: ReportSummary) => Promise<string>;
}

/** The state of a run. */
export type RunState =
  | { readonly kind: 'playing' }
  /** The games are over; the report is being drawn and kept. */
  | { readonly kind: 'ending' }
  | { readonly kind: 'kept'; readonly id: string }
  | { readonly kind: 'failed'; readonly reason: string };

/**
 * Least time between two drawings of the report while games are played: in milliseconds, and as a multiple of the time that a drawing
 * takes.
 */
const MIN_DRAWING_INTERVAL = 1500;
const DRAWING_SHARE = 10;

/** Milliseconds between two announcements of progress. */
const ANNOUNCE_INTERVAL = 100;

/** A study that is being played. */
export class StudyRun extends Model {
  readonly study: Study;
  /** The report so far. */
  readonly report = new ReportModel();
  private readonly tools: RunTools;
  private readonly gauge: StudyGauge;
  private readonly aborting = new AbortController();
  private current: RunState = { kind: 'playing' };
  private count = 0;
  private failed: readonly GameFailure[] = [];
  private drawing = false;
  private drawAfter: number;
  private announcedAt = 0;
  private readonly begun: number;

  constructor(study: Study, tools: RunTools) {
    super();
    this.study = study;
    this.tools = tools;
    this.gauge = gaugeFor(study);
    this.begun = tools.now();
    // There is a delay before the first drawing, since the first few games say little, and the progress would be far ahead of them.
    this.drawAfter = this.begun + MIN_DRAWING_INTERVAL;
  }

  get state(): RunState {
    return this.current;
  }

  /** Games played so far. */
  get played(): number {
    return this.count;
  }

  /** How many games the run is expected to take. */
  get expected(): number {
    return this.gauge.expected();
  }

  /** The result so far, in a few words. */
  get words(): string {
    return this.gauge.words();
  }

  /** Games that could not be played to their end. */
  get failures(): readonly GameFailure[] {
    return this.failed;
  }

  /** Games per second; 0 before there are any. */
  get pace(): number {
    const seconds = (this.tools.now() - this.begun) / 1000;
    return seconds <= 0 ? 0 : this.count / seconds;
  }

  get isStopping(): boolean {
    return this.aborting.signal.aborted;
  }

  /** Plays all games, draws the report and keeps it. It never rejects: the state says how the run ended. */
  async play(): Promise<void> {
    const { client } = this.tools;
    try {
      await client.open(this.study.header);
      const end = await this.playGames();
      this.failed = end.failures;
      this.become({ kind: 'ending' });
      const summary = await this.report.draw(client, 'whole', this.failed);
      if (this.count === 0) throw new Error(this.emptyReason(end));
      this.become({ kind: 'kept', id: await this.tools.keep(this.study, await client.file(), summary) });
    } catch (error) {
      client.close();
      this.become({ kind: 'failed', reason: reasonOf(error) });
    }
  }

  /** Stops playing. The games that were played are kept. */
  stop(): void {
    if (this.isStopping) return;
    this.aborting.abort();
    this.changed();
  }

  private async playGames(): Promise<RunEnd> {
    const { series, games } = this.study;
    return runBatch(series, this.tools.createWorkforce(series, games), {
      games,
      signal: this.aborting.signal,
      onGames: records => this.take(records),
      isEnough: () => this.gauge.isEnough(),
    });
  }

  private emptyReason({ failures }: RunEnd): string {
    return failures[0] === undefined ? 'it was stopped before the first game was over' : failures[0].reason;
  }

  private take(records: readonly GameRecord[]): void {
    for (const record of records) this.gauge.add(record);
    this.count += records.length;
    this.tools.client.add(records);
    this.drawSometimes();
    const now = this.tools.now();
    if (now - this.announcedAt < ANNOUNCE_INTERVAL) return;
    this.announcedAt = now;
    this.changed();
  }

  /** Draws the report so far, unless it was drawn a moment ago: playing games is more important. */
  private drawSometimes(): void {
    const begun = this.tools.now();
    if (this.drawing || begun < this.drawAfter) return;
    this.drawing = true;
    const rest = (): void => {
      const now = this.tools.now();
      this.drawAfter = now + Math.max(MIN_DRAWING_INTERVAL, DRAWING_SHARE * (now - begun));
      this.drawing = false;
    };
    this.report.draw(this.tools.client, 'live', []).then(rest, rest);
  }

  private become(state: RunState): void {
    this.current = state;
    this.changed();
  }
}
