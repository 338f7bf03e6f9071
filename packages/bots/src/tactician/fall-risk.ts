import { edgePlace, MOVE_FORWARD, MOVE_LEFT, NO_EDGE } from '@hexfall/hex';
import {
  countFootingRolls,
  type Game,
  type MechState,
  pilotingNumber,
  placeOf,
  type Reach,
  type RollReason,
  specOf,
} from '@hexfall/rules';
import { chance } from '../odds.ts';

/** Cost of being prone, in points of damage, in addition to the damage of the fall. */
const PRONE_COST = 4;

/** Expected cost of a piloting skill roll, in points of damage: the chance of a fall times the cost of a fall. */
export function fallRisk(game: Game, mech: MechState, reason: RollReason): number {
  if (mech.prone) return 0;
  const fallChance = 1 - chance(pilotingNumber(game, mech, reason, 0));
  return fallChance * (specOf(game, mech).tonnage / 10 + PRONE_COST);
}

/** Counts the piloting skill rolls that a unit has to make on its way to a node of its reach. */
export function countRollsOnPath(game: Game, mech: MechState, reach: Reach, node: number, running: boolean): number {
  const { edges, flags } = reach.table.climbing;
  let place = placeOf(reach.table, mech);
  let { facing } = mech;
  let rolls = 0;
  for (const move of reach.path(node)) {
    if (move !== MOVE_FORWARD) {
      facing = (facing + (move === MOVE_LEFT ? 5 : 1)) % 6;
      continue;
    }
    const edge = edges[place * 8 + facing]!;
    if (edge === NO_EDGE) return rolls;
    rolls += countFootingRolls(game, flags[place * 8 + facing]!, running);
    place = edgePlace(edge);
  }
  return rolls;
}
