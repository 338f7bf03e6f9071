import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { LA, RA } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { countLegsGone, isGyroDestroyed, isImmobile, isLocationGone } from '../unit/condition.ts';
import { runMp, walkMp } from './movement-points.ts';

const STAND_MP = 2;

/** Returns the MP of one attempt to stand up: all walking MP, or 2 (1 for a unit that has no more). */
export function standCost(game: Game, mech: MechState): number {
  if (game.rules.standCost === 'allWalk') return walkMp(game, mech);
  return runMp(game, mech) === 1 ? 1 : STAND_MP;
}

/** Whether the unit is able to get up: it needs a gyro to balance with, and arms to help if a leg is gone. */
export function canStand(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  if (isImmobile(mech) || isGyroDestroyed(mech, spec) || walkMp(game, mech) === 0) return false;
  const armless = !spec.quad && isLocationGone(mech, LA) && isLocationGone(mech, RA);
  return !(armless && countLegsGone(mech, spec) > 0);
}

/** Whether a unit stands up without a roll, as a quad on four legs does. */
export function standsWithoutRoll(game: Game, mech: MechState): boolean {
  const spec = specOf(game, mech);
  return spec.quad && countLegsGone(mech, spec) === 0;
}
