/** Radius of a unit on the map, and the smallest on the screen, in pixels. */
const RADIUS = 21;
const MIN_PIXELS = 12;
/** Larger units would hide each other. */
const MAX_SCALE = 1.9;
/** Units change their size in steps of this, since every change draws all of them again. */
const STEP = 0.1;

/** Returns how much larger than their hexes units are drawn, so that a large board does not make them too small to read. */
export function tokenScale(mapScale: number): number {
  const scale = Math.max(1, Math.min(MAX_SCALE, MIN_PIXELS / (RADIUS * mapScale)));
  return Math.round(scale / STEP) * STEP;
}
