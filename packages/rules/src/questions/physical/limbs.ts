import { hasBit } from '../../basics/integers.ts';
import type { ByLocation, LocationId } from '../../vocabulary/spec/locations.ts';
import type { EquipmentKind, MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isActuatorOut, isItemOut, legsOf } from '../unit/condition.ts';

/*
 * The condition of limbs. Every question names a limb and looks at the slots of that limb only: a left shoulder says nothing about the
 * right arm.
 */

/** Whether an actuator is destroyed or was never there: an arm built without a hand strikes as badly as one that has lost it. */
export function lacksActuator(mech: MechState, actuator: ByLocation<number>, limb: LocationId): boolean {
  return actuator[limb] === 0 || isActuatorOut(mech, actuator, limb);
}

/** Whether an arm has a working claw in place of its hand. */
export function hasClaw(mech: MechState, spec: MechSpec, arm: LocationId): boolean {
  return worksIn(mech, spec, 'claw', arm);
}

/** Whether a unit has working talons on its feet: one item equips all its legs. */
export function hasTalons(mech: MechState, spec: MechSpec): boolean {
  return spec.gear.talons !== undefined && haveTalonsLeft(mech, spec);
}

function haveTalonsLeft(mech: MechState, spec: MechSpec): boolean {
  return legsOf(spec).some(leg => worksIn(mech, spec, 'talons', leg));
}

function worksIn(mech: MechState, spec: MechSpec, kind: EquipmentKind, limb: LocationId): boolean {
  if (spec.gear[kind] === undefined) return false;
  return spec.equipment.some(
    (item, i) => item.kind === kind && item.location === limb && !isItemOut(mech, spec, 'equipment', i),
  );
}

/**
 * Whether a weapon mounted in that limb, wholly or in part, was fired this turn; an anti-missile system fires by itself and does not count.
 */
export function hasFired(mech: MechState, spec: MechSpec, limb: LocationId): boolean {
  return spec.weapons.some(
    (weapon, i) =>
      (weapon.location === limb || weapon.alsoIn === limb) &&
      hasBit(mech.weaponsFired, i) &&
      !weapon.type.traits.includes('antiMissile'),
  );
}
