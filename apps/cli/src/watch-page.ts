import type { Replay } from '@hexfall/protocol';
import type { ReplayPageOptions } from '@hexfall/report';
import { FailedError, UsageError } from './exit.ts';
import { checkWritable, writeFileAtomically } from './files.ts';
import { type OverwriteOptions, refuseExisting } from './output-file.ts';

/** Checks that the page can be written, and starts loading the code that draws it, which takes a moment. */
export function prepareWatchPage(path: string | undefined, options: OverwriteOptions): void {
  if (path === undefined) return;
  checkWritable(path);
  refuseExisting(path, options);
  import('@hexfall/report').catch(() => undefined);
}

/** Refuses `--curve` without `--html`, since only the page shows a curve. */
export function refuseStrayCurve({ curve, html }: { readonly curve?: string | true; readonly html?: string }): void {
  if (curve !== undefined && html === undefined)
    throw new UsageError('--curve needs --html; hexfall whatif shows the curve of a replay as text.');
}

/** Writes a page on which a game can be watched. `source` is where the replay comes from, for messages. */
export async function writeWatchPage(
  path: string,
  replay: Replay,
  source: string,
  options: ReplayPageOptions,
): Promise<void> {
  const { replayPage } = await import('@hexfall/report');
  const page = replayPage(replay, options);
  if (!page.ok) throw new FailedError(`${source}, ${page.errors[0]!.message}.`);
  writeFileAtomically(path, page.value);
}
