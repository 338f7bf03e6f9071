import { MECH_FIELDS, type MechState } from './mech-state.ts';

/*
 * Written by `npm run golden:update` from the tables of mech-state.ts; a test compares. How a unit is doing as a row of whole
 * numbers, for those who keep and compare very many states.
 */

/** Where each field begins in the row of a unit; the shots in its bins come last. */
export const PACKED = {
  status: 0,
  pilot: 1,
  pilotWounds: 2,
  hex: 3,
  elevation: 4,
  facing: 5,
  twist: 6,
  armsFlipped: 7,
  prone: 8,
  heat: 9,
  shutdown: 10,
  shutdownByChoice: 11,
  stealth: 12,
  stealthNext: 13,
  dumping: 14,
  dumpNext: 15,
  stuck: 16,
  boosterLevels: 17,
  boostersRose: 19,
  armor: 20,
  structure: 31,
  slotHits: 39,
  slotsOut: 47,
  locationsOut: 55,
  armoredHits: 56,
  hardenedHalves: 64,
  jammed: 65,
  spent: 66,
  capacitors: 67,
  narcPods: 68,
  frameShock: 69,
  engineFlooding: 70,
  podsUsed: 71,
  gearOn: 72,
  gearNext: 73,
  radicalLevel: 74,
  radicalRose: 75,
  platesLost: 76,
  morePlatesLost: 77,
  toMend: 78,
  shieldsWorn: 79,
  blueShieldTurns: 80,
  coolantUses: 81,
  interference: 82,
  discharged: 83,
  movement: 84,
  hexesMoved: 85,
  mpUsed: 86,
  heatBuildUp: 87,
  externalHeat: 88,
  boostersUsed: 89,
  knockedOut: 90,
  weaponsFired: 91,
  tagged: 92,
  spotting: 93,
  unjamming: 94,
  acted: 95,
  damageThisPhase: 96,
  shutdownThisPhase: 97,
  ammo: 98,
} as const;

/** Writes how a unit is doing into a row, except for its queued rolls. */
// oxlint-disable-next-line max-lines-per-function -- one line for each field
export function packMech(mech: MechState, row: Int32Array): void {
  row[0] = MECH_FIELDS.status.names.indexOf(mech.status);
  row[1] = MECH_FIELDS.pilot.names.indexOf(mech.pilot);
  row[2] = mech.pilotWounds;
  row[3] = mech.hex;
  row[4] = mech.elevation;
  row[5] = mech.facing;
  row[6] = mech.twist;
  row[7] = mech.armsFlipped ? 1 : 0;
  row[8] = mech.prone ? 1 : 0;
  row[9] = mech.heat;
  row[10] = mech.shutdown ? 1 : 0;
  row[11] = mech.shutdownByChoice ? 1 : 0;
  row[12] = mech.stealth ? 1 : 0;
  row[13] = mech.stealthNext ? 1 : 0;
  row[14] = mech.dumping;
  row[15] = mech.dumpNext;
  row[16] = mech.stuck ? 1 : 0;
  for (let i = 0; i < 2; i++) row[17 + i] = mech.boosterLevels[i]!;
  row[19] = mech.boostersRose;
  for (let i = 0; i < 11; i++) row[20 + i] = mech.armor[i]!;
  for (let i = 0; i < 8; i++) row[31 + i] = mech.structure[i]!;
  for (let i = 0; i < 8; i++) row[39 + i] = mech.slotHits[i]!;
  for (let i = 0; i < 8; i++) row[47 + i] = mech.slotsOut[i]!;
  row[55] = mech.locationsOut;
  for (let i = 0; i < 8; i++) row[56 + i] = mech.armoredHits[i]!;
  row[64] = mech.hardenedHalves;
  row[65] = mech.jammed;
  row[66] = mech.spent;
  row[67] = mech.capacitors;
  row[68] = mech.narcPods;
  row[69] = mech.frameShock;
  row[70] = mech.engineFlooding;
  row[71] = mech.podsUsed;
  row[72] = mech.gearOn;
  row[73] = mech.gearNext;
  row[74] = mech.radicalLevel;
  row[75] = mech.radicalRose;
  row[76] = mech.platesLost;
  row[77] = mech.morePlatesLost;
  row[78] = mech.toMend;
  row[79] = mech.shieldsWorn;
  row[80] = mech.blueShieldTurns;
  row[81] = mech.coolantUses;
  row[82] = mech.interference;
  row[83] = mech.discharged;
  row[84] = MECH_FIELDS.movement.names.indexOf(mech.movement);
  row[85] = mech.hexesMoved;
  row[86] = mech.mpUsed;
  row[87] = mech.heatBuildUp;
  row[88] = mech.externalHeat;
  row[89] = mech.boostersUsed;
  row[90] = mech.knockedOut ? 1 : 0;
  row[91] = mech.weaponsFired;
  row[92] = mech.tagged;
  row[93] = mech.spotting ? 1 : 0;
  row[94] = mech.unjamming ? 1 : 0;
  row[95] = mech.acted ? 1 : 0;
  row[96] = mech.damageThisPhase;
  row[97] = mech.shutdownThisPhase ? 1 : 0;
  for (let i = 0; i < mech.ammo.length; i++) row[98 + i] = mech.ammo[i]!;
}

/** Sets a unit to what a row says that begins somewhere in a list of rows, except for its queued rolls. */
// oxlint-disable-next-line max-lines-per-function -- one line for each field
export function unpackMech(mech: MechState, rows: Int32Array, start: number): void {
  mech.status = MECH_FIELDS.status.names[rows[start + 0]!]!;
  mech.pilot = MECH_FIELDS.pilot.names[rows[start + 1]!]!;
  mech.pilotWounds = rows[start + 2]!;
  mech.hex = rows[start + 3]!;
  mech.elevation = rows[start + 4]!;
  mech.facing = rows[start + 5]!;
  mech.twist = rows[start + 6]!;
  mech.armsFlipped = rows[start + 7]! !== 0;
  mech.prone = rows[start + 8]! !== 0;
  mech.heat = rows[start + 9]!;
  mech.shutdown = rows[start + 10]! !== 0;
  mech.shutdownByChoice = rows[start + 11]! !== 0;
  mech.stealth = rows[start + 12]! !== 0;
  mech.stealthNext = rows[start + 13]! !== 0;
  mech.dumping = rows[start + 14]!;
  mech.dumpNext = rows[start + 15]!;
  mech.stuck = rows[start + 16]! !== 0;
  for (let i = 0; i < 2; i++) mech.boosterLevels[i] = rows[start + 17 + i]!;
  mech.boostersRose = rows[start + 19]!;
  for (let i = 0; i < 11; i++) mech.armor[i] = rows[start + 20 + i]!;
  for (let i = 0; i < 8; i++) mech.structure[i] = rows[start + 31 + i]!;
  for (let i = 0; i < 8; i++) mech.slotHits[i] = rows[start + 39 + i]!;
  for (let i = 0; i < 8; i++) mech.slotsOut[i] = rows[start + 47 + i]!;
  mech.locationsOut = rows[start + 55]!;
  for (let i = 0; i < 8; i++) mech.armoredHits[i] = rows[start + 56 + i]!;
  mech.hardenedHalves = rows[start + 64]!;
  mech.jammed = rows[start + 65]!;
  mech.spent = rows[start + 66]!;
  mech.capacitors = rows[start + 67]!;
  mech.narcPods = rows[start + 68]!;
  mech.frameShock = rows[start + 69]!;
  mech.engineFlooding = rows[start + 70]!;
  mech.podsUsed = rows[start + 71]!;
  mech.gearOn = rows[start + 72]!;
  mech.gearNext = rows[start + 73]!;
  mech.radicalLevel = rows[start + 74]!;
  mech.radicalRose = rows[start + 75]!;
  mech.platesLost = rows[start + 76]!;
  mech.morePlatesLost = rows[start + 77]!;
  mech.toMend = rows[start + 78]!;
  mech.shieldsWorn = rows[start + 79]!;
  mech.blueShieldTurns = rows[start + 80]!;
  mech.coolantUses = rows[start + 81]!;
  mech.interference = rows[start + 82]!;
  mech.discharged = rows[start + 83]!;
  mech.movement = MECH_FIELDS.movement.names[rows[start + 84]!]!;
  mech.hexesMoved = rows[start + 85]!;
  mech.mpUsed = rows[start + 86]!;
  mech.heatBuildUp = rows[start + 87]!;
  mech.externalHeat = rows[start + 88]!;
  mech.boostersUsed = rows[start + 89]!;
  mech.knockedOut = rows[start + 90]! !== 0;
  mech.weaponsFired = rows[start + 91]!;
  mech.tagged = rows[start + 92]!;
  mech.spotting = rows[start + 93]! !== 0;
  mech.unjamming = rows[start + 94]! !== 0;
  mech.acted = rows[start + 95]! !== 0;
  mech.damageThisPhase = rows[start + 96]!;
  mech.shutdownThisPhase = rows[start + 97]! !== 0;
  for (let i = 0; i < mech.ammo.length; i++) mech.ammo[i] = rows[start + 98 + i]!;
}
