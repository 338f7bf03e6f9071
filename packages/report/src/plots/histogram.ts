import { rectY, ruleX, ruleY, text } from '@observablehq/plot';
import type { Table } from '../page/figure.ts';
import { type Bin, binsOf, binWords } from './bins.ts';
import { drawPlot } from './draw-plot.ts';

/** One group of a histogram. */
export interface HistogramGroup {
  readonly label: string;
  readonly color: string;
  readonly values: Iterable<number>;
}

export interface Histogram {
  /** Label of the axis. */
  readonly x: string;
  readonly groups: readonly HistogramGroup[];
  /** Whether groups are stacked as parts of a whole, or shown side by side. */
  readonly stacked: boolean;
  /** Vertical reference lines, such as a median. */
  readonly lines?: readonly { readonly at: number; readonly label: string }[];
}

/**
 * Draws a histogram of figures of single games. Returns the picture and its numbers as a table.
 *
 * @example
 * ```ts
 * import { drawHistogram, SIDE_COLORS } from '@hexfall/report';
 *
 * const groups = [{ label: 'A wins', color: SIDE_COLORS.A, values: [3, 3, 4] }];
 * drawHistogram({ x: 'turns', stacked: true, groups }).table.rows; // => [['3', 2], ['4', 1]]
 * ```
 */
export function drawHistogram(histogram: Histogram): { picture: string; table: Table } {
  const { groups, x, lines = [] } = histogram;
  const bins = binsOf(groups.map(({ values }) => values));
  // A bar for a single number is centered on that number.
  const shift = bins[0] === undefined || bins[0].to - bins[0].from > 1 ? 0 : -0.5;
  const picture = drawPlot({
    height: 240,
    marginLeft: 44,
    x: { label: x, labelAnchor: 'center', labelOffset: 36, tickFormat: wholeNumber },
    y: { label: 'games', grid: true, tickFormat: wholeNumber },
    marks: [
      ...bars(histogram, bins, shift),
      ruleY([0]),
      ruleX(lines, { x: 'at', strokeDasharray: '3 3' }),
      text(lines, { x: 'at', text: 'label', frameAnchor: 'top', dy: -12 }),
    ],
  });
  return { picture, table: tableOf(groups, bins) };
}

function bars({ groups, stacked }: Histogram, bins: readonly Bin[], shift: number): ReturnType<typeof rectY>[] {
  if (stacked) {
    const filled = bins.filter(({ count }) => count > 0);
    const fill = ({ group }: Bin): string => groups[group]!.color;
    const title = (bin: Bin): string => `${binWords(bin)}: ${bin.count} ${groups[bin.group]!.label}`;
    return [
      rectY(filled, {
        x1: (bin: Bin) => bin.from + shift,
        x2: (bin: Bin) => bin.to + shift,
        y: 'count',
        fill,
        title,
        inset: 0.5,
        order: 'group',
      }),
    ];
  }
  return groups.map(({ label, color }, group) =>
    rectY(
      bins.filter(bin => bin.group === group && bin.count > 0),
      {
        ...strip(group, groups.length, shift),
        y: 'count',
        fill: color,
        title: (bin: Bin) => `${binWords(bin)}: ${bin.count} games of ${label}`,
      },
    ),
  );
}

/** Returns the position of a group's bar within its bin, whose width all groups share. */
function strip(group: number, groups: number, shift: number): { x1(bin: Bin): number; x2(bin: Bin): number } {
  const at = (bin: Bin, share: number): number => bin.from + shift + (bin.to - bin.from) * (0.08 + 0.84 * share);
  return { x1: bin => at(bin, group / groups), x2: bin => at(bin, (group + 1) / groups) };
}

function wholeNumber(value: number): string {
  return Number.isInteger(value) ? String(value) : '';
}

function tableOf(groups: readonly HistogramGroup[], bins: readonly Bin[]): Table {
  const ranges = bins.filter(({ group }) => group === 0);
  const countsAt = (i: number): number[] => groups.map((_, group) => bins[group * ranges.length + i]!.count);
  const rows = ranges.map((range, i) => [binWords(range) as string | number].concat(countsAt(i)));
  return { head: ['', ...groups.map(({ label }) => label)], rows };
}
