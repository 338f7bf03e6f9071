import { IMPOSSIBLE } from '../../vocabulary/explain/modifiers.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isItemHit } from './condition.ts';
import { isSwitchedOn, settingOf } from './switches.ts';

/*
 * Blue shields: a field that halves what particle beams do, as long as it is on. It does not bear many turns of work, and explodes
 * where it is struck.
 */

/** The turn of work from which on the field may fail, and what two dice must reach in that turn. */
const FIRST_RISK = 6;
const FIRST_NUMBER = 3;

/** Whether a field weakens particle beams now. */
export function isBlueShieldOn(mech: MechState, spec: MechSpec): boolean {
  return spec.gear.blueShield !== undefined && isSwitchedOn(mech, spec, 'blueShield');
}

/** Whether a hit on an item of the equipment would set off a field at work. */
export function isLiveField(mech: MechState, spec: MechSpec, item: number): boolean {
  return !mech.shutdown && settingOf(mech, spec, item) === 'on';
}

/** Returns what is left of the damage of a particle beam. */
export function dampedBeam(damage: number): number {
  return Math.max(1, damage >> 1);
}

/** Returns what two dice must reach for the field to last through such a turn of work; 0 while nothing can happen. */
export function fieldNumber(turn: number): number {
  if (turn < FIRST_RISK) return 0;
  return Math.min(IMPOSSIBLE, FIRST_NUMBER + turn - FIRST_RISK);
}

/** Returns the field of a unit that is whole, as an item of its equipment. */
export function fieldOf(mech: MechState, spec: MechSpec): number | undefined {
  return spec.gear.blueShield?.find(item => !isItemHit(mech, spec, 'equipment', item));
}
