import { DIRECTIONS, type HexId, type Layer, neighbor, OFF_BOARD } from '@hexfall/hex';
import type { MapCanvas } from './map-canvas.ts';
import { thresholdOf } from './noise.ts';

export interface Patches {
  /** Hexes across a typical patch. */
  readonly size: number;
  /** Share of the ground that has it, in permille. */
  readonly share: number;
}

/** Paints woods in clumps: heavy where trees stand on most sides, light at the edges. */
export function paintWoods(canvas: MapCanvas, woods: Patches & { readonly heavy: number }): void {
  const { layers } = canvas.draft;
  const field = canvas.noise(woods.size);
  const isFree = (hex: HexId): boolean => canvas.isClear(hex);
  const light = thresholdOf(field, woods.share, isFree);
  const heavy = thresholdOf(field, Math.floor((woods.share * woods.heavy) / 1000), isFree);
  for (let hex = 0; hex < field.length; hex++) if (isFree(hex) && field[hex]! >= light) layers.woods[hex] = 1;
  const cores = Array.from({ length: field.length }, (_, hex) => hex).filter(
    hex => layers.woods[hex] === 1 && field[hex]! >= heavy && woodedSides(canvas, hex) >= CORE_SIDES,
  );
  for (const hex of cores) layers.woods[hex] = 2;
}

/** The least number of sides with trees, or at the end of the map, for woods to be heavy. */
const CORE_SIDES = 3;

function woodedSides({ draft }: MapCanvas, hex: HexId): number {
  const isWooded = (next: HexId): boolean => next === OFF_BOARD || draft.layers.woods[next] !== 0;
  return DIRECTIONS.filter(direction => isWooded(neighbor(draft.grid, hex, direction))).length;
}

/** Paints any other cover of the ground, in patches; in woods only kinds of soil. */
export function paintPatches(canvas: MapCanvas, layer: Layer, patches: Patches, value = 1): void {
  const target = canvas.draft.layers[layer];
  const isFree = (hex: HexId): boolean => (GROUND_COVER.has(layer) ? canvas.isGround(hex) : canvas.isClear(hex));
  const field = canvas.noise(patches.size);
  const threshold = thresholdOf(field, patches.share, isFree);
  for (let hex = 0; hex < field.length; hex++) if (field[hex]! >= threshold && isFree(hex)) target[hex] = value;
}

/** Kinds of soil, on which trees can grow. */
const GROUND_COVER: ReadonlySet<Layer> = new Set(['snow', 'sand', 'mud', 'tundra']);
