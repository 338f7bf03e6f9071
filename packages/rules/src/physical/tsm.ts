import type { MechSpec } from '../state/mech-spec.ts';
import type { MechState } from '../state/mech-state.ts';

/** Heat from which triple-strength myomer works. */
export const TSM_HEAT = 9;

/** Goes by the heat that the last heat phase has left; heat of this turn counts from the next. */
export function isTsmActive(mech: MechState, spec: MechSpec): boolean {
  return mech.heat >= TSM_HEAT && spec.equipment.some(item => item.kind === 'tsm');
}

/** What active triple-strength myomer multiplies damage by. */
export function tsmFactor(mech: MechState, spec: MechSpec): number {
  return isTsmActive(mech, spec) ? 2 : 1;
}
