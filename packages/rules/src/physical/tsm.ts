import { TSM_HEAT } from '../movement/movement-points.ts';
import type { MechSpec } from '../state/mech-spec.ts';
import type { MechState } from '../state/mech-state.ts';

/** What triple-strength myomer multiplies damage by. It goes by the heat that the last heat phase has left. */
export function tsmFactor(mech: MechState, spec: MechSpec): number {
  return mech.heat >= TSM_HEAT && spec.gear.tsm !== undefined ? 2 : 1;
}
