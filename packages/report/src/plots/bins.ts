/** Number of values of one group from `from` up to but not including `to`. */
export interface Bin {
  readonly group: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const WIDTHS: readonly number[] = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Fewer games get fewer bins, so that bins hold more than single games. */
function maxBins(games: number): number {
  return Math.max(10, Math.min(30, Math.ceil(6 * Math.cbrt(games))));
}

/** Counts whole numbers of several groups in the same bins. Every group has every bin, even if it is empty. */
export function binsOf(groups: readonly Iterable<number>[]): Bin[] {
  const lists = groups.map(group => [...group]);
  const [min, max] = rangeOf(lists);
  if (min > max) return [];
  const limit = maxBins(Math.max(...lists.map(values => values.length)));
  const width = WIDTHS.find(each => (max - min + 1) / each <= limit) ?? Math.ceil((max - min + 1) / limit);
  const first = Math.floor(min / width);
  const bins = Math.floor(max / width) - first + 1;
  return lists.flatMap((values, group) => {
    const counts = Array.from({ length: bins }, () => 0);
    for (const value of values) counts[Math.floor(value / width) - first]!++;
    return counts.map((count, i) => ({ group, from: (first + i) * width, to: (first + i + 1) * width, count }));
  });
}

/** Does not spread the values into `Math.min`, since there may be a hundred thousand. */
function rangeOf(lists: readonly (readonly number[])[]): [min: number, max: number] {
  let [min, max] = [Number.POSITIVE_INFINITY, Number.NEGATIVE_INFINITY];
  for (const values of lists) {
    for (const value of values) {
      min = Math.min(min, value);
      max = Math.max(max, value);
    }
  }
  return [min, max];
}

/** The numbers of a bin: "7" or "10 to 14". */
export function binWords({ from, to }: Pick<Bin, 'from' | 'to'>): string {
  return to - from === 1 ? String(from) : `${from} to ${to - 1}`;
}
