import { type Game, specOf } from '../game.ts';
import { isGyroDestroyed, isLocationGone, legsOf } from '../state/condition.ts';
import type { LocationId } from '../state/locations.ts';
import { countSlots, type MechSpec } from '../state/mech-spec.ts';
import type { MechState } from '../state/mech-state.ts';

/** Movement points lost to heat: one for every five points of heat. */
export function heatMpLoss(heat: number): number {
  return Math.floor(heat / 5);
}

/** Whether a unit can move at all. */
export function isImmobile(mech: MechState): boolean {
  return mech.shutdown || mech.pilot !== 'awake';
}

/** Walking MP as damage and heat leave them. */
export function walkMp(game: Game, mech: MechState): number {
  const spec = specOf(game, mech);
  if (isImmobile(mech) || isGyroDestroyed(mech, spec)) return 0;
  return Math.max(0, damagedWalk(mech, spec) - heatMpLoss(mech.heat));
}

/** Running MP: half as much again as walking, rounded up; a unit on one leg cannot run. */
export function runMp(game: Game, mech: MechState): number {
  const spec = specOf(game, mech);
  if (isImmobile(mech) || isGyroDestroyed(mech, spec)) return 0;
  const gone = countLegsGone(mech, spec);
  if (gone >= (spec.quad ? 2 : 1)) return walkMp(game, mech);
  if (game.rules.heatMpRun === 'recompute') return Math.ceil((walkMp(game, mech) * 3) / 2);
  return Math.max(0, Math.ceil((damagedWalk(mech, spec) * 3) / 2) - heatMpLoss(mech.heat));
}

function countLegsGone(mech: MechState, spec: MechSpec): number {
  return legsOf(spec).filter(leg => isLocationGone(mech, leg)).length;
}

/** Walking MP before heat: legs lost, then hips, then the other actuators of legs that still bear weight. */
function damagedWalk(mech: MechState, spec: MechSpec): number {
  const gone = countLegsGone(mech, spec);
  let walk = walkOnLegsLeft(spec, gone);
  const standing = legsOf(spec).filter(leg => !isLocationGone(mech, leg));
  const deadHips = standing.filter(leg => isHipOut(mech, spec, leg)).length;
  walk = spec.quad || gone === 0 ? walkOnHipsLeft(walk, deadHips, spec.quad) : walk;
  for (const leg of standing) if (!isHipOut(mech, spec, leg)) walk -= actuatorsOut(mech, spec, leg);
  return Math.max(0, walk);
}

function walkOnLegsLeft(spec: MechSpec, gone: number): number {
  if (gone === 0) return spec.walkMp;
  if (!spec.quad) return gone === 1 ? Math.min(1, spec.walkMp) : 0;
  if (gone === 1) return spec.walkMp - 1;
  return gone === 2 ? Math.min(1, spec.walkMp) : 0;
}

/** One dead hip halves, rounding up; a biped's second stops it, a quad is halved again for each. */
function walkOnHipsLeft(walk: number, deadHips: number, quad: boolean): number {
  if (!quad && deadHips === 2) return 0;
  let left = walk;
  for (let hip = 0; hip < deadHips; hip++) left = Math.ceil(left / 2);
  return left;
}

export function isHipOut(mech: MechState, spec: MechSpec, leg: LocationId): boolean {
  return (mech.slotsOut[leg]! & spec.masks.hip[leg]!) !== 0;
}

function actuatorsOut(mech: MechState, spec: MechSpec, leg: LocationId): number {
  const { upperLeg, lowerLeg, foot } = spec.masks;
  return countSlots(mech.slotsOut[leg]! & (upperLeg[leg]! | lowerLeg[leg]! | foot[leg]!));
}
