import { checkWritable } from './files.ts';
import { refuseExisting } from './output-file.ts';

/** Where a report goes; `undefined` for no report. */
export interface ReportOptions {
  readonly report?: string;
  readonly force: boolean;
}

/** Checks that a report can be written, and starts loading the code that draws it, which takes a moment. */
export function prepareReport({ report, force }: ReportOptions): void {
  if (report === undefined) return;
  checkWritable(report);
  refuseExisting(report, { force });
  import('@hexfall/report').catch(() => undefined);
}
