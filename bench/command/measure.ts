import { ProgressLine } from '../../apps/cli/src/progress-line.ts';
import { ROOT } from '../../tools/bootstrap/run.mjs';
import { formatHistory } from '../history/format-history.ts';
import { appendHistory, readHistory } from '../history/history-file.ts';
import { recordRun } from '../history/record.ts';
import { formatColumns } from '../report/columns.ts';
import { formatTables } from '../report/tables.ts';
import { loadCatalogue } from '../rows/catalogue.ts';
import { selectRows } from '../rows/select.ts';
import { environmentOf } from '../run/environment.ts';
import { measureRows } from '../run/measure-rows.ts';

/** Prints the names of all rows, with the groups that select them. */
export async function listRows(): Promise<undefined> {
  const rows = (await loadCatalogue()).map(({ row }) => [row.name, row.groups.join(' ')]);
  console.log(formatColumns([['row', 'groups'], ...rows]));
}

export function showHistory(row: string | undefined): string | undefined {
  const history = readHistory(ROOT);
  if (!history.ok) throw new Error(history.errors[0]);
  const text = formatHistory(history.value, row);
  if (!text.ok) return `--history: ${text.errors[0]!}`;
  console.log(text.value);
  return undefined;
}

interface MeasureOrder {
  readonly only: readonly string[];
  readonly json: boolean;
  readonly record: boolean;
}

/** Measures the rows, prints them, and records them on request. Returns what is wrong with the options, if anything is. */
export async function measureNow({ only, json, record }: MeasureOrder): Promise<string | undefined> {
  const all = await loadCatalogue();
  const selection = only.length === 0 ? { entries: all } : selectRows(all, only);
  if ('problem' in selection) return `--only: ${selection.problem}`;
  const environment = environmentOf(ROOT);
  const line = createProgressLine();
  const measurements = await measureRows(ROOT, selection.entries, line.show.bind(line));
  line.clear();
  const run = recordRun(environment, new Date().toISOString(), measurements);
  if (json) console.log(JSON.stringify(run, null, 2));
  else {
    const byName = new Map(measurements.map(measurement => [measurement.name, measurement]));
    const measured = selection.entries.map(({ row }) => ({ row, measurement: byName.get(row.name)! }));
    const { commit, node, cpu, cores, load } = environment;
    console.log(`${formatTables(measured)}\n\n${commit}, Node ${node}, ${cores} x ${cpu}, load ${load} before`);
  }
  if (record) console.error(`recorded in ${appendHistory(ROOT, run)}`);
  return undefined;
}

/** Progress goes to stderr, so that it does not mix with the figures. */
export function createProgressLine(): ProgressLine {
  return new ProgressLine(process.stderr, { unit: 'processes' });
}
