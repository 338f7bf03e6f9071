import { FLAG, oneOf, optional } from '../../basics/schema.ts';
import { COUNT, ROLL, UNIT } from '../state/values.ts';
import type { Fact } from './events.ts';
import { SOURCE } from './source.ts';

/** The purposes of rolls against heat: to keep the reactor running, to start it again, to keep ammunition from exploding. */
export const HEAT_ROLLS = ['shutdown', 'restart', 'ammoExplosion'] as const;
export type HeatRoll = (typeof HEAT_ROLLS)[number];

export const HEAT_EVENTS = {
  HeatSettled: { unit: UNIT, builtUp: COUNT, dissipated: COUNT, heat: COUNT },
  HeatRolled: { unit: UNIT, about: oneOf(HEAT_ROLLS), ...ROLL, passed: FLAG },
  ShutDown: {
    unit: UNIT,
    byChoice: FLAG,
    /** What stopped the reactor; left out if its pilot did. */
    source: optional(SOURCE),
  },
  StartedUp: { unit: UNIT },
  RecoveryRolled: { unit: UNIT, ...ROLL, awake: FLAG },
};

/** The heat phase of one unit: heat made this turn, heat removed, heat that stays. */
export interface HeatSettled extends Fact<typeof HEAT_EVENTS, 'HeatSettled'> {}

export interface HeatRolled extends Fact<typeof HEAT_EVENTS, 'HeatRolled'> {}

export interface ShutDown extends Fact<typeof HEAT_EVENTS, 'ShutDown'> {}

export interface StartedUp extends Fact<typeof HEAT_EVENTS, 'StartedUp'> {}

/** An unconscious pilot tries to come round. */
export interface RecoveryRolled extends Fact<typeof HEAT_EVENTS, 'RecoveryRolled'> {}

export type HeatEvent = HeatSettled | HeatRolled | ShutDown | StartedUp | RecoveryRolled;
