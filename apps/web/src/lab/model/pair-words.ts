import type { Proportion } from '@hexfall/sim';
import type { ReportSummary } from '../worker/study-messages.ts';

/** Compares two results in words. */
export function pairWords(one: ReportSummary, two: ReportSummary): string {
  if (one.wins === undefined || two.wins === undefined) return 'What both say, section by section.';
  const shares = `A wins ${shareWords(one.wins)} in the first and ${shareWords(two.wins)} in the second.`;
  const isApart = one.wins.high < two.wins.low || two.wins.high < one.wins.low;
  return `${shares} ${isApart ? 'The ranges do not meet: that is a real difference.' : 'The ranges overlap: that may be chance.'}`;
}

function shareWords({ value, low, high }: Proportion): string {
  const percent = (share: number): string => (100 * share).toFixed(0);
  return `${percent(value)}% (${percent(low)} to ${percent(high)}%)`;
}
