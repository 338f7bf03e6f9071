import { loadCatalogue } from './rows/catalogue.ts';
import { isSelfTimed } from './rows/row.ts';
import { selectRows } from './rows/select.ts';

/*
 * Runs one row over and over and prints nothing, for a profiler: node --import tsx bench/run-row.ts ROW. Code is compiled within the
 * first second or two; the rest shows what the row is like.
 */

const RUN_MS = 12_000;

/** Returns what is wrong with the name, if anything is. */
async function runRow(name: string): Promise<string | undefined> {
  const selection = selectRows(await loadCatalogue(), [name]);
  if ('problem' in selection) return selection.problem;
  const [entry, ...others] = selection.entries;
  if (entry === undefined || others.length > 0)
    return `"${name}" means ${selection.entries.length} rows; name one of them`;
  const { row } = entry;
  if (isSelfTimed(row)) return `"${row.name}" runs on threads of its own; choose a row that does not`;
  for (const end = performance.now() + RUN_MS; performance.now() < end; ) {
    if (row.kind === 'game') row.play();
    else if (row.kind === 'odds') row.answer();
    else row.run(row.checksumTimes ?? 1000);
  }
  return undefined;
}

const problem = await runRow(process.argv[2] ?? '');
if (problem !== undefined) {
  console.error(`profile: ${problem}`);
  process.exitCode = 2;
}
