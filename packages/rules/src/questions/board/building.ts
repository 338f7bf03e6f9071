import type { Board, HexId } from '@hexfall/hex';
import type { Visible } from './viewpoint.ts';

/** Whether a hex holds a building that damage can bring down: one with a construction factor left. */
export function hasBuilding(board: Board, hex: HexId): boolean {
  const { building, buildingCf } = board.layers;
  return building[hex] !== 0 && buildingCf[hex]! > 0;
}

/** What is seen of a building: whoever would see a unit that lies on its roof sees it. */
export function roofOf(board: Board, hex: HexId): Visible {
  return { hex, elevation: board.layers.buildingHeight[hex]!, prone: true };
}
