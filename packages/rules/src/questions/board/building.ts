import type { Board, HexId } from '@hexfall/hex';
import type { Visible } from './viewpoint.ts';

/** The construction factor of the building or bridge in a hex; 0 where there is none. */
export function factorOf(board: Board, hex: HexId): number {
  const { building, buildingCf, bridgeCf } = board.layers;
  return building[hex] === 0 ? bridgeCf[hex]! : buildingCf[hex]!;
}

/** Whether a hex holds a building or a bridge that damage can bring down: one with a construction factor left. */
export function hasBuilding(board: Board, hex: HexId): boolean {
  return hex < board.grid.size && factorOf(board, hex) > 0;
}

/**
 * Returns the top of a building, a bridge or bare ground, which can be seen from wherever a unit lying on it could be
 * seen.
 */
export function roofOf(board: Board, hex: HexId): Visible {
  const { building, buildingHeight, bridgeHeight } = board.layers;
  return { hex, elevation: building[hex] === 0 ? bridgeHeight[hex]! : buildingHeight[hex]!, prone: true };
}
