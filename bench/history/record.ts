import { formatChecksum } from '../report/figures.ts';
import type { Environment } from '../run/environment.ts';
import { type Measurement, nsPerUnitTurn } from '../run/measurement.ts';

/** What history keeps of a row. */
export interface RecordedRow {
  readonly name: string;
  /** CPU time of one operation or game. */
  readonly ns: number;
  readonly wallNs: number;
  /** Eight hexadecimal digits. */
  readonly checksum: string;
  /** For games: the time of one unit's share of one turn. */
  readonly nsPerUnitTurn?: number;
}

/** One run: a line of the history file, and what `--json` prints. */
export interface RunRecord extends Environment {
  /** When, as ISO 8601. */
  readonly date: string;
  readonly rows: readonly RecordedRow[];
}

export function recordRun(environment: Environment, date: string, measurements: readonly Measurement[]): RunRecord {
  return { date, ...environment, rows: measurements.map(recordRow) };
}

function recordRow(measurement: Measurement): RecordedRow {
  const perUnitTurn = nsPerUnitTurn(measurement);
  return {
    name: measurement.name,
    ns: rounded(measurement.ns),
    wallNs: rounded(measurement.wallNs),
    checksum: formatChecksum(measurement.checksum),
    ...(perUnitTurn === undefined ? {} : { nsPerUnitTurn: rounded(perUnitTurn) }),
  };
}

/** A measurement is not more precise than four digits. */
function rounded(ns: number): number {
  return Number(ns.toPrecision(4));
}
