import { bearing, distance, type HexId, inArc, relativeBearing } from '@hexfall/hex';
import {
  boardOf,
  type Command,
  type DiceWords,
  enemiesOf,
  type Game,
  isImmobile,
  type MechState,
  type MoveStep,
  mustWithdraw,
  nextBelow,
  passCommand,
  type Reach,
  isLegal,
  walkMp,
} from '@hexfall/rules';
import { retreats } from './retreat.ts';
import { moveTo, reachOf } from './reach-of.ts';

/** What the charger weighs when it looks for a place to end its move, in points. */
const WEIGHTS = {
  /** For each hex between it and the enemy it goes for. */
  distance: 6,
  /** An enemy that it has to turn its torso for. */
  offFront: 4,
  /** An enemy behind it. */
  behind: 20,
  /** Running spoils the aim; so does walking, a little. */
  run: 5,
  walk: 2,
  /** Moving makes it harder to hit. */
  hexMoved: 1,
  water: 12,
  swamp: 8,
} as const;

/** Ends that are tried before it stays where it is. */
const TRIES = 12;

/** Closes in on the nearest enemy and turns to face it; gets up first when it lies on the ground. */
export function chargerMove(game: Game, mech: MechState, words: DiceWords): Command {
  if (mech.stuck) return firstLegal(game, mech, [{ type: 'breakFree', unit: mech.id }]);
  if (mech.shutdown) return firstLegal(game, mech, [{ type: 'startUp', unit: mech.id }]);
  if (mech.prone) return firstLegal(game, mech, [walk(mech, ['stand']), ...turnsOnTheGround(mech)]);
  if (mustWithdraw(game, mech)) return firstLegal(game, mech, retreats(game, mech));
  const enemy = nearestEnemy(game, mech);
  if (enemy === undefined || isImmobile(mech)) return passCommand('movement', mech.id);
  return firstLegal(game, mech, bestMoves(game, mech, enemy, words));
}

function firstLegal(game: Game, mech: MechState, commands: readonly Command[]): Command {
  return commands.find(command => isLegal(game, command)) ?? passCommand('movement', mech.id);
}

function walk(mech: MechState, steps: readonly MoveStep[]): Command {
  return { type: 'move', unit: mech.id, mode: 'walk', steps, climb: true };
}

/** A unit that cannot rise can still turn its guns. */
function turnsOnTheGround(mech: MechState): Command[] {
  return [walk(mech, ['left']), walk(mech, ['right'])];
}

function nearestEnemy(game: Game, mech: MechState): MechState | undefined {
  const { grid } = boardOf(game);
  const far = (other: MechState): number => distance(grid, mech.hex, other.hex);
  return enemiesOf(game, mech).reduce<MechState | undefined>(
    (best, other) => (best === undefined || far(other) < far(best) ? other : best),
    undefined,
  );
}

/** The most promising ends of a move on foot, best first. */
function bestMoves(game: Game, mech: MechState, enemy: MechState, words: DiceWords): Command[] {
  const walking = walkMp(game, mech);
  const reach = reachOf(game, mech);
  const ends = Array.from({ length: reach.count }, (_, i) => {
    const node = reach.nodes[i]!;
    // A small dose of chance keeps two of its kind from mirroring each other for ever.
    return { node, score: scoreEnd(game, reach, node, enemy, walking) + nextBelow(words, 3) };
  });
  ends.sort((a, b) => b.score - a.score || a.node - b.node);
  return ends.slice(0, TRIES).map(({ node }) => moveTo(game, mech, reach, node));
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
