import { divideDown, divideUp, halfUp } from '../../basics/integers.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { ALL_SLOTS, isTorso, LOCATION_COUNT, type LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import { countSlots } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { DEPTH_WITHOUT_JUMP } from '../board/jump-area.ts';
import { depthAt } from '../board/spot.ts';
import {
  countItems,
  countLegsGone,
  isActuatorOut,
  isGyroDestroyed,
  isImmobile,
  isItemOut,
  isLocationGone,
  legsOf,
} from '../unit/condition.ts';
import { interferenceMpLost } from '../unit/interference.ts';
import { wingLiftLost } from '../unit/partial-wing.ts';

/**
 * Returns the walking MP, reduced by damage and heat.
 *
 * @example
 * ```ts
 * import { mechOf, walkMp } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * walkMp(game, mechOf(game, 0)); // => 4
 * mechOf(game, 0).heat = 10;
 * walkMp(game, mechOf(game, 0)); // => 2
 * ```
 */
export function walkMp(game: Game, mech: MechState): number {
  const spec = specOf(game, mech);
  return cannotMove(mech, spec) ? 0 : walkOnLegs(mech, spec);
}

/**
 * Returns the running MP with these boosters (one bit each) switched on.
 *
 * @example
 * ```ts
 * import { mechOf, runMp } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * runMp(game, mechOf(game, 0)); // => 6
 * ```
 */
export function runMp(game: Game, mech: MechState, boosters = 0): number {
  const spec = specOf(game, mech);
  if (cannotMove(mech, spec)) return 0;
  return isDumping(mech) ? walkOnLegs(mech, spec) : runOnLegs(game, mech, boosters);
}

/**
 * Returns the jump MP, counting only the jets that work where the unit stands. Heat does not reduce them.
 *
 * @example
 * ```ts
 * import { jumpMp, mechOf } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * jumpMp(game, mechOf(game, 1)); // => 5
 * ```
 */
export function jumpMp(game: Game, mech: MechState): number {
  if (isImmobile(mech) || isDumping(mech)) return 0;
  const spec = specOf(game, mech);
  const depth = depthAt(game, mech);
  if (depth >= DEPTH_WITHOUT_JUMP) return 0;
  if (spec.jumpMp === 0) return 0;
  const mp = Math.max(0, spec.jumpMp + mpRegained(mech, spec) - wingLiftLost(mech, spec));
  // Boosters are not jets: water does not stop them, and they work only as a whole.
  if (spec.jumpJets === 'mechanical') return countJetsOut(mech, spec, false) > 0 ? 0 : mp;
  return Math.max(0, mp - countJetsOut(mech, spec, depth > 0));
}

/** Returns the MP that a unit regains once everything that slowed it down is gone. */
function mpRegained(mech: MechState, spec: MechSpec): number {
  const { slowedBy } = spec;
  if (slowedBy === undefined || slowedBy.length === 0) return 0;
  return slowedBy.every(item => isItemOut(mech, spec, 'equipment', item)) ? 1 : 0;
}

/** Returns the mode in which a unit can cover the most ground: a unit that dumps ammunition cannot run. */
export function fastestMode(mech: MechState): 'walk' | 'run' {
  return isDumping(mech) ? 'walk' : 'run';
}

/** Returns the walking MP with regard to legs, heat and myomer only. */
export function walkOnLegs(mech: MechState, spec: MechSpec): number {
  const heated = damagedWalk(mech, spec) - heatMpLoss(mech.heat) + myomerMp(mech, spec);
  return Math.max(0, heated);
}

/** Run MP that hardened armor costs. */
const HARDENED_ARMOR_RUN = 1;

/**
 * Returns the running MP with regard to legs, heat, myomer and boosters only; a unit that has lost a leg it needs
 * cannot run.
 */
export function runOnLegs(game: Game, mech: MechState, boosters = 0): number {
  const spec = specOf(game, mech);
  const walk = walkOnLegs(mech, spec);
  if (countLegsGone(mech, spec) >= (spec.quad ? 2 : 1)) return walk;
  const stiff = spec.armorType === 'hardened' ? HARDENED_ARMOR_RUN : 0;
  if (game.rules.heatMpRun === 'recompute') return Math.max(0, runFrom(walk, boosters) - stiff);
  const cool = damagedWalk(mech, spec) + myomerMp(mech, spec);
  return Math.max(0, runFrom(cool, boosters) - heatMpLoss(mech.heat) - stiff);
}

/** Returns one and a half times the walking MP, rounded up; twice with one booster, two and a half times with both. */
function runFrom(walk: number, boosters: number): number {
  return divideUp(walk * (3 + countSlots(boosters)), 2);
}

/** Whether a unit cannot walk at all, because it lacks power, a pilot or a gyro. */
function cannotMove(mech: MechState, spec: MechSpec): boolean {
  return isImmobile(mech) || isGyroDestroyed(mech, spec);
}

/** Whether a unit is dumping ammunition, in which case it neither runs nor jumps. */
export function isDumping(mech: MechState): boolean {
  return mech.dumping !== 0;
}

/** Counts the jets that have been struck, and those in legs and arms when only the torso is above the water. */
function countJetsOut(mech: MechState, spec: MechSpec, wading: boolean): number {
  let out = 0;
  for (let location = 0; location < LOCATION_COUNT; location++) {
    const drowned = wading && !isTorso(location);
    out += countItems(spec, spec.masks.jumpJet, location, drowned ? ALL_SLOTS : mech.slotsOut[location]!);
  }
  return out;
}

/**
 * Returns the walking MP before heat, after lost legs, then hips, then the other actuators of legs that still bear
 * weight. Below 0 if actuators cost more than there is; hot myomer must make up for that first.
 */
function damagedWalk(mech: MechState, spec: MechSpec): number {
  let gone = 0;
  let deadHips = 0;
  let actuators = 0;
  for (const leg of legsOf(spec)) {
    if (isLocationGone(mech, leg)) gone++;
    else if (isActuatorOut(mech, spec.masks.hip, leg)) deadHips++;
    else actuators += actuatorsOut(mech, spec, leg);
  }
  const walk = walkOnLegsLeft(spec.walkMp + mpRegained(mech, spec), spec.quad, gone);
  const lost = actuators + interferenceMpLost(mech);
  return (spec.quad || gone === 0 ? walkOnHipsLeft(walk, deadHips, spec.quad) : walk) - lost;
}

function walkOnLegsLeft(walk: number, quad: boolean, gone: number): number {
  if (gone === 0) return walk;
  if (!quad) return gone === 1 ? Math.min(1, walk) : 0;
  if (gone === 1) return walk - 1;
  return gone === 2 ? Math.min(1, walk) : 0;
}

/**
 * Returns the walking MP after dead hips: one halves them, rounding up; a biped's second stops it, a quad is halved
 * again for each.
 */
function walkOnHipsLeft(walk: number, deadHips: number, quad: boolean): number {
  if (!quad && deadHips === 2) return 0;
  let left = walk;
  for (let hip = 0; hip < deadHips; hip++) left = halfUp(left);
  return left;
}

function actuatorsOut(mech: MechState, spec: MechSpec, leg: LocationId): number {
  const { upperLeg, lowerLeg, foot } = spec.masks;
  return countSlots(mech.slotsOut[leg]! & (upperLeg[leg]! | lowerLeg[leg]! | foot[leg]!));
}

/** Returns the movement points lost to heat: one for every five points of heat. */
export function heatMpLoss(heat: number): number {
  return divideDown(heat, 5);
}

/** The heat at which triple-strength myomer takes effect, and the Walk MP that it adds. */
export const TSM_HEAT = 9;
const TSM_WALK = 2;

/** Returns the Walk MP that hot triple-strength myomer adds, on all legs (a quad may have lost one). */
function myomerMp(mech: MechState, spec: MechSpec): number {
  if (mech.heat < TSM_HEAT || spec.gear.tsm === undefined) return 0;
  return countLegsGone(mech, spec) <= (spec.quad ? 1 : 0) ? TSM_WALK : 0;
}
