import type { Board } from './board.ts';
import { DIRECTIONS, type HexId, neighbor, OFF_BOARD } from './grid.ts';

/** The building number of a hex without a building. */
export const NO_BUILDING = 0;

/**
 * Numbers the buildings of a board from 1 and returns the number of each hex, or `NO_BUILDING`. Adjacent building hexes are
 * one building if an exit of either leads into the other; a building hex without exits stands alone.
 */
export function numberBuildings(board: Board): Int16Array {
  const numbers = new Int16Array(board.grid.size);
  let buildings = 0;
  for (let hex = 0; hex < board.grid.size; hex++) {
    if (board.layers.building[hex] === 0 || numbers[hex] !== NO_BUILDING) continue;
    buildings++;
    spreadNumber(board, numbers, hex, buildings);
  }
  return numbers;
}

function spreadNumber(board: Board, numbers: Int16Array, start: HexId, building: number): void {
  const open = [start];
  numbers[start] = building;
  for (let hex = open.pop(); hex !== undefined; hex = open.pop()) {
    for (const direction of DIRECTIONS) {
      const next = neighbor(board.grid, hex, direction);
      if (next === OFF_BOARD || numbers[next] !== NO_BUILDING || !areJoined(board, hex, next, direction)) continue;
      numbers[next] = building;
      open.push(next);
    }
  }
}

function areJoined(board: Board, hex: HexId, next: HexId, direction: number): boolean {
  const { building, buildingExits } = board.layers;
  if (building[next] === 0) return false;
  const leadsOut = (buildingExits[hex]! >> direction) & 1;
  const leadsBack = (buildingExits[next]! >> ((direction + 3) % 6)) & 1;
  return leadsOut === 1 || leadsBack === 1;
}
