import type { BattleValue } from './battle-value.ts';
import type { Rating } from './defense.ts';
import { formatFigure } from './terms.ts';

/** A line of the sum that makes a Battle Value. */
export interface ValueLine {
  readonly name: string;
  /** A figure, or a factor such as "x 1.2". */
  readonly points: string;
  /** How the points are made up; '' if the name is enough. */
  readonly how: string;
  /** Whether the line is a term, the sum of the lines above, a factor of that sum, or the result. */
  readonly kind: 'term' | 'sum' | 'factor' | 'result';
}

/** One of the sums that make a Battle Value. */
export interface ValueSum {
  readonly title: string;
  readonly lines: readonly ValueLine[];
}

/** A Battle Value, line by line. */
export interface ValueLines {
  readonly defensive: ValueSum;
  readonly heat: ValueSum;
  readonly offensive: ValueSum;
  /** How the ratings make up the value: "623.4 + 417.76, rounded". */
  readonly how: string;
}

/**
 * Formats a Battle Value line by line.
 *
 * @example
 * ```ts
 * import { battleValue, builtInMech, valueLines } from '@hexfall/data';
 *
 * const { defensive, how } = valueLines(battleValue(builtInMech('HBK-4G')!));
 * defensive.lines[0]; // => { name: 'Armor', points: '400', how: '160 points x 2.5', kind: 'term' }
 * how; // => '623.4 + 417.76, rounded'
 * ```
 */
export function valueLines({ defensive, offensive, heat, cockpitFactor }: BattleValue): ValueLines {
  const sum = `${formatFigure(defensive.value)} + ${formatFigure(offensive.value)}`;
  return {
    defensive: ratingLines('Defensive', defensive),
    heat: {
      title: 'Heat efficiency',
      lines: [
        ...heat.terms.map(term => termLine(term)),
        { name: 'Heat efficiency', points: formatFigure(heat.efficiency), how: '', kind: 'result' },
      ],
    },
    offensive: ratingLines('Offensive', offensive),
    how: `${cockpitFactor === 1 ? sum : `(${sum}) x ${formatFigure(cockpitFactor)}`}, rounded`,
  };
}

function ratingLines(title: string, { terms, sum, factors, value }: Rating): ValueSum {
  return {
    title,
    lines: [
      ...terms.map(term => termLine(term)),
      { name: 'Sum', points: formatFigure(sum), how: '', kind: 'sum' },
      ...factors.map(({ name, factor, how }): ValueLine => {
        return { name, points: `x ${formatFigure(factor)}`, how, kind: 'factor' };
      }),
      { name: `${title} rating`, points: formatFigure(value), how: '', kind: 'result' },
    ],
  };
}

function termLine({ name, points, how }: Rating['terms'][number]): ValueLine {
  return { name, points: formatFigure(points), how, kind: 'term' };
}
