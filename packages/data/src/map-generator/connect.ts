import { assembleBoard, type Board, edgeCost, edgePlace, floorLevel, type HexId, NO_EDGE, rowOf } from '@hexfall/hex';
import { type StepTable, stepTable } from '@hexfall/rules';
import { removeBuilding } from '../board-draft.ts';
import type { MapCanvas } from './map-canvas.ts';
import { findWay } from './way.ts';

/** Walk MP of the slowest BattleMech that must be able to reach every home hex. */
const SLOW_WALK = 4;
/** Rows at either end where a side may set up. */
const HOME_ROWS = 3;

/** Returns the hexes near the home edges on which a unit can be set up. */
export function homeHexes(board: Omit<Board, 'changes'>): HexId[] {
  const { grid, layers } = board;
  const isHome = (hex: HexId): boolean => {
    const row = rowOf(grid, hex);
    const taken = layers.water[hex]! + layers.building[hex]! + layers.bridge[hex]! + layers.impassable[hex]!;
    return taken === 0 && (row < HOME_ROWS || row >= grid.height - HOME_ROWS);
  };
  return Array.from({ length: grid.size }, (_, hex) => hex).filter(isHome);
}

/** Returns by hex 1 if a BattleMech that walks 4 can reach it from the start, and return. */
export function walkFrom(board: Board, start: HexId): Uint8Array {
  const table = stepTable(board);
  const { hex: hexOf, first, count } = table.places;
  const reached = new Uint8Array(count);
  const hexes = new Uint8Array(board.grid.size);
  const open = [first[start]!];
  reached[open[0]!] = 1;
  for (let place = open.pop(); place !== undefined; place = open.pop()) {
    hexes[hexOf[place]!] = 1;
    for (const steps of [table.climbing.edges, table.level.edges]) {
      for (let direction = 0; direction < 6; direction++) {
        const next = stepTo(steps, place, direction);
        if (next < 0 || reached[next] !== 0 || !leadsBack(table, next, direction, place)) continue;
        reached[next] = 1;
        open.push(next);
      }
    }
  }
  return hexes;
}

/** Returns the place that a slow unit reaches by one step, or -1. */
function stepTo(edges: Int32Array, place: number, direction: number): number {
  const edge = edges[place * 8 + direction]!;
  return edge === NO_EDGE || edgeCost(edge) > SLOW_WALK ? -1 : edgePlace(edge);
}

function leadsBack(table: StepTable, from: number, direction: number, to: number): boolean {
  const back = (direction + 3) % 6;
  return stepTo(table.climbing.edges, from, back) === to || stepTo(table.level.edges, from, back) === to;
}

/** Levels a way from every home hex that was cut off, so that all of them are connected. */
export function connectHomes(canvas: MapCanvas): void {
  for (let i = 0; i < canvas.grid.size; i++) {
    const { grid, level, layers } = canvas.draft;
    const board = assembleBoard(grid, level, layers, []);
    const homes = homeHexes(board);
    const [start] = homes;
    if (start === undefined) return;
    const reached = walkFrom(board, start);
    const lost = homes.find(hex => reached[hex] === 0);
    if (lost === undefined) return;
    makeWayWalkable(canvas, board, lost, reached);
  }
}

function makeWayWalkable(canvas: MapCanvas, board: Board, lost: HexId, reached: Uint8Array): void {
  const { building } = board.layers;
  const price = (from: HexId, to: HexId): number => {
    const slope = Math.abs(floorLevel(board, from) - floorLevel(board, to));
    return 1 + slope * 3 + building[to]! * 4;
  };
  const way = findWay(board.grid, lost, hex => reached[hex] !== 0, price).reverse();
  // The hex that is reached already is made walkable, too: its woods may let a unit out but not in again.
  for (let i = 0; i < way.length; i++) {
    const before = floorLevel(board, way[Math.max(0, i - 1)]!);
    for (const twin of canvas.twins(way[i]!)) makeWalkable(canvas, twin, before);
  }
}

/** Makes a hex one that can be entered on foot from that level. */
function makeWalkable({ draft }: MapCanvas, hex: HexId, before: number): void {
  const { level, layers } = draft;
  if (layers.depth[hex]! > 1) layers.depth[hex] = 1;
  if (layers.water[hex] === 0) level[hex] = Math.max(before - 1, Math.min(before + 1, level[hex]!));
  if (layers.woods[hex]! > 1) layers.woods[hex] = 1;
  removeBuilding(draft, hex);
}
