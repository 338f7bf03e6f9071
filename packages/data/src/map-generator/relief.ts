import { DIRECTIONS, neighbor, OFF_BOARD } from '@hexfall/hex';
import type { MapCanvas } from './map-canvas.ts';
import { thresholdOf } from './noise.ts';

export interface Relief {
  /** Hexes across a typical hill. */
  readonly size: number;
  /** Share of the map in permille that is at least one step up, two steps up and so on. */
  readonly steps: readonly number[];
  /** Levels of each step; 1 unless stated. */
  readonly rise?: readonly number[];
  /** The greatest difference in level between neighbours. */
  readonly maxDrop: number;
  /** Slopes of two levels on this many permille of the highest ground are cliffs. */
  readonly cliffs?: number;
}

/** Paints hills and hollows: the higher the noise, the higher the ground. */
export function paintRelief(canvas: MapCanvas, relief: Relief): void {
  const { level, layers } = canvas.draft;
  const field = canvas.noise(relief.size);
  for (const [i, permille] of relief.steps.entries()) {
    const threshold = thresholdOf(field, permille);
    const rise = relief.rise?.[i] ?? 1;
    for (let hex = 0; hex < level.length; hex++) if (field[hex]! >= threshold) level[hex]! += rise;
  }
  const edge = thresholdOf(field, relief.cliffs ?? 0);
  for (let hex = 0; hex < level.length; hex++) if (field[hex]! >= edge) layers.cliffExits[hex] = 1;
  softenSlopes(canvas, relief.maxDrop);
}

/** Lowers ground that is too high above its neighbours until no drop is larger than that. */
export function softenSlopes({ draft: { grid, level } }: MapCanvas, maxDrop: number): void {
  for (let changed = true; changed; ) {
    changed = false;
    for (let hex = 0; hex < grid.size; hex++) {
      for (const direction of DIRECTIONS) {
        const next = neighbor(grid, hex, direction);
        if (next === OFF_BOARD || level[hex]! <= level[next]! + maxDrop) continue;
        level[hex] = level[next]! + maxDrop;
        changed = true;
      }
    }
  }
}
