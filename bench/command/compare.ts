import { ROOT } from '../../tools/bootstrap/run.mjs';
import { defaultBase, findCommit, withBaseTree } from '../compare/base-tree.ts';
import { type Comparison, compareRows } from '../compare/compare-rows.ts';
import { formatComparison, hasChanged, ratioOf } from '../compare/format-comparison.ts';
import { type Entry, loadCatalogue } from '../rows/catalogue.ts';
import { selectRows } from '../rows/select.ts';
import { environmentOf } from '../run/environment.ts';
import { createProgressLine } from './measure.ts';

interface CompareOrder {
  readonly ref: string | undefined;
  readonly rounds: number;
  readonly only: readonly string[];
  readonly json: boolean;
}

/** Compares the present tree, as it is, with a commit. Returns what is wrong with the options, if anything is. */
export async function compareWithBase({ ref, rounds, only, json }: CompareOrder): Promise<string | undefined> {
  const all = await loadCatalogue();
  const selection = only.length === 0 ? { entries: all.filter(hasTarget) } : selectRows(all, only);
  if ('problem' in selection) return `--only: ${selection.problem}`;
  const commit = findCommit(ROOT, ref ?? defaultBase(ROOT));
  if (commit === undefined) return `--base: there is no commit "${ref ?? 'HEAD~1'}"`;
  if (process.stderr.isTTY) console.error(`checking out and building ${commit.slice(0, 9)}`);
  await withBaseTree(ROOT, commit, async ({ folder, subject }) => {
    const trees = { present: ROOT, base: folder };
    const line = createProgressLine();
    const comparisons = await compareRows(trees, selection.entries, rounds, line.show.bind(line));
    line.clear();
    if (json) console.log(JSON.stringify(comparisons.map(plain), null, 2));
    else console.log(`${headline(subject, rounds)}\n\n${formatComparison(comparisons)}`);
  });
  return undefined;
}

/** By default only rows with a target are compared: that takes minutes, not half an hour. */
function hasTarget({ row }: Entry): boolean {
  if (row.kind === 'odds') return true;
  if (row.kind === 'operation') return row.targetNs !== undefined;
  return row.kind === 'game' && row.targetRate !== undefined;
}

function headline(subject: string, rounds: number): string {
  const { commit } = environmentOf(ROOT);
  const pairs = rounds === 1 ? '1 pair of processes' : `${rounds} pairs of processes`;
  return `present: ${commit}\nbase:    ${subject}\nspeed: base's CPU time over the present's, median of ${pairs}; above 1 is faster`;
}

function plain(comparison: Comparison): unknown {
  if ('skipped' in comparison) return comparison;
  const { name, checksums, unitTurns } = comparison;
  return { name, speed: ratioOf(comparison), outcomesChanged: hasChanged(comparison), checksums, unitTurns };
}
