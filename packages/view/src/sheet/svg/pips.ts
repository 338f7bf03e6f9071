import type { Point } from './draw.ts';

export interface Pips {
  readonly centers: readonly Point[];
  readonly radius: number;
}

/** Distances between rows and the radius of a pip, as factors of the pitch, which is the distance between pips in a row. */
const MIN_ROW_DISTANCE = 0.96;
const MAX_ROW_DISTANCE = 1.45;
const RADIUS = 0.4;

interface Row {
  readonly y: number;
  readonly middle: number;
  readonly room: number;
}

/** Fills an outline below `top` with rows of pips, as large as there is room for and at most `maxPitch` apart. */
export function fillWithPips(outline: readonly Point[], top: number, count: number, maxPitch: number): Pips {
  const pitch = largestPitch(outline, top, count, maxPitch);
  const rows = loosestRows(outline, top, count, pitch);
  const places = distribute(rows, count);
  const centers = rows.flatMap(({ y, middle }, i) => {
    const share = places[i]!;
    return Array.from({ length: share }, (_, k): Point => [middle + (k - (share - 1) / 2) * pitch, y]);
  });
  return { centers, radius: pitch * RADIUS };
}

function largestPitch(outline: readonly Point[], top: number, count: number, maxPitch: number): number {
  let pitch = maxPitch;
  while (pitch > 3 && roomIn(rowsFor(outline, top, pitch, pitch * MIN_ROW_DISTANCE)) < count) pitch -= 0.25;
  return pitch;
}

/** Rows as far apart as the number of pips allows, so that they fill the outline and each row is nearly full. */
function loosestRows(outline: readonly Point[], top: number, count: number, pitch: number): readonly Row[] {
  let rows = rowsFor(outline, top, pitch, pitch * MIN_ROW_DISTANCE);
  for (let apart = MIN_ROW_DISTANCE + 0.02; apart <= MAX_ROW_DISTANCE; apart += 0.02) {
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

/** Decides how many pips each row gets: surplus places are taken one by one from the fullest rows, the lowest first. */
function distribute(rows: readonly Row[], count: number): number[] {
  const places = rows.map(row => row.room);
  for (let surplus = roomIn(rows) - count; surplus > 0; surplus--) {
    const max = Math.max(...places);
    places[places.lastIndexOf(max)]!--;
  }
  return places;
}

const SAMPLES = 5;

/** The horizontal span that is inside the outline at every height between two heights. */
export function spanOver(outline: readonly Point[], from: number, to: number): readonly [left: number, right: number] {
  let [left, right] = [Number.NEGATIVE_INFINITY, Number.POSITIVE_INFINITY];
  for (let i = 0; i < SAMPLES; i++) {
    const [a, b] = spanAt(outline, from + ((to - from) * i) / (SAMPLES - 1));
    left = Math.max(left, a);
    right = Math.min(right, b);
  }
  return [left, right];
}

/** Where a horizontal line enters and leaves the outline. */
function spanAt(outline: readonly Point[], y: number): readonly [left: number, right: number] {
  const crossings: number[] = [];
  for (const [i, [x1, y1]] of outline.entries()) {
    const [x2, y2] = outline[(i + 1) % outline.length]!;
    if (y1 <= y === y2 <= y) continue;
    crossings.push(x1 + ((y - y1) / (y2 - y1)) * (x2 - x1));
  }
  return crossings.length === 0 ? [0, 0] : [Math.min(...crossings), Math.max(...crossings)];
}
