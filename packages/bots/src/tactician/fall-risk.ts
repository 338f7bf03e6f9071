import { MOVE_FORWARD, MOVE_LEFT } from '@hexfall/hex';
import {
  countFootingRolls,
  forwardStep,
  type Game,
  type MechState,
  pilotingNumber,
  placeOf,
  type Reach,
  type RollReason,
  specOf,
} from '@hexfall/rules';
import { chance } from '../odds.ts';

/** What it costs to lie on the ground, beside the damage of the fall. */
const DOWN = 4;

/** Points of damage that a roll for such a reason costs a unit on average: how likely it falls, times what a fall is worth. */
export function riskOf(game: Game, mech: MechState, reason: RollReason): number {
  if (mech.prone) return 0;
  const falls = 1 - chance(pilotingNumber(game, mech, reason, 0));
  return falls * (specOf(game, mech).tonnage / 10 + DOWN);
}

/** Rolls to keep its footing that a unit has to make on its way to one of those ends. */
export function rollsOnTheWay(game: Game, mech: MechState, reach: Reach, node: number, running: boolean): number {
  let place = placeOf(reach.table, mech);
  let { facing } = mech;
  let rolls = 0;
  for (const move of reach.path(node)) {
    if (move !== MOVE_FORWARD) {
      facing = (facing + (move === MOVE_LEFT ? 5 : 1)) % 6;
      continue;
    }
    const step = forwardStep(reach.table, place, facing, true);
    if (step === undefined) return rolls;
    rolls += countFootingRolls(game, step.flags, running);
    place = step.place;
  }
  return rolls;
}
