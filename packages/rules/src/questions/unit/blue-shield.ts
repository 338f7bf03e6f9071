import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from './condition.ts';
import { isSwitchedOn, settingOf } from './switches.ts';

/*
 * Blue shields: a field that halves the damage of particle beams as long as it is on. It does not last for many turns, and explodes when it
 * is struck.
 */

/** The turn of use from which the field may fail, and what two dice must reach in that turn. */
const FIRST_RISK = 6;
const FIRST_NUMBER = 3;

/** Whether a field weakens particle beams now. */
export function isBlueShieldOn(mech: MechState, spec: MechSpec): boolean {
  return spec.gear.blueShield !== undefined && isSwitchedOn(mech, spec, 'blueShield');
}

/** Whether a hit on an item of the equipment would set off a field that is switched on. */
export function isLiveField(mech: MechState, spec: MechSpec, item: number): boolean {
  return !mech.shutdown && settingOf(mech, spec, item) === 'on';
}

/** Returns the damage of a particle beam that a field weakens. */
export function dampedBeam(damage: number): number {
  return Math.max(1, damage >> 1);
}

/** Returns what two dice must reach for the field to last through its turn of use with this number; 0 while it cannot fail. */
export function fieldNumber(turn: number): number {
  if (turn < FIRST_RISK) return 0;
  return Math.min(IMPOSSIBLE, FIRST_NUMBER + turn - FIRST_RISK);
}

/** Returns the undamaged field of a unit, as an item of its equipment; `undefined` if there is none. */
export function fieldOf(mech: MechState, spec: MechSpec): number | undefined {
  return spec.gear.blueShield?.find(item => !isItemHit(mech, spec, 'equipment', item));
}
