import { columnOf, type HexId, halfTurnHex, hexAt, rowOf } from '@hexfall/hex';
import { DEFAULT_CF } from '../board-file-hex.ts';
import type { MapCanvas } from './map-canvas.ts';
import { directionTo, findWay, NO_WAY } from './way.ts';

/** Kinds of surface of a road. */
export const PAVED_ROAD = 1;
export const DIRT_ROAD = 3;

/** Levels from the water to the deck of a bridge. */
const DECK_HEIGHT = 1;
const BRIDGE_CF = DEFAULT_CF[3]!;

/** Paints a road from the north to the south edge. It avoids hills and woods where it can, and bridges water. */
export function paintRoad(canvas: MapCanvas, kind: number): void {
  const way = roadWay(canvas);
  layRoad(canvas, way, kind);
}

/** Returns the hexes of a road. A symmetric one runs to the centre, and its turned half continues from there. */
function roadWay(canvas: MapCanvas): HexId[] {
  const { grid, dice } = canvas;
  const quarter = Math.max(1, grid.width >> 2);
  const column = (): number => dice.between(quarter, grid.width - 1 - quarter);
  const [from, to] = [column(), column()];
  const start = hexAt(grid, from, 0);
  const center = hexAt(grid, (grid.width >> 1) - 1, (grid.height - 1) >> 1);
  const goal = canvas.symmetric ? center : hexAt(grid, to, grid.height - 1);
  const field = canvas.noise(5);
  const way = findWay(
    grid,
    start,
    hex => hex === goal,
    (a, b) => roadPrice(canvas, a, b) + (field[b]! >> 10),
  );
  return canvas.symmetric ? [...way, halfTurnHex(grid, center)] : way;
}

function roadPrice({ draft }: MapCanvas, from: HexId, to: HexId): number {
  const { level, layers } = draft;
  const slope = Math.abs(level[from]! - level[to]!);
  if (slope > 2 || layers.building[to] !== 0) return NO_WAY;
  // Two water hexes in a row need a longer bridge; following a river is never worth it.
  const water = layers.water[to] === 0 ? 0 : layers.water[from] === 0 ? 8 : 25;
  const back = rowOf(draft.grid, to) < rowOf(draft.grid, from) ? 6 : 0;
  return 4 + slope * 6 + water + back + layers.woods[to]! * 2 + layers.swamp[to]! * 2;
}

/** Makes each hex of a way a road or a bridge, joined to the one before and the one after. */
export function layRoad(canvas: MapCanvas, way: readonly HexId[], kind: number): void {
  for (const hex of way) for (const twin of canvas.twins(hex)) clearForRoad(canvas, twin, kind);
  for (let i = 1; i < way.length; i++) {
    const direction = directionTo(canvas.grid, way[i - 1]!, way[i]!);
    joinTwins(canvas, way[i - 1]!, direction);
    joinTwins(canvas, way[i]!, (direction + 3) % 6);
  }
  for (const end of [way[0], way.at(-1)]) if (end !== undefined) leadOut(canvas, end);
}

/** Leads a road that ends at the edge of the map over that edge. */
function leadOut(canvas: MapCanvas, hex: HexId): void {
  const { grid } = canvas;
  const [column, row] = [columnOf(grid, hex), rowOf(grid, hex)];
  if (row === 0) joinTwins(canvas, hex, 0);
  else if (row === grid.height - 1) joinTwins(canvas, hex, 3);
  else if (column === 0) joinTwins(canvas, hex, 4);
  else if (column === grid.width - 1) joinTwins(canvas, hex, (column & 1) === 0 ? 2 : 1);
}

function clearForRoad({ draft: { layers } }: MapCanvas, hex: HexId, kind: number): void {
  layers.woods[hex] = 0;
  layers.rough[hex] = 0;
  layers.swamp[hex] = 0;
  if (layers.water[hex] === 0) {
    layers.road[hex] = kind;
  } else {
    layers.bridge[hex] = 1;
    layers.bridgeHeight[hex] = DECK_HEIGHT;
    layers.bridgeCf[hex] = BRIDGE_CF;
  }
}

/** Opens a hex in a direction, and the opposite hex in the opposite one. */
function joinTwins({ draft: { layers, grid }, symmetric }: MapCanvas, hex: HexId, direction: number): void {
  const join = (at: HexId, way: number): void => {
    const exits = layers.bridge[at] === 0 ? layers.roadExits : layers.bridgeExits;
    exits[at]! |= 1 << way;
  };
  join(hex, direction);
  if (symmetric) join(halfTurnHex(grid, hex), (direction + 3) % 6);
}
