import { AVERAGE_CREW } from '@hexfall/data';
import type { NamedUnit } from '@hexfall/protocol';
import type { ReadUnit } from './read-force.ts';

/** Returns an undamaged unit with an unnamed crew of average skill. */
export function averageUnit(source: NamedUnit): ReadUnit {
  return { spec: source.spec, pilot: '', ...AVERAGE_CREW, condition: undefined, source, crewGiven: false };
}
