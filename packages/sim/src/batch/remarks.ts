import { remarksOn } from '@hexfall/data';
import type { Series } from './series.ts';

/** Remarks on the units of match-ups that were read from a file of games, where the unit files themselves are not at hand. */
export function remarksOnSeries(series: Series): readonly string[] {
  const specs = series.flatMap(({ fields }) => fields.flatMap(({ straight }) => straight.specs));
  return [...new Set([...new Set(specs)].flatMap(spec => remarksOn({ spec, warnings: [] })))];
}
