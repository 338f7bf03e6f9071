import { type MechSpec, NOWHERE, TRANSFER } from '@hexfall/rules';
import { isFeltAtOnce } from './slot-classes.ts';

/** Returns the locations whose structure an explosion inside a unit may damage: where it may happen, and all further inward. */
export function explosiveLocations(spec: MechSpec): number[] {
  const reached = new Set<number>();
  for (const [start, slots] of spec.slots.entries()) {
    if (!slots.some(slot => isFeltAtOnce(spec, slot))) continue;
    for (let location: number = start; location !== NOWHERE; location = TRANSFER[location]!) reached.add(location);
  }
  return [...reached].sort((a, b) => a - b);
}
