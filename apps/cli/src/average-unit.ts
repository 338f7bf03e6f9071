import { AVERAGE_CREW, type Force } from '@hexfall/data';
import type { MechSpec } from '@hexfall/rules';

/** An undamaged unit with an unnamed crew of average skill. */
export function averageUnit(spec: MechSpec): Force['units'][number] {
  return { spec, pilot: '', ...AVERAGE_CREW, condition: undefined };
}
