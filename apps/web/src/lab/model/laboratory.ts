import type { Series, Workforce } from '@hexfall/sim';
import { Model } from '@hexfall/stage';
import type { Library } from '../../library/library.ts';
import type { ResultSummary } from '../../library/records.ts';
import type { StudyClient } from '../worker/study-client.ts';
import type { Study } from './prepare-study.ts';
import { ResultModel } from './result-model.ts';
import { StudyRun } from './study-run.ts';

/** What runs need from the browser. */
export interface LaboratoryTools {
  readonly library: Library;
  readonly now: () => number;
  readonly createClient: () => StudyClient;
  readonly createWorkforce: (series: Series, games: number) => Workforce;
}

/** Plays runs, which continue while the reader is on other pages. There is one run at a time, since it takes all cores. */
export class Laboratory extends Model {
  private readonly tools: LaboratoryTools;
  private current: StudyRun | undefined;
  /** The result of the last run, with everything that was read and drawn for it. */
  private last: ResultModel | undefined;

  constructor(tools: LaboratoryTools) {
    super();
    this.tools = tools;
  }

  /** The run that is under way or, if none is, the last one that ended. */
  get run(): StudyRun | undefined {
    return this.current;
  }

  get isBusy(): boolean {
    return this.current?.state.kind === 'playing' || this.current?.state.kind === 'ending';
  }

  /** Begins a run. A run that is under way is stopped; its games are kept. */
  start(study: Study): StudyRun {
    this.current?.stop();
    this.last?.close();
    this.last = undefined;
    const client = this.tools.createClient();
    const run: StudyRun = new StudyRun(study, {
      client,
      now: this.tools.now,
      createWorkforce: this.tools.createWorkforce,
      keep: async (_study, text, { says, games }) => {
        const { text: _text, ...result } = await this.tools.library.addResult({
          name: study.name,
          kind: study.kind,
          games,
          says,
          text,
        });
        this.remember(run, result, client);
        return result.id;
      },
    });
    this.current = run;
    void run.play();
    this.changed();
    return run;
  }

  /** Opens a kept result; `undefined` if there is none with this id. */
  async open(id: string): Promise<ResultModel | undefined> {
    if (this.last?.result.id === id) return this.last;
    return ResultModel.open(id, this.tools.library, this.tools.createClient);
  }

  /** Closes a result that was opened, unless it may be needed again. */
  release(model: ResultModel): void {
    if (model !== this.last) model.close();
  }

  private remember({ report, failures }: StudyRun, result: ResultSummary, client: StudyClient): void {
    this.last = new ResultModel({ result, client, report, failures });
  }
}
