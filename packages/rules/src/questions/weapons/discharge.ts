import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/*
 * Pulse weapons, which need a turn of rest after each shot. A unit's state has room for fifteen of them.
 */

const ROOM = 16;
const MAX_PULSE_WEAPONS = 15;

/** Returns the bit that stands for a pulse weapon, by its position among those of the unit. */
export function pulseWeaponBit({ weapons }: MechSpec, weapon: number): number {
  const before = weapons.slice(0, weapon).filter(({ type }) => type.traits.includes('tsemp')).length;
  return before < MAX_PULSE_WEAPONS ? 1 << before : 0;
}

/** Whether a pulse weapon fired in the last turn, and rests in this one. */
export function isResting(mech: MechState, spec: MechSpec, weapon: number): boolean {
  if (mech.discharged === 0 || !spec.weapons[weapon]!.type.traits.includes('tsemp')) return false;
  return (mech.discharged & (pulseWeaponBit(spec, weapon) << ROOM)) !== 0;
}

/** Returns the discharges as they are kept when a turn is over. */
export function dischargedAfterTurn({ discharged }: MechState): number {
  return discharged << ROOM;
}
