import type { Measurement } from './measure.ts';

/** The measurements as a table of plain text. */
export function formatTable(measurements: readonly Measurement[]): string {
  const rows = measurements.map(m => [
    m.name,
    formatNs(m.ns),
    formatNs(m.bestNs),
    formatRate(1e9 / m.ns),
    m.targetNs === undefined ? '' : `${formatNs(m.targetNs)} ${m.ns <= m.targetNs ? 'met' : 'MISSED'}`,
    m.elsewhereNs === undefined ? '' : formatNs(m.elsewhereNs),
    m.checksum.toString(16).padStart(8, '0'),
  ]);
  const lines = [['workload', 'median', 'best', 'per second', 'target', 'MegaMek', 'checksum'], ...rows];
  const widths = lines[0]!.map((_, column) => Math.max(...lines.map(line => line[column]!.length)));
  return lines
    .map(line =>
      line
        .map((cell, column) => cell.padEnd(widths[column]!))
        .join('  ')
        .trimEnd(),
    )
    .join('\n');
}

function formatNs(ns: number): string {
  if (ns >= 1e6) return `${(ns / 1e6).toPrecision(3)} ms`;
  return ns >= 1000 ? `${(ns / 1000).toPrecision(3)} us` : `${ns.toPrecision(3)} ns`;
}

function formatRate(rate: number): string {
  return rate >= 1e6 ? `${(rate / 1e6).toPrecision(3)} M` : `${(rate / 1e3).toPrecision(3)} k`;
}
