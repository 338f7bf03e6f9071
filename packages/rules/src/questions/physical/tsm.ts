import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { TSM_HEAT } from '../movement/movement-points.ts';

/** What triple-strength myomer multiplies damage by. It goes by the heat that the last heat phase has left. */
export function tsmFactor(mech: MechState, spec: MechSpec): number {
  return spec.gear.tsm !== undefined && mech.heat >= TSM_HEAT ? 2 : 1;
}
