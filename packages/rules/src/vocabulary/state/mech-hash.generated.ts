import { MECH_FIELDS, type MechState } from './mech-state.ts';
import { mix, mixAll } from './mix.ts';

/*
 * Written by `npm run golden:update` from the tables of mech-state.ts; a test compares. A walk through the tables at run time
 * takes six times as long: reading a field whose name is a variable is a search, and a page may not compile code of its own.
 */

// oxlint-disable-next-line max-lines-per-function -- one line for each field
export function mixMech(start: number, mech: MechState): number {
  let hash = start;
  hash = mix(hash, mech.id);
  hash = mix(hash, mech.side);
  hash = mix(hash, mech.spec);
  hash = mix(hash, mech.gunnery);
  hash = mix(hash, mech.piloting);
  hash = mix(hash, mech.c3);
  hash = mix(hash, MECH_FIELDS.status.names.indexOf(mech.status));
  hash = mix(hash, MECH_FIELDS.pilot.names.indexOf(mech.pilot));
  hash = mix(hash, mech.pilotWounds);
  hash = mix(hash, mech.hex);
  hash = mix(hash, mech.elevation);
  hash = mix(hash, mech.facing);
  hash = mix(hash, mech.twist);
  hash = mix(hash, mech.armsFlipped ? 1 : 0);
  hash = mix(hash, mech.prone ? 1 : 0);
  hash = mix(hash, mech.heat);
  hash = mix(hash, mech.shutdown ? 1 : 0);
  hash = mix(hash, mech.shutdownByChoice ? 1 : 0);
  hash = mix(hash, mech.stealth ? 1 : 0);
  hash = mix(hash, mech.stealthNext ? 1 : 0);
  hash = mix(hash, mech.stuck ? 1 : 0);
  hash = mixAll(hash, mech.boosterLevels);
  hash = mix(hash, mech.boostersRose);
  hash = mixAll(hash, mech.armor);
  hash = mixAll(hash, mech.structure);
  hash = mixAll(hash, mech.slotHits);
  hash = mixAll(hash, mech.slotsOut);
  hash = mix(hash, mech.locationsOut);
  hash = mixAll(hash, mech.armoredHits);
  hash = mix(hash, mech.hardenedHalves);
  hash = mixAll(hash, mech.ammo);
  hash = mix(hash, mech.jammed);
  hash = mix(hash, mech.spent);
  hash = mix(hash, mech.capacitors);
  hash = mix(hash, mech.narcPods);
  hash = mix(hash, MECH_FIELDS.movement.names.indexOf(mech.movement));
  hash = mix(hash, mech.hexesMoved);
  hash = mix(hash, mech.mpUsed);
  hash = mix(hash, mech.heatBuildUp);
  hash = mix(hash, mech.externalHeat);
  hash = mix(hash, mech.boostersUsed);
  hash = mix(hash, mech.knockedOut ? 1 : 0);
  hash = mix(hash, mech.weaponsFired);
  hash = mix(hash, mech.tagged);
  hash = mix(hash, mech.unjamming ? 1 : 0);
  hash = mix(hash, mech.acted ? 1 : 0);
  hash = mix(hash, mech.damageThisPhase);
  hash = mix(hash, mech.rolls.length);
  for (const item of mech.rolls) {
    hash = mix(hash, MECH_FIELDS.rolls.of.fields.reason.names.indexOf(item.reason));
    hash = mix(hash, item.modifier);
  }
  if (mech.spotting) hash = mix(hash, 1);
  if (mech.shutdownThisPhase) hash = mix(hash, 3);
  if ((mech.dumping | mech.dumpNext) !== 0) {
    hash = mix(hash, 2);
    hash = mix(hash, mech.dumping);
    hash = mix(hash, mech.dumpNext);
  }
  if ((mech.frameShock) !== 0) {
    hash = mix(hash, 4);
    hash = mix(hash, mech.frameShock);
  }
  if ((mech.engineFlooding) !== 0) {
    hash = mix(hash, 5);
    hash = mix(hash, mech.engineFlooding);
  }
  if ((mech.podsUsed) !== 0) {
    hash = mix(hash, 6);
    hash = mix(hash, mech.podsUsed);
  }
  if ((mech.gearOn) !== 0) {
    hash = mix(hash, 7);
    hash = mix(hash, mech.gearOn);
  }
  if ((mech.gearNext) !== 0) {
    hash = mix(hash, 8);
    hash = mix(hash, mech.gearNext);
  }
  if ((mech.radicalLevel) !== 0) {
    hash = mix(hash, 9);
    hash = mix(hash, mech.radicalLevel);
  }
  if ((mech.radicalRose) !== 0) {
    hash = mix(hash, 10);
    hash = mix(hash, mech.radicalRose);
  }
  if ((mech.platesLost) !== 0) {
    hash = mix(hash, 11);
    hash = mix(hash, mech.platesLost);
  }
  if ((mech.morePlatesLost) !== 0) {
    hash = mix(hash, 12);
    hash = mix(hash, mech.morePlatesLost);
  }
  if ((mech.toMend) !== 0) {
    hash = mix(hash, 13);
    hash = mix(hash, mech.toMend);
  }
  if ((mech.shieldsWorn) !== 0) {
    hash = mix(hash, 14);
    hash = mix(hash, mech.shieldsWorn);
  }
  if ((mech.blueShieldTurns) !== 0) {
    hash = mix(hash, 15);
    hash = mix(hash, mech.blueShieldTurns);
  }
  if ((mech.coolantUses) !== 0) {
    hash = mix(hash, 16);
    hash = mix(hash, mech.coolantUses);
  }
  if ((mech.interference) !== 0) {
    hash = mix(hash, 17);
    hash = mix(hash, mech.interference);
  }
  if ((mech.discharged) !== 0) {
    hash = mix(hash, 18);
    hash = mix(hash, mech.discharged);
  }
  return hash;
}
