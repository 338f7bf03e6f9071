import type { LocationId } from '../spec/locations.ts';
import type { MechId } from '../state/mech-state.ts';
import type { Source } from './source.ts';

/** The roll for critical hits on a location. A limb or the head may come off instead. */
export interface CriticalRolled {
  readonly type: 'CriticalRolled';
  readonly unit: MechId;
  readonly location: LocationId;
  readonly roll: number;
  readonly hits: number;
  readonly source: Source;
}

export interface SlotHit {
  readonly type: 'SlotHit';
  readonly unit: MechId;
  readonly location: LocationId;
  /** From 0. */
  readonly slot: number;
  readonly source: Source;
}

/** The armor of a component took the hit that would have destroyed it. */
export interface ArmoredSlotStruck {
  readonly type: 'ArmoredSlotStruck';
  readonly unit: MechId;
  readonly location: LocationId;
  readonly slot: number;
  readonly source: Source;
}

/** Ammunition, a Gauss weapon or a charged capacitor went off. */
export interface Exploded {
  readonly type: 'Exploded';
  readonly unit: MechId;
  readonly location: LocationId;
  readonly slot: number;
  readonly damage: number;
  /** Bin that is empty now, or -1. */
  readonly bin: number;
  /** What set it off. */
  readonly source: Source;
}

export type CriticalEvent = CriticalRolled | SlotHit | ArmoredSlotStruck | Exploded;
