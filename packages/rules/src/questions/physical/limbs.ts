import { hasBit } from '../../basics/integers.ts';
import type { ByLocation, LocationId } from '../../vocabulary/spec/locations.ts';
import type { EquipmentKind, MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isActuatorOut, isItemOut, legsOf } from '../unit/condition.ts';

/*
 * What a limb can still do. Every question names its limb and looks at the slots of that limb alone: a left shoulder
 * says nothing about the right arm.
 */

/** Destroyed, or never there: an arm built without a hand strikes as badly as one that has lost it. */
export function lacksActuator(mech: MechState, actuator: ByLocation<number>, limb: LocationId): boolean {
  return actuator[limb] === 0 || isActuatorOut(mech, actuator, limb);
}

/** A claw in the place of that arm's hand, in working order. */
export function hasClaw(mech: MechState, spec: MechSpec, arm: LocationId): boolean {
  return worksIn(mech, spec, 'claw', arm);
}

/** Talons on the feet, in working order: they come for all legs at once. */
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
 * Whether a weapon mounted in that limb, wholly or in part, was fired this turn; an anti-missile system fires by itself and
 * does not count.
 */
export function hasFired(mech: MechState, spec: MechSpec, limb: LocationId): boolean {
  return spec.weapons.some(
    (weapon, i) =>
      (weapon.location === limb || weapon.alsoIn === limb) &&
      hasBit(mech.weaponsFired, i) &&
      !weapon.type.traits.includes('antiMissile'),
  );
}
