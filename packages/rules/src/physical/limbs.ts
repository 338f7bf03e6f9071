import { isItemHit, legsOf } from '../state/condition.ts';
import type { LocationId } from '../state/locations.ts';
import type { Actuator, EquipmentKind, MechSpec } from '../state/mech-spec.ts';
import type { MechState } from '../state/mech-state.ts';

/*
 * What a limb can still do. Every question names its limb and looks at the slots of that limb alone: a left shoulder
 * says nothing about the right arm.
 */

/** Destroyed before this phase: a component struck in the phase still serves the attacks declared in it. */
export function isActuatorOut(mech: MechState, spec: MechSpec, actuator: Actuator, limb: LocationId): boolean {
  return (mech.slotsOut[limb]! & spec.masks[actuator][limb]!) !== 0;
}

/** Destroyed, or never there: an arm built without a hand strikes as badly as one that has lost it. */
export function lacksActuator(mech: MechState, spec: MechSpec, actuator: Actuator, limb: LocationId): boolean {
  return spec.masks[actuator][limb] === 0 || isActuatorOut(mech, spec, actuator, limb);
}

export function isLimbGone(mech: MechState, limb: LocationId): boolean {
  return mech.structure[limb] === 0;
}

/** A claw in the place of that arm's hand, in working order. */
export function hasClaw(mech: MechState, spec: MechSpec, arm: LocationId): boolean {
  return worksIn(mech, spec, 'claw', arm);
}

/** Talons on the feet, in working order: they come for all legs at once. */
export function hasTalons(mech: MechState, spec: MechSpec): boolean {
  return legsOf(spec).some(leg => worksIn(mech, spec, 'talons', leg));
}

function worksIn(mech: MechState, spec: MechSpec, kind: EquipmentKind, limb: LocationId): boolean {
  return spec.equipment.some(
    (item, i) => item.kind === kind && item.location === limb && !isItemHit(mech, spec, 'equipment', i, false),
  );
}

/** Whether a weapon mounted in that limb was fired this turn; an anti-missile system fires by itself and does not count. */
export function hasFired(mech: MechState, spec: MechSpec, limb: LocationId): boolean {
  return spec.weapons.some(
    (weapon, i) =>
      weapon.location === limb && ((mech.weaponsFired >>> i) & 1) === 1 && !weapon.type.traits.includes('antiMissile'),
  );
}
