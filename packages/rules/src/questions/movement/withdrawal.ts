import { crossesEdge, type Direction, type Edge, edgeDistance, type HexId } from '@hexfall/hex';
import { type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isCrippled } from './crippled.ts';

/** Returns the edge over which a unit may leave the board, or `undefined` in a game without withdrawal. */
export function homeEdge(game: Game, mech: MechState): Edge | undefined {
  return game.match.withdrawal?.homeEdges[mech.side];
}

/** Whether a step in that direction takes a unit over its home edge. */
export function leadsHome(game: Game, mech: MechState, hex: HexId, direction: Direction): boolean {
  const edge = homeEdge(game, mech);
  return edge !== undefined && crossesEdge(boardOf(game).grid, hex, direction, edge);
}

/** Whether a unit must head for its home edge: it is crippled, and withdrawal is forced. */
export function mustWithdraw(game: Game, mech: MechState): boolean {
  return game.match.withdrawal?.rule === 'forced' && isCrippled(game, mech);
}

/**
 * Returns why a move may not end there. A unit that must withdraw may stay where it is, but its own move may not take
 * it farther from its home edge.
 */
export function withdrawalRefusal(game: Game, mech: MechState, end: HexId, path: string): Refusal | undefined {
  const edge = homeEdge(game, mech);
  if (edge === undefined || end === mech.hex) return undefined;
  const { grid } = boardOf(game);
  // The distance is cheaper to find than the damage, and settles most cases.
  if (edgeDistance(grid, end, edge) <= edgeDistance(grid, mech.hex, edge) || !mustWithdraw(game, mech))
    return undefined;
  return refusal('mustWithdraw', path, `would take a crippled unit farther from its home edge in the ${edge}`);
}
