import { type Board, DIRECTIONS, type HexId, rowOf } from '@hexfall/hex';
import { forwardStep, stepTable } from '@hexfall/rules';
import { homeHexes } from '../map-generator/connect.ts';

/** What a side finds in front of its home edge. */
export interface Approach {
  /** Movement points from the home rows to the middle of the board, the cheapest way, times ten per starting hex. */
  readonly mpToMiddle: number;
  /** Hexes in its third of the board with woods, rubble, rough ground or a building. */
  readonly cover: number;
  /** Levels of its third of the board, added up. */
  readonly levels: number;
  /** Hexes to set up on. */
  readonly homes: number;
}

/** North is where row 1 is. */
export function approachOf(board: Board, north: boolean): Approach {
  const { grid, level, layers } = board;
  const third = Array.from({ length: grid.size }, (_, hex) => hex).filter(hex => {
    const row = rowOf(grid, hex);
    return north ? row * 3 < grid.height : (grid.height - 1 - row) * 3 < grid.height;
  });
  const homes = homeHexes(board).filter(hex => third.includes(hex));
  const hasCover = (hex: HexId): boolean =>
    layers.woods[hex]! + layers.rubble[hex]! + layers.rough[hex]! + layers.building[hex]! > 0;
  return {
    mpToMiddle: Math.round((homes.reduce((sum, hex) => sum + mpToMiddle(board, hex), 0) * 10) / homes.length),
    cover: third.filter(hasCover).length,
    levels: third.reduce((sum, hex) => sum + level[hex]!, 0),
    homes: homes.length,
  };
}

/** Cheapest walk to the middle row or beyond, without turning. */
function mpToMiddle(board: Board, start: HexId): number {
  const table = stepTable(board);
  const { places } = table;
  const middle = board.grid.height >> 1;
  const isSouth = rowOf(board.grid, start) > middle;
  const spent = new Map<number, number>([[places.first[start]!, 0]]);
  const queue: number[][] = [[places.first[start]!]];
  for (let cost = 0; cost < queue.length; cost++) {
    for (const place of queue[cost] ?? []) {
      if (spent.get(place) !== cost) continue;
      const row = rowOf(board.grid, places.hex[place]!);
      if (isSouth ? row <= middle : row >= middle) return cost;
      for (const direction of DIRECTIONS) {
        const step = forwardStep(table, place, direction, false);
        if (step === undefined || step.costMp > 4) continue;
        const after = cost + step.costMp;
        if ((spent.get(step.place) ?? Infinity) <= after) continue;
        spent.set(step.place, after);
        (queue[after] ??= []).push(step.place);
      }
    }
  }
  return Infinity;
}
