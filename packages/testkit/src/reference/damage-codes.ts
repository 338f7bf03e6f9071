import {
  ACTUATORS,
  type Actuator,
  ALL_SLOTS,
  CT,
  HD,
  LOCATIONS,
  type LocationCode,
  type LocationId,
  type MechSpec,
  type MechState,
} from '@hexfall/rules';

/** Names of a quad's legs in the reference. */
const QUAD_LEGS: Readonly<Record<string, LocationCode>> = { FLL: 'LA', FRL: 'RA', RLL: 'LL', RRL: 'RL' };

/** Name of a location in the reference. */
export function locationName(code: LocationCode, { quad }: MechSpec): string {
  const name = Object.entries(QUAD_LEGS).find(([, leg]) => leg === code)?.[0];
  return quad && name !== undefined ? name : code;
}

/** The location with a name of the reference. */
export function locationNamed(name: string): LocationId {
  return LOCATIONS.indexOf(QUAD_LEGS[name] ?? (name as LocationCode));
}

/**
 * Applies a damage code of the reference to a unit: `LL.hip`, `RRL.destroyed`, `LA.fired`, `gyro1`, `sensors2`, `pilotHits2`,
 * `shutdown`, `unconscious`. The damage counts as done before this phase.
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
  else throw new Error(`the damage code ${code} of the reference is unknown`);
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
  } else throw new Error(`the damage code ${part} of the reference is not an actuator`);
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
