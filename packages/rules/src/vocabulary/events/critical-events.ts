import { BIN_OR_NONE, COUNT, LOCATION, LOCATION_OR_NOWHERE, SLOT, SMALL, UNIT } from '../state/values.ts';
import type { Fact } from './events.ts';
import { FROM } from './source.ts';

const STRUCK = {
  unit: UNIT,
  location: LOCATION,
  /** Counted from 0. */
  slot: SLOT,
  /** The location whose critical roll struck the slot, which is another one if there is nothing to hit; -1 if there was no roll. */
  rolledAt: LOCATION_OR_NOWHERE,
  ...FROM,
};

export const CRITICAL_EVENTS = {
  CriticalRolled: { unit: UNIT, location: LOCATION, roll: SMALL, hits: COUNT, ...FROM },
  SlotHit: STRUCK,
  ArmoredSlotStruck: STRUCK,
  Exploded: {
    unit: UNIT,
    location: LOCATION,
    slot: SLOT,
    damage: COUNT,
    /** Bin that is empty now, or -1. */
    bin: BIN_OR_NONE,
    /** The source that set it off. */
    source: FROM.source,
  },
};

/** The roll for critical hits on a location. A limb or the head may come off instead. */
export interface CriticalRolled extends Fact<typeof CRITICAL_EVENTS, 'CriticalRolled'> {}

export interface SlotHit extends Fact<typeof CRITICAL_EVENTS, 'SlotHit'> {}

/** The armor of a component took the hit that would have destroyed it. */
export interface ArmoredSlotStruck extends Fact<typeof CRITICAL_EVENTS, 'ArmoredSlotStruck'> {}

/** Something exploded inside a unit, such as ammunition, a Gauss weapon or a charged capacitor. */
export interface Exploded extends Fact<typeof CRITICAL_EVENTS, 'Exploded'> {}

export type CriticalEvent = CriticalRolled | SlotHit | ArmoredSlotStruck | Exploded;
