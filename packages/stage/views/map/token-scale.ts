/** Radius of a unit on the map, and its least radius on the screen, in pixels. */
const RADIUS = 21;
const MIN_PIXELS = 12;
/** The largest scale: units that are larger would hide each other. */
const MAX_SCALE = 1.9;
/** The size of units changes in steps of this, since every change draws all of them again. */
const STEP = 0.1;

/** Returns how much larger than their hexes units are drawn, so that a large board does not make them too small to read. */
export function tokenScale(mapScale: number): number {
  const scale = Math.max(1, Math.min(MAX_SCALE, MIN_PIXELS / (RADIUS * mapScale)));
  return Math.round(scale / STEP) * STEP;
}
