import type { MechId } from '../state/mech-state.ts';

/** The heat phase of one unit: heat made this turn, heat removed, heat that stays. */
export interface HeatSettled {
  readonly type: 'HeatSettled';
  readonly unit: MechId;
  readonly builtUp: number;
  readonly dissipated: number;
  readonly heat: number;
}

/** What a roll against heat is about: to keep the reactor running, to start it again, to keep ammunition from going off. */
export const HEAT_ROLLS = ['shutdown', 'restart', 'ammoExplosion'] as const;
export type HeatRoll = (typeof HEAT_ROLLS)[number];

export interface HeatRolled {
  readonly type: 'HeatRolled';
  readonly unit: MechId;
  readonly about: HeatRoll;
  readonly need: number;
  readonly roll: number;
  readonly passed: boolean;
}

export interface ShutDown {
  readonly type: 'ShutDown';
  readonly unit: MechId;
  readonly byChoice: boolean;
}

export interface StartedUp {
  readonly type: 'StartedUp';
  readonly unit: MechId;
}

/** An unconscious pilot tries to come round. */
export interface RecoveryRolled {
  readonly type: 'RecoveryRolled';
  readonly unit: MechId;
  readonly need: number;
  readonly roll: number;
  readonly awake: boolean;
}

export type HeatEvent = HeatSettled | HeatRolled | ShutDown | StartedUp | RecoveryRolled;
