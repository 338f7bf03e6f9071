import { columnOf, directionTo, distance, type HexId, hexAt } from '@hexfall/hex';
import { boardOf, type Command, enemiesOf, type Game, isLegal, type MechState, passCommand } from '@hexfall/rules';

/** Penalties, in points, by which a bot scores the hexes where a unit can be deployed. */
const WEIGHTS = {
  /** Penalty for each hex of distance to the nearest enemy. */
  distance: 3,
  /** Penalty for each column away from the middle of the board. */
  aside: 1,
  /** Penalty for each adjacent friend, which would be in the way. */
  crowded: 3,
  water: 12,
  swamp: 8,
  building: 8,
} as const;

/** Deploys a unit as close to the enemy as its zone allows, near the middle of the board and facing the enemy. */
export function chooseDeployment(game: Game, mech: MechState): Command {
  const { grid } = boardOf(game);
  const middle = hexAt(grid, grid.width >> 1, grid.height >> 1);
  const enemies = enemiesOf(game, mech).map(({ hex }) => hex);
  const goals = enemies.length > 0 ? enemies : [middle];
  const ranked = Array.from({ length: grid.size }, (_, hex) => {
    const goal = nearest(game, hex, goals);
    return { hex, goal, score: scoreHex(game, mech, hex, goal) };
  }).sort((a, b) => b.score - a.score || a.hex - b.hex);
  for (const { hex, goal } of ranked) {
    const facing = hex === goal ? 0 : directionTo(grid, hex, goal);
    const command: Command = { type: 'deploy', unit: mech.id, hex, facing };
    if (isLegal(game, command)) return command;
  }
  return passCommand('deployment', mech.id);
}

function nearest(game: Game, hex: HexId, goals: readonly HexId[]): HexId {
  const { grid } = boardOf(game);
  return goals.reduce((best, goal) => (distance(grid, hex, goal) < distance(grid, hex, best) ? goal : best));
}

function scoreHex(game: Game, mech: MechState, hex: HexId, goal: HexId): number {
  const { grid, layers } = boardOf(game);
  const friends = game.state.mechs.filter(
    other => other.side === mech.side && other.status === 'active' && distance(grid, hex, other.hex) === 1,
  );
  return (
    -WEIGHTS.distance * distance(grid, hex, goal) -
    WEIGHTS.aside * Math.abs(columnOf(grid, hex) - (grid.width >> 1)) -
    WEIGHTS.crowded * friends.length -
    WEIGHTS.water * layers.depth[hex]! -
    WEIGHTS.swamp * Math.min(1, layers.swamp[hex]!) -
    WEIGHTS.building * Math.min(1, layers.building[hex]!)
  );
}
