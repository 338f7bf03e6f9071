import type { GameRow } from '../rows/row.ts';
import { type Measurement, nsPerUnitTurn } from '../run/measurement.ts';
import { formatColumns } from './columns.ts';
import { digits, formatRate } from './figures.ts';
import type { Measured } from './tables.ts';

/** Formats one table for each series of rows that differ in one thing only: the cost of a unit-turn, relative to the first row. */
export function formatGrowth(measured: readonly Measured<GameRow>[]): string[] {
  const titles = new Set(measured.flatMap(({ row }) => row.series.map(({ title }) => title)));
  return [...titles].flatMap(title => {
    const steps = measured.flatMap(step => {
      const place = step.row.series.find(other => other.title === title);
      return place === undefined ? [] : [{ at: place.at, measurement: step.measurement }];
    });
    steps.sort((a, b) => sizeOf(a) - sizeOf(b));
    return steps.length < 2 ? [] : [seriesTable(title, steps)];
  });
}

interface Step {
  readonly at: string;
  readonly measurement: Measurement;
}

function sizeOf({ at }: Step): number {
  return Number.parseInt(at, 10);
}

function seriesTable(title: string, steps: readonly Step[]): string {
  const first = nsPerUnitTurn(steps[0]!.measurement) ?? 1;
  const rows = steps.map(({ at, measurement }) => {
    const cost = nsPerUnitTurn(measurement) ?? 0;
    return [at, formatRate(1e9 / measurement.ns), digits(cost / 1000), `${(cost / first).toFixed(2)} x`];
  });
  return formatColumns([[title, 'per CPU s', 'us/unit-turn', 'against the first'], ...rows]);
}
