/** Whole numbers from `from` on and below `to`, of one group. */
export interface Bin {
  readonly group: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const WIDTHS: readonly number[] = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Few games need wide bins: more bars than games are a fence. */
function mostBins(games: number): number {
  return Math.max(10, Math.min(30, Math.ceil(6 * Math.cbrt(games))));
}

/** Counts whole numbers of several groups in bins that all of them share. Every bin is there for every group, empty or not. */
export function binsOf(groups: readonly Iterable<number>[]): Bin[] {
  const lists = groups.map(group => [...group]);
  const [least, most] = rangeOf(lists);
  if (least > most) return [];
  const bars = mostBins(Math.max(...lists.map(values => values.length)));
  const width = WIDTHS.find(each => (most - least + 1) / each <= bars) ?? Math.ceil((most - least + 1) / bars);
  const first = Math.floor(least / width);
  const bins = Math.floor(most / width) - first + 1;
  return lists.flatMap((values, group) => {
    const counts = Array.from({ length: bins }, () => 0);
    for (const value of values) counts[Math.floor(value / width) - first]!++;
    return counts.map((count, i) => ({ group, from: (first + i) * width, to: (first + i + 1) * width, count }));
  });
}

/** Not by spreading arguments: there may be a hundred thousand. */
function rangeOf(lists: readonly (readonly number[])[]): [least: number, most: number] {
  let [least, most] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const values of lists) {
    for (const value of values) {
      least = Math.min(least, value);
      most = Math.max(most, value);
    }
  }
  return [least, most];
}

/** "7" or "10 to 14". */
export function binWords({ from, to }: Pick<Bin, 'from' | 'to'>): string {
  return to - from === 1 ? String(from) : `${from} to ${to - 1}`;
}
