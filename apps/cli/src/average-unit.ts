import { AVERAGE_CREW, type Force } from '@hexfall/data';
import type { MechSpec } from '@hexfall/rules';

/** A fresh unit with a crew that nobody said anything about. */
export function averageUnit(spec: MechSpec): Force['units'][number] {
  return { spec, pilot: '', ...AVERAGE_CREW, condition: undefined };
}
