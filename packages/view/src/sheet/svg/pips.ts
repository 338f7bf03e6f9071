import type { Point } from './draw.ts';

export interface Pips {
  readonly centers: readonly Point[];
  readonly radius: number;
}

/** Distance of rows, and radius, against the distance of neighbours. */
const CLOSEST_ROWS = 0.96;
const WIDEST_ROWS = 1.45;
const RADIUS = 0.4;

interface Row {
  readonly y: number;
  readonly middle: number;
  readonly room: number;
}

/** So many circles in rows inside an outline, below `top`, as large as there is room, up to `mostPitch` apart. */
export function fillWithPips(outline: readonly Point[], top: number, count: number, mostPitch: number): Pips {
  const pitch = largestPitch(outline, top, count, mostPitch);
  const rows = loosestRows(outline, top, count, pitch);
  const places = shares(rows, count);
  const centers = rows.flatMap(({ y, middle }, i) => {
    const share = places[i]!;
    return Array.from({ length: share }, (_, k): Point => [middle + (k - (share - 1) / 2) * pitch, y]);
  });
  return { centers, radius: pitch * RADIUS };
}

function largestPitch(outline: readonly Point[], top: number, count: number, mostPitch: number): number {
  let pitch = mostPitch;
  while (pitch > 3 && roomIn(rowsFor(outline, top, pitch, pitch * CLOSEST_ROWS)) < count) pitch -= 0.25;
  return pitch;
}

/** Rows as far apart as the number of circles allows: they fill the outline, and each row is nearly full. */
function loosestRows(outline: readonly Point[], top: number, count: number, pitch: number): readonly Row[] {
  let rows = rowsFor(outline, top, pitch, pitch * CLOSEST_ROWS);
  for (let apart = CLOSEST_ROWS + 0.02; apart <= WIDEST_ROWS; apart += 0.02) {
    const looser = rowsFor(outline, top, pitch, pitch * apart);
    if (roomIn(looser) < count) break;
    rows = looser;
  }
  return rows;
}

function roomIn(rows: readonly Row[]): number {
  return rows.reduce((sum, row) => sum + row.room, 0);
}

function rowsFor(outline: readonly Point[], top: number, pitch: number, apart: number): Row[] {
  const bottom = Math.max(...outline.map(([, y]) => y)) - 2;
  const rows: Row[] = [];
  for (let y = top + pitch / 2; y + pitch / 2 <= bottom; y += apart) {
    const [left, right] = spanOver(outline, y - pitch * RADIUS, y + pitch * RADIUS);
    const room = Math.max(0, Math.floor((right - left - pitch * RADIUS) / pitch));
    rows.push({ y, middle: (left + right) / 2, room });
  }
  return rows;
}

/** How many circles each row gets: places left over are taken one by one from the fullest rows, the lowest first. */
function shares(rows: readonly Row[], count: number): number[] {
  const places = rows.map(row => row.room);
  for (let surplus = roomIn(rows) - count; surplus > 0; surplus--) {
    const most = Math.max(...places);
    places[places.lastIndexOf(most)]!--;
  }
  return places;
}

const SAMPLES = 5;

/** The part of the width that is inside the outline all the way from one height to another. */
export function spanOver(outline: readonly Point[], from: number, to: number): readonly [left: number, right: number] {
  let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < SAMPLES; i++) {
    const [a, b] = spanAt(outline, from + ((to - from) * i) / (SAMPLES - 1));
    left = Math.max(left, a);
    right = Math.min(right, b);
  }
  return [left, right];
}

/** Where a level line enters and leaves the outline. */
function spanAt(outline: readonly Point[], y: number): readonly [left: number, right: number] {
  const crossings: number[] = [];
  for (const [i, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    if (y1 <= y === y2 <= y) continue;
    crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return crossings.length === 0 ? [0, 0] : [Math.min(...crossings), Math.max(...crossings)];
}
