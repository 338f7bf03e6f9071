import { openLibrary } from '../../library/open-library.ts';
import { WebWorkforce } from '../../workers/web-workforce.ts';
import { Laboratory } from '../model/laboratory.ts';
import { StudyClient } from '../worker/study-client.ts';

let opened: Promise<Laboratory> | undefined;

/** Opens the laboratory, once for the whole site: its runs continue while the reader is on other pages. */
export function openLaboratory(): Promise<Laboratory> {
  opened ??= open();
  return opened;
}

async function open(): Promise<Laboratory> {
  return new Laboratory({
    library: await openLibrary(),
    now: () => performance.now(),
    createClient: () => new StudyClient(),
    createWorkforce: (series, games) => new WebWorkforce(series, { games }),
  });
}
