import { checkWritable } from './files.ts';
import { refuseExisting } from './output-file.ts';
import { type ReportCurveOptions, readCurveGames } from './report-curves.ts';

/** Where a report goes; `undefined` for no report. */
export interface ReportOptions extends ReportCurveOptions {
  readonly force: boolean;
}

/** Checks that a report can be written, and starts loading the code that draws it, which takes a moment. */
export function prepareReport({ report, curve, force }: ReportOptions): void {
  readCurveGames({ ...(report === undefined ? {} : { report }), ...(curve === undefined ? {} : { curve }) });
  if (report === undefined) return;
  checkWritable(report);
  refuseExisting(report, { force });
  import('@hexfall/report').catch(() => undefined);
}
