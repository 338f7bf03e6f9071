import { INT32 } from './values.ts';

/*
 * Counters of gear that few units carry: whole numbers that are 0 on every unit without the gear. One kind of event writes them all.
 */

export const GEAR_COUNTER_FIELDS = {
  /** 0 unless a blow or fall may have damaged an IndustrialMech this turn; else 1 plus its modifier of the roll at the end of the turn. */
  frameShock: INT32,
  /** 1 from the turn in which water gets into a combustion engine. */
  engineFlooding: INT32,
  /** One bit per coolant pod that is empty, in the order of the record sheet. */
  podsUsed: INT32,
  /** Two bits per item with a switch, in the order of the record sheet: its setting, and its setting from the next turn. */
  gearOn: INT32,
  gearNext: INT32,
  /** Turns of strain on radical heat sinks, and 1 if it rose in the last turn. */
  radicalLevel: INT32,
  radicalRose: INT32,
  /** Points that modular armor has lost, four bits for each item: the first eight items, and the next eight. */
  platesLost: INT32,
  morePlatesLost: INT32,
  /** One bit per location with HarJel that has lost armor this turn, to be mended at its end. */
  toMend: INT32,
  /** Hits that shields have taken, eight bits for each in the order of the record sheet. */
  shieldsWorn: INT32,
  /** Turns in which a blue shield was switched on. */
  blueShieldTurns: INT32,
  /** How often an emergency coolant system was used. */
  coolantUses: INT32,
  /** Effects of electric weapons and pods on the unit: several small numbers in one. */
  interference: INT32,
  /** One bit per pulse weapon that fired this turn, in the order of the record sheet, and 16 bits higher for the last turn. */
  discharged: INT32,
};

export type GearCounter = keyof typeof GEAR_COUNTER_FIELDS;

export const GEAR_COUNTERS = Object.keys(GEAR_COUNTER_FIELDS) as readonly GearCounter[];
