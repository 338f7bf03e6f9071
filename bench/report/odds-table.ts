import type { OddsRow } from '../rows/row.ts';
import { formatColumns } from './columns.ts';
import { digits, formatChecksum, formatNs } from './figures.ts';
import type { Measured } from './tables.ts';
import { verdict } from './verdict.ts';

const HEAD = ['odds', 'median', 'best', 'target', 'error', 'allowed', 'one sample', 'against sampling', 'checksum'];

/** Formats what odds cost, how well they are known, and how much longer plain sampling takes for the same. */
export function oddsTable(measured: readonly Measured<OddsRow>[]): string {
  const rows = measured.map(({ row: { name, targetMs, precision }, measurement: { ns, bestNs, checksum, odds } }) => {
    const { standardError, exact, samplesNeeded, sampleNs } = odds!;
    return [
      name,
      formatNs(ns),
      formatNs(bestNs),
      `${targetMs} ms ${verdict(ns <= targetMs * 1e6)}`,
      exact ? 'exact' : percent(standardError),
      `${percent(precision)} ${verdict(standardError <= precision)}`,
      formatNs(sampleNs),
      `${digits((samplesNeeded * sampleNs) / ns)} x`,
      formatChecksum(checksum),
    ];
  });
  return formatColumns([HEAD, ...rows]);
}

function percent(share: number): string {
  return `${(100 * share).toPrecision(2)}%`;
}
