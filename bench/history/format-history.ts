import { fail, type Result, succeed } from '@hexfall/rules';
import { formatColumns } from '../report/columns.ts';
import { formatNs } from '../report/figures.ts';
import type { RecordedRow, RunRecord } from './record.ts';

/** A row in one of the recorded runs. */
interface Step {
  readonly run: RunRecord;
  readonly row: RecordedRow;
}

/** Formats how rows developed over time: all of them in brief, or one of them run by run. */
export function formatHistory(history: readonly RunRecord[], row: string | undefined): Result<string, string> {
  if (history.length === 0) return fail('nothing is recorded yet; npm run bench -- --record does it');
  if (row === undefined) return succeed(formatOverview(history));
  const steps = stepsOf(history, row);
  if (steps.length === 0) {
    return fail(`no recorded run has a row called "${row}"; npm run bench -- --history lists those that there are`);
  }
  return succeed(formatSteps(steps));
}

function stepsOf(history: readonly RunRecord[], name: string): Step[] {
  return history.flatMap(run => run.rows.filter(row => row.name === name).map(row => ({ run, row })));
}

/** A line for each row: where it began, where it is, and how often its outcomes changed on the way. */
function formatOverview(history: readonly RunRecord[]): string {
  const names = new Set(history.flatMap(({ rows }) => rows.map(({ name }) => name)));
  const lines = [...names].map(name => {
    const steps = stepsOf(history, name);
    const last = steps.at(-1)!;
    const first = steps.find(step => isComparable(step, last))!;
    const changes = steps.filter((step, i) => i > 0 && step.row.checksum !== steps[i - 1]!.row.checksum).length;
    return [
      name,
      String(steps.length),
      formatNs(first.row.ns),
      formatNs(last.row.ns),
      speedUp(first, last),
      String(changes),
    ];
  });
  return formatColumns([['row', 'runs', 'first', 'last', 'speed', 'outcomes changed'], ...lines]);
}

function formatSteps(steps: readonly Step[]): string {
  const lines = steps.map((step, i) => {
    const { run, row } = step;
    const before = steps.slice(0, i).findLast(other => isComparable(other, step));
    return [
      run.date.slice(0, 16).replace('T', ' '),
      run.commit,
      `${run.cpu} x${run.cores}, ${run.node}`,
      String(run.load),
      formatNs(row.ns),
      row.nsPerUnitTurn === undefined ? '' : formatNs(row.nsPerUnitTurn),
      before === undefined ? '' : speedUp(before, step),
      i === 0 || steps[i - 1]!.row.checksum === row.checksum ? row.checksum : `${row.checksum} changed`,
    ];
  });
  return formatColumns([
    ['date', 'commit', 'machine', 'load', 'CPU time', 'per unit-turn', 'speed', 'checksum'],
    ...lines,
  ]);
}

/** Figures from another machine or another Node say nothing about the engine. */
function isComparable(a: Step, b: Step): boolean {
  return a.run.cpu === b.run.cpu && a.run.node === b.run.node;
}

/** Returns how many times as fast the later one is. Games are compared by unit-turns, since they may have become longer. */
function speedUp(earlier: Step, later: Step): string {
  const cost = ({ row }: Step): number => row.nsPerUnitTurn ?? row.ns;
  return `${(cost(earlier) / cost(later)).toFixed(2)} x`;
}
