import { readReplay } from '@hexfall/protocol';
import type { GameFailure } from '@hexfall/sim';
import { Model } from '@hexfall/stage';
import { keepFile } from '../../files/model/keep-file.ts';
import type { Library } from '../../library/library.ts';
import type { ResultSummary } from '../../library/records.ts';
import { reasonOf } from '../../workers/reason-of.ts';
import type { StudyClient } from '../worker/study-client.ts';
import { ReportModel } from './report-model.ts';

/** The source of a result: a file that is kept, or a run that has just ended. */
export interface ResultSource {
  readonly result: ResultSummary;
  readonly client: StudyClient;
  readonly report: ReportModel;
  readonly failures: readonly GameFailure[];
}

/** A kept result that is open. */
export class ResultModel extends Model {
  readonly report: ReportModel;
  private readonly source: ResultSource;
  private shown: ResultSummary;
  private wrong: string | undefined;
  private busyWith: string | undefined;

  constructor(source: ResultSource) {
    super();
    this.source = source;
    this.report = source.report;
    this.shown = source.result;
  }

  /** Opens a result that is kept; `undefined` if there is none with this id. Its report is drawn bit by bit. */
  static async open(id: string, library: Library, createClient: () => StudyClient): Promise<ResultModel | undefined> {
    const record = await library.result(id);
    if (record === undefined || record.kind === 'what-if') return undefined;
    const { text, ...result } = record;
    const source = { result, client: createClient(), report: new ReportModel(), failures: [] };
    const model = new ResultModel(source);
    void model.draw(text);
    return model;
  }

  get result(): ResultSummary {
    return this.shown;
  }

  /** Why the result cannot be shown, in a sentence. */
  get problem(): string | undefined {
    return this.wrong;
  }

  /** What is being created, such as a file; nothing else can be created until it is finished. */
  get busy(): string | undefined {
    return this.busyWith;
  }

  /** Takes over the new name when the result is renamed in the list. */
  rename(name: string): void {
    this.shown = { ...this.shown, name };
    this.changed();
  }

  /** Returns the file of games, as the command line reads it. */
  games(): Promise<string | undefined> {
    return this.make('the file of games', client => client.file());
  }

  /** Returns the report as a self-contained page. */
  page(): Promise<string | undefined> {
    return this.make('the report', client => client.page(this.source.failures));
  }

  /** Plays a game again and keeps it. Returns its id, so that it can be watched. */
  async watch(game: number, library: Library): Promise<string | undefined> {
    return this.make('the game', async client => {
      const text = await client.replay(game);
      const replay = readReplay(text);
      if (!replay.ok) throw new Error(replay.errors[0]!.message);
      const file = `${this.shown.name.slice(0, 60)}, game ${game}.jsonl`;
      const kept = await keepFile({ kind: 'replay', replay: replay.value, file, text }, library, this.shown.added);
      if (!kept.ok) throw new Error(kept.errors[0]);
      return kept.value.id;
    });
  }

  close(): void {
    this.source.client.close();
  }

  private async draw(file: string): Promise<void> {
    const { client, report } = this.source;
    try {
      await client.open(file);
      await report.draw(client, 'whole', []);
    } catch (error) {
      this.wrong = `This result cannot be shown: it ${reasonOf(error)}.`;
      this.changed();
    }
  }

  private async make<T>(what: string, create: (client: StudyClient) => Promise<T>): Promise<T | undefined> {
    if (this.busyWith !== undefined) return undefined;
    this.busyWith = what;
    this.wrong = undefined;
    this.changed();
    try {
      return await create(this.source.client);
    } catch (error) {
      this.wrong = `Making ${what} failed: ${reasonOf(error)}.`;
      return undefined;
    } finally {
      this.busyWith = undefined;
      this.changed();
    }
  }
}
