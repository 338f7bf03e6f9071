import { INT32 } from './values.ts';

/*
 * What is kept of gear that few units carry: whole numbers, 0 on every unit that has none of it. One kind of event writes them all.
 */

export const GEAR_COUNTER_FIELDS = {
  /** A blow or fall that may have damaged an IndustrialMech: 1, and what it adds to the roll at the end of the turn. */
  frameShock: INT32,
  /** 1 from the turn in which water gets into a combustion engine. */
  engineFlooding: INT32,
  /** One bit per coolant pod that is empty, in the order of the record sheet. */
  podsUsed: INT32,
  /** Two bits per item with a switch, in the order of the record sheet: what it is set to, and what it will be from the next turn. */
  gearOn: INT32,
  gearNext: INT32,
  /** Turns of strain on radical heat sinks, and 1 when it rose in the last turn. */
  radicalLevel: INT32,
  radicalRose: INT32,
  /** Points that modular armor has lost, four bits for each item: the first eight, and the next eight. */
  platesLost: INT32,
  morePlatesLost: INT32,
  /** One bit per location that has lost armor this turn, where HarJel mends it. */
  toMend: INT32,
  /** Hits that shields have taken, eight bits for each in the order of the record sheet. */
  shieldsWorn: INT32,
  /** Turns in which a blue shield was at work. */
  blueShieldTurns: INT32,
  /** How often an emergency coolant system was used. */
  coolantUses: INT32,
  /** What electric weapons and pods have done to the unit: several small numbers in one. */
  interference: INT32,
  /** One bit per pulse weapon that fired this turn, in the order of the record sheet, and 16 bits higher for the last turn. */
  discharged: INT32,
};

export type GearCounter = keyof typeof GEAR_COUNTER_FIELDS;

export const GEAR_COUNTERS = Object.keys(GEAR_COUNTER_FIELDS) as readonly GearCounter[];
