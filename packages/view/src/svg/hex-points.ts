import { columnOf, type Grid, type HexId, rowOf } from '@hexfall/hex';

/** A point in the picture. Hexes are flat-topped, 80 wide and 70 high, with columns 60 apart. */
export interface Point {
  readonly x: number;
  readonly y: number;
}

const COLUMN_STEP = 60;
const ROW_STEP = 70;
const RADIUS = 40;
const HALF_HEIGHT = 35;

/** Corners clockwise from the left end of the north side: side d runs from corner d to corner d + 1. */
export const CORNERS: readonly Point[] = [
  { x: -20, y: -35 },
  { x: 20, y: -35 },
  { x: 40, y: 0 },
  { x: 20, y: 35 },
  { x: -20, y: 35 },
  { x: -40, y: 0 },
];

/** The middle of each side. */
export const SIDE_MIDDLES: readonly Point[] = CORNERS.map((corner, direction) => {
  const next = CORNERS[(direction + 1) % 6]!;
  return { x: (corner.x + next.x) / 2, y: (corner.y + next.y) / 2 };
});

export function centerOf(grid: Grid, hex: HexId): Point {
  const column = columnOf(grid, hex);
  return {
    x: RADIUS + column * COLUMN_STEP,
    y: HALF_HEIGHT + rowOf(grid, hex) * ROW_STEP + (column & 1) * HALF_HEIGHT,
  };
}

export function gridWidth({ width }: Grid): number {
  return width * COLUMN_STEP + RADIUS / 2;
}

export function gridHeight({ width, height }: Grid): number {
  return height * ROW_STEP + (width > 1 ? HALF_HEIGHT : 0);
}

/** A closed path around a center. All points after the first are relative, which makes the text shorter. */
export function outline(center: Point, points: readonly Point[]): string {
  const placed = points.map(({ x, y }) => ({ x: round(center.x + x), y: round(center.y + y) }));
  const steps = placed.slice(1).map(({ x, y }, i) => pair(round(x - placed[i]!.x), round(y - placed[i]!.y)));
  return `M${pair(placed[0]!.x, placed[0]!.y)}l${steps.join(' ').replaceAll(' -', '-')}z`;
}

function pair(x: number, y: number): string {
  return y < 0 ? `${x}${y}` : `${x} ${y}`;
}

/** Rounds a coordinate to one decimal, which is precise enough for any screen. */
export function round(value: number): number {
  return Math.round(value * 10) / 10;
}

/** The point at a percentage of the way from one point to another. */
export function between(from: Point, to: Point, percent: number): Point {
  return { x: from.x + ((to.x - from.x) * percent) / 100, y: from.y + ((to.y - from.y) * percent) / 100 };
}
