import { paintCity } from './city.ts';
import { paintPatches, paintWoods } from './cover.ts';
import type { MapCanvas } from './map-canvas.ts';
import { paintRelief } from './relief.ts';
import { DIRT_ROAD, PAVED_ROAD, paintRoad } from './roads.ts';
import { paintRuins } from './ruins.ts';
import { paintLake, paintRiver } from './water.ts';

/** A kind of landscape: its painters are called one after the other, ground cover last. */
export interface MapStyle {
  readonly description: string;
  readonly paint: (canvas: MapCanvas) => void;
}

/** Landscapes by name. */
export const MAP_STYLES = {
  open: {
    description: 'grassland with a few trees and gentle rises',
    paint: canvas => {
      paintRelief(canvas, { size: 7, steps: [120], maxDrop: 1 });
      paintWoods(canvas, { size: 3, share: 70, heavy: 0 });
      paintPatches(canvas, 'rough', { size: 3, share: 30 });
    },
  },
  woods: {
    description: 'a large forest with clearings',
    paint: canvas => {
      paintRelief(canvas, { size: 8, steps: [250, 60], maxDrop: 1 });
      paintWoods(canvas, { size: 5, share: 500, heavy: 450 });
      paintPatches(canvas, 'rough', { size: 3, share: 40 });
    },
  },
  hills: {
    description: 'rolling hills up to four levels with scattered woods',
    paint: canvas => {
      paintRelief(canvas, { size: 6, steps: [520, 300, 140, 50], maxDrop: 2 });
      paintWoods(canvas, { size: 4, share: 150, heavy: 350 });
      paintPatches(canvas, 'rough', { size: 3, share: 50 });
    },
  },
  mountains: {
    description: 'steep ridges, sheer cliffs and passes between them',
    paint: canvas => {
      const rise = [1, 2, 1, 2, 1, 2];
      paintRelief(canvas, { size: 5, steps: [650, 460, 330, 210, 110, 40], rise, maxDrop: 4, cliffs: 500 });
      paintWoods(canvas, { size: 4, share: 110, heavy: 250 });
      paintPatches(canvas, 'rough', { size: 3, share: 120 });
    },
  },
  river: {
    description: 'a river from west to east with fords, and a road that bridges it',
    paint: canvas => {
      paintRelief(canvas, { size: 6, steps: [300, 120], maxDrop: 1 });
      paintRiver(canvas, { wide: 60, fordEvery: 7 });
      paintRoad(canvas, PAVED_ROAD);
      paintWoods(canvas, { size: 4, share: 180, heavy: 300 });
    },
  },
  lake: {
    description: 'a lake up to three levels deep, with wooded shores',
    paint: canvas => {
      paintRelief(canvas, { size: 6, steps: [280, 90], maxDrop: 1 });
      paintLake(canvas, { size: 7, share: 260, deepest: 3 });
      paintWoods(canvas, { size: 4, share: 200, heavy: 350 });
    },
  },
  swamp: {
    description: 'marshland with pools, mud and thickets',
    paint: canvas => {
      paintRelief(canvas, { size: 7, steps: [100], maxDrop: 1 });
      paintLake(canvas, { size: 3, share: 80, deepest: 1 });
      paintPatches(canvas, 'swamp', { size: 4, share: 320 });
      paintWoods(canvas, { size: 3, share: 220, heavy: 200 });
      paintPatches(canvas, 'mud', { size: 3, share: 120 });
    },
  },
  city: {
    description: 'paved blocks, streets and parks, with houses of every type',
    paint: paintCity,
  },
  ruins: {
    description: 'a city after a war: rubble, craters and the houses that still stand',
    paint: canvas => {
      paintRuins(canvas);
      paintPatches(canvas, 'rough', { size: 3, share: 80 });
    },
  },
  winter: {
    description: 'snow over hills and woods, and a frozen lake',
    paint: canvas => {
      paintRelief(canvas, { size: 6, steps: [300, 110], maxDrop: 1 });
      paintLake(canvas, { size: 6, share: 200, deepest: 2 });
      freeze(canvas);
      paintWoods(canvas, { size: 4, share: 180, heavy: 250 });
      paintPatches(canvas, 'snow', { size: 9, share: 1000 });
      paintPatches(canvas, 'snow', { size: 4, share: 300 }, 2);
    },
  },
  badlands: {
    description: 'dry mesas, sand and broken ground',
    paint: canvas => {
      paintRelief(canvas, { size: 5, steps: [380, 290, 110], rise: [1, 2, 1], maxDrop: 3, cliffs: 380 });
      paintPatches(canvas, 'rough', { size: 3, share: 240 });
      paintPatches(canvas, 'sand', { size: 5, share: 350 });
      paintWoods(canvas, { size: 2, share: 30, heavy: 0 });
    },
  },
  mixed: {
    description: 'woods and hills with some of everything: a pond, rough ground, a dirt road',
    paint: canvas => {
      paintRelief(canvas, { size: 6, steps: [360, 170, 60], maxDrop: 2 });
      paintLake(canvas, { size: 4, share: 40, deepest: 2 });
      paintRoad(canvas, DIRT_ROAD);
      paintWoods(canvas, { size: 4, share: 260, heavy: 350 });
      paintPatches(canvas, 'rough', { size: 3, share: 80 });
    },
  },
} as const satisfies Readonly<Record<string, MapStyle>>;

export type MapStyleName = keyof typeof MAP_STYLES;

export const MAP_STYLE_NAMES = Object.keys(MAP_STYLES) as MapStyleName[];

/** Covers all water with ice. */
function freeze({ draft: { layers } }: MapCanvas): void {
  layers.ice.set(layers.water);
}
