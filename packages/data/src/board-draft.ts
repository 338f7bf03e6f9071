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
 * A board in the making: the same arrays as a board, but they may be written. What follows from the rest is left to
 * `finishDraft`; until then a `cliffExits` of 1 says that the slopes of this hex are cliffs.
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

/** Works out what follows from the rest (heights of trees, walls, cliff edges) and closes the draft. */
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

/** Light and heavy woods; a draft has no ultra ones. */
const FOLIAGE_HEIGHT = 2;

/** The drop that a cliff edge makes a difference to: less is a slope, and more is never climbed anyway. */
const CLIFF_DROP = 2;

/** Building hexes of one type and height side by side are one building. */
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

/** Takes the building out of a hex. */
export function removeBuilding({ layers }: BoardDraft, hex: HexId): void {
  for (const layer of BUILDING_LAYERS) layers[layer][hex] = 0;
}
