import type { GameFailure } from '@hexfall/sim';
import { Model } from '@hexfall/stage';
import type { StudyClient } from '../worker/study-client.ts';
import type { ReportPart, ReportSummary } from '../worker/study-messages.ts';

/** One section of a report. It announces its own changes, so that the others need not be drawn again. */
export class PartModel extends Model {
  private shown: ReportPart;

  constructor(part: ReportPart) {
    super();
    this.shown = part;
  }

  get part(): ReportPart {
    return this.shown;
  }

  show(part: ReportPart): void {
    this.shown = part;
    this.changed();
  }
}

/** The report of a study as it is drawn, part by part. */
export class ReportModel extends Model {
  private readonly byId = new Map<string, PartModel>();
  private order: readonly string[] = [];
  private drawn: ReportSummary | undefined;

  /** The main result of the report; `undefined` until the report is drawn for the first time. */
  get summary(): ReportSummary | undefined {
    return this.drawn;
  }

  get parts(): readonly PartModel[] {
    return this.order.flatMap(id => this.byId.get(id) ?? []);
  }

  /** Draws the report, in place of what is shown. */
  async draw(client: StudyClient, scope: 'live' | 'whole', failures: readonly GameFailure[]): Promise<ReportSummary> {
    const summary = await client.draw(scope, failures, part => this.show(part));
    this.drawn = summary;
    this.order = summary.parts;
    this.changed();
    return summary;
  }

  private show(part: ReportPart): void {
    const known = this.byId.get(part.id);
    if (known !== undefined) return known.show(part);
    this.byId.set(part.id, new PartModel(part));
    this.order = [...this.order, part.id];
    this.changed();
  }
}
