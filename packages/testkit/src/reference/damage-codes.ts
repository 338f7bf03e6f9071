import {
  ACTUATORS,
  type Actuator,
  ALL_SLOTS,
  CT,
  HD,
  type LocationCode,
  type LocationId,
  LOCATIONS,
  type MechSpec,
  type MechState,
} from '@hexfall/rules';

/** What the reference calls the legs of a quad. */
const QUAD_LEGS: Readonly<Record<string, LocationCode>> = { FLL: 'LA', FRL: 'RA', RLL: 'LL', RRL: 'RL' };

/** What the reference calls a location. */
export function locationName(code: LocationCode, { quad }: MechSpec): string {
  const name = Object.entries(QUAD_LEGS).find(([, leg]) => leg === code)?.[0];
  return quad && name !== undefined ? name : code;
}

/** The location that it calls so. */
export function locationNamed(name: string): LocationId {
  return LOCATIONS.indexOf(QUAD_LEGS[name] ?? (name as LocationCode));
}

/**
 * What has happened to a unit, in the words of the reference: `LL.hip`, `RRL.destroyed`, `LA.fired`, `gyro1`, `sensors2`,
 * `pilotHits2`, `shutdown`, `unconscious`. All of it happened before this phase.
 */
export function inflict(mech: MechState, spec: MechSpec, code: string): void {
  const [name = '', part] = code.split('.');
  if (part !== undefined) return inflictOn(mech, spec, locationNamed(name), part);
  const [, what, count] = /^(\D+)(\d*)$/.exec(code) ?? [];
  if (what === 'shutdown') mech.shutdown = true;
  else if (what === 'unconscious') mech.pilot = 'unconscious';
  else if (what === 'pilotHits') mech.pilotWounds = Number(count);
  else if (what === 'gyro') strike(mech, CT, lowestSlots(spec.masks.gyro[CT]!, Number(count)));
  else if (what === 'sensors') strike(mech, HD, lowestSlots(spec.masks.sensors[HD]!, Number(count)));
  else throw new Error(`the reference says ${code}, which nobody here understands`);
}

function inflictOn(mech: MechState, spec: MechSpec, location: LocationId, part: string): void {
  if (part === 'fired') {
    for (const [i, weapon] of spec.weapons.entries()) if (weapon.location === location) mech.weaponsFired |= 1 << i;
  } else if (part === 'destroyed') {
    mech.structure[location] = 0;
    mech.locationsOut |= 1 << location;
    strike(mech, location, ALL_SLOTS);
  } else if (ACTUATORS.includes(part as Actuator)) {
    strike(mech, location, spec.masks[part as Actuator][location]!);
  } else throw new Error(`the reference says ${part}, which is no actuator`);
}

function strike(mech: MechState, location: LocationId, slots: number): void {
  mech.slotHits[location]! |= slots;
  mech.slotsOut[location]! |= slots;
}

function lowestSlots(mask: number, count: number): number {
  let rest = mask;
  for (let slot = 0; slot < count; slot++) rest &= rest - 1;
  return mask & ~rest;
}
