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

/** Returns the expected cost of a piloting skill roll, in points of damage: the chance of a fall times the cost of a fall. */
export function fallRisk(game: Game, mech: MechState, reason: RollReason): number {
  if (mech.prone) return 0;
  const fallChance = 1 - chance(pilotingNumber(game, mech, reason, 0));
  return fallChance * (specOf(game, mech).tonnage / 10 + PRONE_COST);
}

/** The number of piloting skill rolls on a unit's way, and of places there that break under the unit. */
export interface Way {
  rolls: number;
  breaks: number;
}

/**
 * Examines the way of a unit to a node of its reach, except for the end itself. `bears` holds the tons that each place bears, 0 for no
 * limit.
 */
export function lookAlong(game: Game, mech: MechState, { reach, bears }: Ground, node: number, running: boolean): Way {
  const { edges, flags } = reach.table.climbing;
  const { tonnage } = specOf(game, mech);
  const way: Way = { rolls: 0, breaks: 0 };
  let place = placeOf(reach.table, mech);
  let { facing } = mech;
  for (const move of reach.path(node)) {
    if (move !== MOVE_FORWARD) {
      facing = (facing + (move === MOVE_LEFT ? 5 : 1)) % 6;
      continue;
    }
    const edge = edges[place * 8 + facing]!;
    if (edge === NO_EDGE) break;
    way.rolls += countFootingRolls(game, flags[place * 8 + facing]!, running);
    place = edgePlace(edge);
    if (place !== node >> 3 && isTooWeak(bears[place]!, tonnage)) way.breaks++;
  }
  return way;
}

/** The places that a unit can reach, and the tons that each place bears. */
interface Ground {
  readonly reach: Reach;
  readonly bears: Float64Array;
}

/** Whether a place that bears this many tons, or any weight if 0, breaks under a unit. */
export function isTooWeak(tons: number, tonnage: number): boolean {
  return tons > 0 && tonnage > tons;
}
