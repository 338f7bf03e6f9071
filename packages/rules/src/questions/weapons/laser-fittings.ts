import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponTrait, WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemOut } from '../unit/condition.ts';
import { settingOf } from '../unit/switches.ts';

/*
 * Equipment fitted to a laser. An insulator keeps part of the laser's heat off the unit and may destroy the laser; a pulse module that is
 * switched on makes it fire like a pulse laser, with more heat, and may explode.
 */

/** Heat that an insulator keeps off, of which at least one point stays. */
const INSULATED = 1;
const MIN_HEAT = 1;

/** Heat that a switched-on pulse module adds to a shot. */
export const PULSE_HEAT = 2;

/** Modifier of a shot with a switched-on pulse module. */
export const PULSE_AIM = -2;

/** Points of damage when a pulse module explodes. */
export const PULSE_EXPLOSION = 2;

/** What two dice must reach for an insulated laser to be lost after an attack roll of 2. */
export const COOKED_NUMBER = 8;

/** Traits of beam weapons that are not lasers. */
const NO_LASERS: readonly WeaponTrait[] = ['ppc', 'plasma', 'tsemp'];

/** Whether a weapon is a laser, to which an insulator or a pulse module can be fitted. */
export function isLaser({ traits, targetHeat }: WeaponType): boolean {
  const isBeam = traits.includes('energy') && traits.includes('directFire');
  return isBeam && !NO_LASERS.some(trait => traits.includes(trait)) && targetHeat.points === 0;
}

/** Returns the working equipment fitted to a laser: an insulator, a switched-on pulse module, or neither. */
export function laserFitting(
  mech: MechState,
  spec: MechSpec,
  weapon: number,
): 'laserInsulator' | 'pulseModule' | undefined {
  const item = spec.weapons[weapon]!.addOn;
  if (item < 0) return undefined;
  const { kind } = spec.equipment[item]!;
  if (kind !== 'laserInsulator' && kind !== 'pulseModule') return undefined;
  if (isItemOut(mech, spec, 'equipment', item)) return undefined;
  return kind === 'laserInsulator' || settingOf(mech, spec, item) === 'on' ? kind : undefined;
}

/** Returns the heat of a shot, with the effect of equipment fitted to the weapon. */
export function fittedHeat(mech: MechState, spec: MechSpec, weapon: number, heat: number): number {
  if (spec.weapons[weapon]!.addOn < 0) return heat;
  const fitting = laserFitting(mech, spec, weapon);
  if (fitting === 'laserInsulator') return Math.min(heat, Math.max(MIN_HEAT, heat - INSULATED));
  return fitting === 'pulseModule' ? heat + PULSE_HEAT : heat;
}
