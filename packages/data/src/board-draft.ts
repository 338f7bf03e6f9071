import {
  assembleBoard,
  type Board,
  type BoardLayers,
  BUILDING_LAYERS,
  createGrid,
  DIRECTIONS,
  emptyLayers,
  type Grid,
  type HexId,
  neighbor,
  OFF_BOARD,
} from '@hexfall/hex';
import { DEFAULT_CF } from './board-file-hex.ts';

/**
 * A board under construction: the same arrays as a board, but writable. Layers that can be derived from others are left
 * to `finishDraft`; until then a `cliffExits` of 1 says that the slopes of this hex are cliffs.
 */
export interface BoardDraft {
  readonly grid: Grid;
  readonly level: Int8Array;
  readonly layers: BoardLayers;
}

/** Level ground without anything on it. */
export function createDraft(width: number, height: number): BoardDraft {
  const grid = createGrid(width, height);
  return { grid, level: new Int8Array(grid.size), layers: emptyLayers(grid.size) };
}

/** Computes the layers that can be derived from others (heights of trees, walls, cliff edges) and closes the draft. */
export function finishDraft(draft: BoardDraft): Board {
  const { grid, level, layers } = draft;
  for (let hex = 0; hex < grid.size; hex++) {
    if (layers.woods[hex]! + layers.jungle[hex]! > 0) layers.foliageHeight[hex] = FOLIAGE_HEIGHT;
    if (layers.building[hex] !== 0) finishBuilding(draft, hex);
    if (layers.cliffExits[hex] !== 0) {
      layers.cliffExits[hex] = exitsTo(draft, hex, next => level[hex] === level[next]! + CLIFF_DROP);
    }
  }
  return assembleBoard(grid, level, layers, []);
}

/** Height of light and heavy woods; a draft has no ultra-heavy ones. */
const FOLIAGE_HEIGHT = 2;

/** The drop at which a cliff edge matters: a smaller one is a slope, and a larger one is never climbed anyway. */
const CLIFF_DROP = 2;

/** Joins building hexes of one type and height that are next to each other into one building. */
function finishBuilding(draft: BoardDraft, hex: HexId): void {
  const { building, buildingHeight, buildingExits, buildingCf } = draft.layers;
  const isSame = (next: HexId): boolean =>
    building[next] === building[hex] && buildingHeight[next] === buildingHeight[hex];
  buildingExits[hex] = exitsTo(draft, hex, isSame);
  buildingCf[hex] = DEFAULT_CF[building[hex]!]!;
}

function exitsTo({ grid }: BoardDraft, hex: HexId, leadsTo: (next: HexId) => boolean): number {
  let exits = 0;
  for (const direction of DIRECTIONS) {
    const next = neighbor(grid, hex, direction);
    if (next !== OFF_BOARD && leadsTo(next)) exits |= 1 << direction;
  }
  return exits;
}

/** Removes the building from a hex. */
export function removeBuilding({ layers }: BoardDraft, hex: HexId): void {
  for (const layer of BUILDING_LAYERS) layers[layer][hex] = 0;
}
