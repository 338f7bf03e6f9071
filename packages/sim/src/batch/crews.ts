import type { CrewedUnit } from '@hexfall/data';
import type { Batch } from './match-up.ts';

/** The units of a force with their crews. */
export function crewsOf({ fields }: Batch, force: 0 | 1): CrewedUnit[] {
  const { specs, units } = fields[0]!.straight;
  return units
    .filter(unit => unit.side === force)
    .map(({ spec, gunnery, piloting }) => ({ spec: specs[spec]!, gunnery, piloting }));
}
