import {
  ENGINE_TOUGHNESS,
  engineHits,
  gyroHits,
  gyroToughness,
  isGyroDestroyed,
  type LocationId,
  type MechSpec,
  type MechState,
  type Slot,
} from '@hexfall/rules';
import { ammoName, slotName } from '../sheet/sheet-words.ts';

/** What a critical hit on a slot does: "gyro hit", "Medium Laser destroyed". */
export function criticalWords(spec: MechSpec, location: LocationId, slot: number): string {
  const content = spec.slots[location]![slot]!;
  switch (content.kind) {
    case 'weapon':
    case 'equipment':
      return `${slotName(spec, content)} destroyed`;
    case 'heatSink':
    case 'jumpJet':
      return `${slotName(spec, content).toLowerCase()} destroyed`;
    case 'ammo':
      return `${ammoName(spec, content.item)} hit`;
    default:
      return `${slotName(spec, content).toLowerCase()} hit`;
  }
}

/**
 * What a critical hit has done to a unit: as `criticalWords`, but with the number of hits on the engine, and "hit again" for what was
 * already destroyed.
 */
export function struckWords(mech: MechState, spec: MechSpec, location: LocationId, slot: number): string {
  const content = spec.slots[location]![slot]!;
  if (content.kind === 'engine')
    return `engine hit (${Math.min(engineHits(mech, spec), ENGINE_TOUGHNESS)} of ${ENGINE_TOUGHNESS})`;
  if (content.kind === 'gyro' && isGyroDestroyed(mech, spec))
    return gyroHits(mech, spec) > gyroToughness(spec) ? 'gyro hit again' : 'gyro destroyed';
  if ((content.kind === 'weapon' || content.kind === 'equipment') && countStruck(mech, spec, content) > 1)
    return `${slotName(spec, content)} hit again`;
  return criticalWords(spec, location, slot);
}

/** How many slots of an item are struck. */
function countStruck(mech: MechState, spec: MechSpec, item: Extract<Slot, { item: number }>): number {
  return spec.slots.reduce(
    (sum, slots, location) =>
      sum +
      slots.filter(
        (slot, i) =>
          slot.kind === item.kind &&
          'item' in slot &&
          slot.item === item.item &&
          (mech.slotHits[location]! & (1 << i)) !== 0,
      ).length,
    0,
  );
}
