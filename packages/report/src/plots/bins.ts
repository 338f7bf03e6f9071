/** The number of values of one group that are at least `from` and less than `to`. */
export interface Bin {
  readonly group: number;
  readonly from: number;
  readonly to: number;
  readonly count: number;
}

const WIDTHS: readonly number[] = [1, 2, 5, 10, 20, 25, 50, 100, 200, 250, 500, 1000];

/** Returns the most bins for a number of games: fewer games get fewer bins, so that most bins hold more than a single game. */
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

/** Returns the least and the greatest value. It does not spread the values into `Math.min`, since there may be a hundred thousand. */
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

/** Returns the numbers of a bin in words: "7" or "10 to 14". */
export function binWords({ from, to }: Pick<Bin, 'from' | 'to'>): string {
  return to - from === 1 ? String(from) : `${from} to ${to - 1}`;
}
