import type { MechId } from '../state/mech-state.ts';

/** The heat phase of one unit: heat made this turn, heat removed, heat that stays. */
export interface HeatSettled {
  readonly type: 'HeatSettled';
  readonly unit: MechId;
  readonly builtUp: number;
  readonly dissipated: number;
  readonly heat: number;
}

export type HeatEvent = HeatSettled;
