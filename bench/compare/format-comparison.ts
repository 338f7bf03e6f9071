import { formatColumns } from '../report/columns.ts';
import type { Comparison } from './compare-rows.ts';
import { type Pair, type Ratio, speedRatio, verdictOf } from './ratio.ts';

type Compared = Exclude<Comparison, { readonly skipped: string }>;

/** Returns the ratio that decides: per game or operation, or per unit-turn if the outcomes of games have changed. */
export function ratioOf({ pairs, unitTurns }: Compared): Ratio {
  return speedRatio(unitTurns === undefined ? pairs : pairs.map(pair => perUnitTurn(pair, unitTurns)));
}

function perUnitTurn({ base, present }: Pair, unitTurns: Pair): Pair {
  return { base: base / unitTurns.base, present: present / unitTurns.present };
}

export function hasChanged({ checksums }: Compared): boolean {
  return checksums.base !== checksums.present;
}

/** Formats rows with their ratios, and below them those that could not be compared. */
export function formatComparison(comparisons: readonly Comparison[]): string {
  const compared = comparisons.filter((comparison): comparison is Compared => !('skipped' in comparison));
  const rows = compared.map(comparison => {
    const ratio = ratioOf(comparison);
    const { value, low, high, coverage } = ratio;
    const outcome = hasChanged(comparison) ? `outcomes changed${lengthChange(comparison)}` : 'same outcomes';
    return [
      comparison.name,
      `${value.toFixed(3)} x`,
      `${low.toFixed(3)} to ${high.toFixed(3)}`,
      `${(100 * coverage).toFixed(0)}%`,
      verdictOf(ratio),
      outcome,
    ];
  });
  const skipped = comparisons.flatMap(comparison =>
    'skipped' in comparison ? [`skipped: ${comparison.name}: ${comparison.skipped}`] : [],
  );
  const table = formatColumns([['row', 'speed', 'interval', 'holds', 'verdict', 'outcomes'], ...rows]);
  return [...(rows.length === 0 ? [] : [table]), ...(skipped.length === 0 ? [] : [skipped.join('\n')])].join('\n\n');
}

/** Games with different outcomes may be longer. */
function lengthChange({ unitTurns }: Compared): string {
  if (unitTurns === undefined) return '';
  const percent = 100 * (unitTurns.present / unitTurns.base - 1);
  const amount = Math.abs(percent).toFixed(1);
  const length = amount === '0.0' ? 'as long' : `${amount}% ${percent < 0 ? 'shorter' : 'longer'}`;
  return `, games ${length}; speed by the unit-turn`;
}
