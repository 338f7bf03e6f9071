import { AVERAGE_CREW } from '@hexfall/data';
import type { ReadUnit } from './read-force.ts';
import type { NamedUnit } from './unit-file.ts';

/** An undamaged unit with an unnamed crew of average skill. */
export function averageUnit(source: NamedUnit): ReadUnit {
  return { spec: source.spec, pilot: '', ...AVERAGE_CREW, condition: undefined, source, crewGiven: false };
}
