import { columnOf, DIRECTIONS, type HexId, hexAt, neighbor, OFF_BOARD, rowOf } from '@hexfall/hex';
import type { MapCanvas } from './map-canvas.ts';
import { type Field, thresholdOf } from './noise.ts';
import { softenSlopes } from './relief.ts';
import { findWay } from './way.ts';

/** The most levels by which banks rise from the water, so that units can get in and out. */
const MAX_BANK = 1;

export interface Lake {
  /** Hexes across a typical bay. */
  readonly size: number;
  /** Share of the map in permille that is water. */
  readonly share: number;
  readonly deepest: number;
}

/** Paints water that gets deeper away from the shore. It is in the middle, so that both home edges stay dry. */
export function paintLake(canvas: MapCanvas, lake: Lake): void {
  const { grid } = canvas;
  const field = canvas.noise(lake.size);
  for (let hex = 0; hex < grid.size; hex++) {
    field[hex]! -= awayFromMiddle(rowOf(grid, hex), grid.height, HOMES_DRY);
    field[hex]! -= awayFromMiddle(columnOf(grid, hex), grid.width, SIDES_DRY);
  }
  flood(canvas, field, lake);
}

/** How much less likely a hex at the edge is to be water than one in the middle, in units of the noise. */
const HOMES_DRY = 9000;
const SIDES_DRY = 4500;

/** Returns 0 in the middle of a side, and `max` at its ends. */
function awayFromMiddle(at: number, size: number, max: number): number {
  const away = Math.abs(at * 2 - (size - 1));
  return Math.floor((away * away * max) / (size * size));
}

function flood(canvas: MapCanvas, field: Field, { share, deepest }: Lake): void {
  const threshold = thresholdOf(field, share);
  for (let hex = 0; hex < field.length; hex++) if (field[hex]! >= threshold) setWater(canvas, hex, 1);
  for (let depth = 2; depth <= deepest; depth++) deepen(canvas, depth);
  softenSlopes(canvas, MAX_BANK);
}

/** Gives this depth to hexes that have water of at least the depth before on all sides. */
function deepen({ draft: { grid, layers } }: MapCanvas, depth: number): void {
  const isInside = (hex: HexId): boolean =>
    DIRECTIONS.every(direction => {
      const next = neighbor(grid, hex, direction);
      return next === OFF_BOARD || layers.depth[next]! >= depth - 1;
    });
  const inside = Array.from({ length: grid.size }, (_, hex) => hex).filter(
    hex => layers.depth[hex] === depth - 1 && isInside(hex),
  );
  for (const hex of inside) layers.depth[hex] = depth;
}

/** Puts water into a hex: at level 0, without vegetation. */
function setWater({ draft: { level, layers } }: MapCanvas, hex: HexId, depth: number): void {
  level[hex] = 0;
  layers.cliffExits[hex] = 0;
  layers.water[hex] = 1;
  layers.depth[hex] = depth;
}

export interface River {
  /** Percentage of the river's length that is two hexes wide. */
  readonly wide: number;
  /** Hexes from ford to ford, along the river. */
  readonly fordEvery: number;
}

/** Paints a river from the west to the east edge, so that each side has one bank. It is deep except for its fords. */
export function paintRiver(canvas: MapCanvas, river: River): void {
  const bed = riverBed(canvas);
  const toFord = canvas.dice.between(2, river.fordEvery - 1);
  for (const [i, hex] of bed.entries()) {
    const atFord = (i + toFord) % river.fordEvery < FORD_LENGTH;
    for (const twin of canvas.twins(hex)) setWater(canvas, twin, atFord ? 0 : 2);
  }
  for (const hex of bed) {
    if (!canvas.dice.percent(river.wide)) continue;
    const bank = neighbor(canvas.grid, hex, canvas.dice.pick([0, 3]));
    if (bank === OFF_BOARD || canvas.draft.layers.water[bank] !== 0) continue;
    for (const twin of canvas.twins(bank)) setWater(canvas, twin, 1);
  }
  softenSlopes(canvas, MAX_BANK);
}

/** Length of a ford, in hexes. */
const FORD_LENGTH = 2;

/**
 * Returns the hexes of a river. It winds, because low noise is cheap to flow through. A symmetric river runs to the
 * centre and on from there.
 */
function riverBed(canvas: MapCanvas): HexId[] {
  const { grid, dice } = canvas;
  const middle = (grid.height - 1) >> 1;
  const swing = grid.height >> 3;
  const source = hexAt(grid, 0, middle + dice.between(-swing, swing));
  const center = hexAt(grid, (grid.width >> 1) - 1, middle);
  const end = hexAt(grid, grid.width - 1, middle + dice.between(-swing, swing));
  const goal = canvas.symmetric ? center : end;
  const field = canvas.noise(4);
  const low = field.reduce((min, value) => Math.min(min, value));
  const inBand = (hex: HexId): boolean => Math.abs(rowOf(grid, hex) - middle) <= grid.height >> 2;
  const ahead = (from: HexId, to: HexId): number => (columnOf(grid, to) < columnOf(grid, from) ? UPSTREAM : 0);
  return findWay(
    grid,
    source,
    hex => hex === goal,
    (from, to) => 2 + ahead(from, to) + ((field[to]! - low) >> 7) + (inBand(to) ? 0 : OUT_OF_BAND),
  );
}

const UPSTREAM = 20;
const OUT_OF_BAND = 60;
