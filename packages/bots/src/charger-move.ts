import { bearing, distance, type HexId, inArc, relativeBearing } from '@hexfall/hex';
import {
  boardOf,
  type Command,
  enemiesOf,
  type Game,
  isImmobile,
  isLegal,
  type MechState,
  type MoveStep,
  mustWithdraw,
  nextBelow,
  passCommand,
  type Reach,
  type RngState,
  walkMp,
} from '@hexfall/rules';
import { moveCommandTo, reachOf } from './reach-of.ts';
import { retreatCommands } from './retreat.ts';
import { swimInstead } from './swim-instead.ts';

/** Penalties and bonuses, in points, by which the charger scores the places where a move can end. */
const WEIGHTS = {
  /** Penalty for each hex of distance to the nearest enemy. */
  distance: 6,
  /** Penalty for an enemy to the side, at which the unit can fire only after a torso twist. */
  offFront: 4,
  /** Penalty for an enemy behind the unit. */
  behind: 20,
  /** Penalty for running, which makes the unit's own attacks harder. */
  run: 5,
  /** Penalty for walking, which makes the unit's own attacks a little harder. */
  walk: 2,
  /** Bonus for each hex moved, which makes the unit harder to hit. */
  hexMoved: 1,
  water: 12,
  swamp: 8,
} as const;

/** How many of the best moves are tried for legality before the unit stays where it is. */
const MAX_TRIES = 12;

/** Closes in on the nearest enemy and turns to face it. A prone unit stands up first. */
export function chargerMove(game: Game, mech: MechState, rngState: RngState): Command {
  if (mech.stuck) return firstLegal(game, mech, [{ type: 'breakFree', unit: mech.id }]);
  if (mech.shutdown) return firstLegal(game, mech, [{ type: 'startUp', unit: mech.id }]);
  if (mech.prone) return firstLegal(game, mech, [walkCommand(mech, ['stand']), ...turnsWhileProne(mech)]);
  if (mustWithdraw(game, mech)) return firstLegal(game, mech, retreatCommands(game, mech));
  const enemy = nearestEnemy(game, mech);
  if (enemy === undefined || isImmobile(mech)) return passCommand('movement', mech.id);
  return swimInstead(game, mech, bestMove(game, mech, enemy, rngState));
}

function firstLegal(game: Game, mech: MechState, commands: readonly Command[]): Command {
  return commands.find(command => isLegal(game, command)) ?? passCommand('movement', mech.id);
}

function walkCommand(mech: MechState, steps: readonly MoveStep[]): Command {
  return { type: 'move', unit: mech.id, mode: 'walk', steps, climb: true };
}

/** Returns moves that turn a prone unit on the spot: even if it cannot stand up, it can turn its weapons toward the enemy. */
function turnsWhileProne(mech: MechState): Command[] {
  return [walkCommand(mech, ['left']), walkCommand(mech, ['right'])];
}

function nearestEnemy(game: Game, mech: MechState): MechState | undefined {
  const { grid } = boardOf(game);
  const distanceTo = (other: MechState): number => distance(grid, mech.hex, other.hex);
  return enemiesOf(game, mech).reduce<MechState | undefined>(
    (best, other) => (best === undefined || distanceTo(other) < distanceTo(best) ? other : best),
    undefined,
  );
}

/** Returns the move to the best place that the unit may go to on foot. */
function bestMove(game: Game, mech: MechState, enemy: MechState, rngState: RngState): Command {
  const reach = reachOf(game, mech);
  for (const { node } of bestEnds(game, mech, reach, enemy, rngState)) {
    const command = moveCommandTo(game, mech, reach, node);
    if (isLegal(game, command)) return command;
  }
  return passCommand('movement', mech.id);
}

interface End {
  readonly node: number;
  readonly score: number;
}

/** Returns the best places where a move can end, the highest score first. */
function bestEnds(game: Game, mech: MechState, reach: Reach, enemy: MechState, rngState: RngState): readonly End[] {
  const walking = walkMp(game, mech);
  const ends: End[] = [];
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i]!;
    // A little randomness keeps two chargers from mirroring each other forever.
    addEnd(ends, node, scoreEnd(game, reach, node, enemy, walking) + nextBelow(rngState, 3));
  }
  return ends;
}

/** Adds an end to a short list in order, unless enough others are better. Of equal ends, the lowest node comes first. */
function addEnd(ends: End[], node: number, score: number): void {
  let at = ends.length;
  for (; at > 0; at--) {
    const before = ends[at - 1]!;
    if (score < before.score || (score === before.score && node > before.node)) break;
  }
  if (at === MAX_TRIES) return;
  if (ends.length === MAX_TRIES) ends.pop();
  ends.splice(at, 0, { node, score });
}

function scoreEnd(game: Game, reach: Reach, node: number, enemy: MechState, walking: number): number {
  const board = boardOf(game);
  const hex = reach.table.places.hex[node >> 3]!;
  const cost = reach.cost(node);
  const pace = cost === 0 ? 0 : cost > walking ? WEIGHTS.run : WEIGHTS.walk;
  return (
    -WEIGHTS.distance * Math.max(1, distance(board.grid, hex, enemy.hex)) -
    pace +
    WEIGHTS.hexMoved * Math.min(5, cost) -
    facingCost(game, hex, node & 7, enemy) -
    WEIGHTS.water * board.layers.depth[hex]! -
    WEIGHTS.swamp * Math.min(1, board.layers.swamp[hex]!)
  );
}

function facingCost(game: Game, hex: HexId, facing: number, enemy: MechState): number {
  if (hex === enemy.hex) return 0;
  const relative = relativeBearing(bearing(boardOf(game).grid, hex, enemy.hex), facing);
  if (inArc('forward', relative)) return 0;
  return inArc('rear', relative) ? WEIGHTS.behind : WEIGHTS.offFront;
}
