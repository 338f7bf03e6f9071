import { remarksOn } from '@hexfall/data';
import type { Series } from '@hexfall/sim';

/** Returns the texts without repetition: a remark about a unit is made once, however many of it there are. */
export function unique(texts: readonly string[]): readonly string[] {
  return [...new Set(texts)];
}

/** Remarks on the units of match-ups that were read from a file of games, where the unit files themselves are not at hand. */
export function remarksOnBatches(series: Series): readonly string[] {
  const specs = series.flatMap(({ fields }) => fields.flatMap(({ straight }) => straight.specs));
  return unique([...new Set(specs)].flatMap(spec => remarksOn({ spec, warnings: [] })));
}
