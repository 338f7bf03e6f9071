import { CT, HD, isLeg, isSideTorso, LOCATIONS, type LocationId, LT, RT } from '@hexfall/rules';
import { spreadSlots } from '../construction/spread-checks.ts';
import type { EquipmentEntry } from '../equipment/catalogue.ts';
import { slotsOf } from '../equipment/catalogue.ts';
import type { MechBlueprint } from '../units/blueprint.ts';
import type { FilledUnit } from '../units/fill-slots.ts';

/** How the slots of an item are arranged. */
export type ItemShape =
  /** All in one location, or continued in the next one if that is allowed. */
  | { readonly kind: 'together'; readonly slots: number; readonly splittable: boolean }
  /** Each slot in any location. */
  | { readonly kind: 'anywhere'; readonly slots: number }
  /** The same number in each of some locations. */
  | { readonly kind: 'paired'; readonly slots: number; readonly locations: readonly LocationId[] };

/** Returns the shape of an item on a unit; `undefined` if it cannot be added as an item. */
export function itemShape(entry: EquipmentEntry, unit: MechBlueprint, filled: FilledUnit): ItemShape | undefined {
  const own = slotsOf(entry, unit.tonnage);
  const splittable = (entry.kind === 'weapon' || entry.kind === 'equipment') && entry.splittable;
  if (own !== undefined) return { kind: 'together', slots: own, splittable };
  const slots = entry.kind === 'equipment' ? spreadSlots(entry, unit, filled) : undefined;
  if (entry.kind !== 'equipment' || slots === undefined) return undefined;
  switch (entry.equipment) {
    case 'talons':
      return pairedIn(location => isLeg(location) || (unit.quad === true && !isBody(location)), slots);
    case 'partialWing':
      return pairedIn(isSideTorso, slots);
    case 'targetingComputer':
      return { kind: 'together', slots: Math.max(1, slots), splittable: false };
    default:
      return { kind: 'anywhere', slots };
  }
}

const BODY: ReadonlySet<LocationId> = new Set([HD, CT, LT, RT]);

function isBody(location: LocationId): boolean {
  return BODY.has(location);
}

function pairedIn(fits: (location: LocationId) => boolean, slots: number): ItemShape {
  const locations = LOCATIONS.map((_, location) => location).filter(fits);
  return { kind: 'paired', slots: slots / locations.length, locations };
}
