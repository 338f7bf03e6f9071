import { hasRear, type LocationId, type MechId } from '@hexfall/rules';
import type { Names } from '../names.ts';
import { locationName } from '../sheet/sheet-words.ts';

const BIPED = { quad: false };

/** A location in a sentence: "left torso", "left torso (rear)". Only torsos have armor of their own at the rear. */
export function locationWords(names: Names, unit: MechId, location: LocationId, rear = false): string {
  if (location < 0) return 'nowhere';
  const name = locationName(names.spec?.(unit) ?? BIPED, location).toLowerCase();
  return rear && hasRear(location) ? `${name} (rear)` : name;
}
