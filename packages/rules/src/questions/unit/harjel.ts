import { halfDown } from '../../basics/integers.ts';
import { armorFacing, hasRear, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { EquipmentKind, MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from './condition.ts';

/*
 * HarJel. The plain system keeps water out of its location. HarJel II and III mend the armor of their location at the end of a turn in
 * which it lost some, as long as any is left.
 */

/** Points of armor that a system mends in a turn. */
const MENDED = { harjelTwo: 2, harjelThree: 4 } as const satisfies Partial<Record<EquipmentKind, number>>;

/** Whether HarJel keeps the water out of a location. */
export function isSealed(mech: MechState, spec: MechSpec, location: LocationId): boolean {
  return spec.gear.harjel !== undefined && worksIn(mech, spec, 'harjel', location);
}

/** Whether a unit carries a system that mends armor. */
export function canMend({ gear }: MechSpec): boolean {
  return gear.harjelTwo !== undefined || gear.harjelThree !== undefined;
}

/** Returns the points of armor that the systems in a location mend in a turn. */
export function mendingPoints(mech: MechState, spec: MechSpec, location: LocationId): number {
  return (
    (worksIn(mech, spec, 'harjelTwo', location) ? MENDED.harjelTwo : 0) +
    (worksIn(mech, spec, 'harjelThree', location) ? MENDED.harjelThree : 0)
  );
}

function worksIn(
  mech: MechState,
  spec: MechSpec,
  kind: 'harjel' | 'harjelTwo' | 'harjelThree',
  location: LocationId,
): boolean {
  return (
    spec.gear[kind]?.some(
      item => spec.equipment[item]!.location === location && !isItemHit(mech, spec, 'equipment', item),
    ) === true
  );
}

/** Points of armor that are restored at the front and at the back of a location. */
export interface Mending {
  readonly front: number;
  readonly rear: number;
}

/** Distributes mended points: a torso has half at the front and half at the back, and points that one side cannot use go to the other. */
export function shareOut(mech: MechState, spec: MechSpec, location: LocationId, points: number): Mending {
  const missing = (rear: boolean): number =>
    spec.armor[armorFacing(location, rear)]! - mech.armor[armorFacing(location, rear)]!;
  if (!hasRear(location)) return { front: Math.min(points, missing(false)), rear: 0 };
  const half = Math.min(halfDown(points), missing(true));
  const front = Math.min(points - half, missing(false));
  return { front, rear: Math.min(points - front, missing(true)) };
}
