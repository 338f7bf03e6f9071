import type { NumberAnswer } from '@hexfall/odds';
import { percentText } from './chance-text.ts';

/** One line of a distribution: numbers from `from` to `to` come up with that chance. */
export interface Span {
  readonly from: number;
  readonly to: number;
  readonly chance: number;
}

const MAX_LINES = 12;

/** Widths of spans that people count in. */
const WIDTHS = [1, 2, 5, 10, 20, 50, 100, 200, 500];

/**
 * Returns the outcomes of a distribution as at most twelve spans of equal width. Zero has a span of its own, since none at all differs from
 * a few.
 *
 * @example
 * ```ts
 * import { spansOf } from '@hexfall/view';
 *
 * const known = { standardError: 0, lower: 0, upper: 1, exact: false };
 * const outcomes = [0, 20].map(number => ({ ...known, number, value: 0.5 }));
 * spansOf(outcomes); // => [{ from: 0, to: 0, chance: 0.5 }, { from: 20, to: 20, chance: 0.5 }]
 * ```
 */
export function spansOf(outcomes: NumberAnswer['outcomes']): Span[] {
  const come = outcomes.filter(({ value }) => value > 0);
  if (come.length <= MAX_LINES) return come.map(({ number, value }) => ({ from: number, to: number, chance: value }));
  const largest = come.at(-1)!.number;
  const width = WIDTHS.find(each => Math.ceil(largest / each) < MAX_LINES) ?? largest;
  const spans = new Map<number, number>();
  for (const { number, value } of come) {
    const from = number <= 0 ? number : number - ((number - 1) % width);
    spans.set(from, (spans.get(from) ?? 0) + value);
  }
  return [...spans].map(([from, chance]) => ({ from, to: from <= 0 ? from : from + width - 1, chance }));
}

const BAR = '█';
/** Eighths of a block. */
const PARTS = ['', '▏', '▎', '▍', '▌', '▋', '▊', '▉'];

/**
 * Draws a share of a width as a bar, to an eighth of a character.
 *
 * @example
 * ```ts
 * import { barText } from '@hexfall/view';
 *
 * barText(0.5, 5); // => '██▌'
 * ```
 */
export function barText(share: number, width: number): string {
  const eighths = Math.round(Math.max(0, Math.min(1, share)) * width * 8);
  const bar = BAR.repeat(eighths >> 3) + PARTS[eighths & 7]!;
  return bar === '' && share > 0 ? PARTS[1]! : bar;
}

/**
 * Returns a distribution as cells of a table: number, chance, bar. The longest bar is as wide as there is room.
 *
 * @example
 * ```ts
 * import { distributionRows } from '@hexfall/view';
 *
 * const known = { standardError: 0, lower: 0, upper: 1, exact: false };
 * const outcomes = [{ ...known, number: 0, value: 0.25 }, { ...known, number: 5, value: 0.75 }];
 * distributionRows(outcomes, 6); // => [['0', '25.0%', '██'], ['5', '75.0%', '██████']]
 * ```
 */
export function distributionRows(outcomes: NumberAnswer['outcomes'], width: number): string[][] {
  const spans = spansOf(outcomes);
  const largest = Math.max(...spans.map(({ chance }) => chance));
  return spans.map(({ from, to, chance }) => [
    from === to ? String(from) : `${from}-${to}`,
    percentText(chance),
    barText(chance / largest, width),
  ]);
}
