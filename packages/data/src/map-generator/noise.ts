import { columnOf, type Grid, halfTurnHex, rowOf } from '@hexfall/hex';
import type { MapDice } from './map-dice.ts';

/** A figure for each hex. Nearby figures are similar, so that a threshold cuts out natural shapes. */
export type Field = Int32Array;

/** Positions are measured in these parts of a hex, so that columns have the same distance as on the map. */
const PARTS_PER_COLUMN = 7;
const PARTS_PER_ROW = 8;

/** Returns smooth noise: coarse shapes of about `size` hexes across, with finer ones of half and a quarter of it on top. */
export function createNoise(grid: Grid, dice: MapDice, size: number, symmetric: boolean): Field {
  const field = new Int32Array(grid.size);
  for (let step = size, weight = 8; weight >= 2 && step >= 2; step = (step + 1) >> 1, weight >>= 1) {
    addOctave(grid, field, dice, step * PARTS_PER_ROW, weight);
  }
  for (let hex = 0; hex < field.length; hex++) field[hex]! += dice.below(GRAIN);
  return symmetric ? halfTurned(grid, field) : field;
}

/** A small difference for every hex, which makes outlines ragged. */
const GRAIN = 1400;

/** Adds random figures at the corners of a lattice, with smooth transitions between them. */
function addOctave(grid: Grid, field: Field, dice: MapDice, step: number, weight: number): void {
  const columns = Math.floor((grid.width * PARTS_PER_COLUMN) / step) + 3;
  const rows = Math.floor((grid.height * PARTS_PER_ROW) / step) + 3;
  const lattice = Array.from({ length: columns * rows }, () => dice.below(1024));
  const [shiftX, shiftY] = [dice.below(step), dice.below(step)];
  for (let hex = 0; hex < field.length; hex++) {
    const column = columnOf(grid, hex);
    const x = column * PARTS_PER_COLUMN + shiftX;
    const y = rowOf(grid, hex) * PARTS_PER_ROW + (column & 1) * (PARTS_PER_ROW >> 1) + shiftY;
    const corner = Math.floor(y / step) * columns + Math.floor(x / step);
    const [u, v] = [ease(x % step, step), ease(y % step, step)];
    const above = blend(lattice[corner]!, lattice[corner + 1]!, u);
    const below = blend(lattice[corner + columns]!, lattice[corner + columns + 1]!, u);
    field[hex]! += weight * blend(above, below, v);
  }
}

/** Returns a figure from 0 to 256 over the step, which grows slowly at both ends so that the lattice does not show. */
function ease(part: number, step: number): number {
  const t = Math.floor((part * 256) / step);
  return (t * t * (768 - 2 * t)) >> 16;
}

function blend(a: number, b: number, t: number): number {
  return (a * (256 - t) + b * t) >> 8;
}

/** Returns the mean of the field and of the field turned by 180 degrees. */
function halfTurned(grid: Grid, field: Field): Field {
  return field.map((value, hex) => (value + field[halfTurnHex(grid, hex)]!) >> 1);
}

/**
 * Returns the value that the highest `permille` of the chosen hexes reach. It is a threshold rather than a number of hexes, so that hexes
 * that are equal by symmetry stay equal.
 */
export function thresholdOf(field: Field, permille: number, among?: (hex: number) => boolean): number {
  const values = among === undefined ? field.slice() : field.filter((_, hex) => among(hex));
  const count = Math.floor((values.length * permille) / 1000);
  if (count === 0) return NEVER;
  return values.sort()[values.length - count]!;
}

/** A threshold that no value reaches. */
const NEVER = 0x7fffffff;
