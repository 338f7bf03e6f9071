import { DIRECTIONS, type HexId, neighbor, numberBuildings, OFF_BOARD } from '@hexfall/hex';
import { finishDraft, removeBuilding } from '../board-draft.ts';
import { paintCity } from './city.ts';
import type { MapCanvas } from './map-canvas.ts';

/** Percentage of the buildings that have fallen, and of the street hexes with craters. */
const FALLEN = 60;
const CRATERED = 10;
/** Percentage of the open hexes beside a fallen building that are covered with its debris. */
const STREWN = 15;

/** Paints a city after a war: most houses are rubble, and so are parts of the streets. */
export function paintRuins(canvas: MapCanvas): void {
  paintCity(canvas);
  const { grid, dice, draft } = canvas;
  const numbers = numberBuildings(finishDraft(draft));
  const fallen = new Map<number, boolean>();
  for (let hex = 0; hex < grid.size; hex++) {
    const number = numbers[hex]!;
    if (number === 0) continue;
    if (!fallen.has(number)) fallen.set(number, dice.percent(FALLEN));
    if (fallen.get(number) === true) ruinBuilding(canvas, hex);
  }
  for (let hex = 0; hex < grid.size; hex++) {
    if (draft.layers.road[hex] !== 0 && dice.percent(CRATERED)) blowUp(canvas, hex);
  }
}

function ruinBuilding(canvas: MapCanvas, hex: HexId): void {
  const { layers } = canvas.draft;
  for (const twin of canvas.twins(hex)) {
    if (layers.building[twin] === 0) continue;
    const type = layers.building[twin]!;
    removeBuilding(canvas.draft, twin);
    layers.rubble[twin] = type;
  }
  for (const direction of DIRECTIONS) {
    const next = neighbor(canvas.grid, hex, direction);
    const open = next !== OFF_BOARD && layers.pavement[next] !== 0 && layers.road[next] === 0;
    if (open && canvas.dice.percent(STREWN)) strewRubble(canvas, next);
  }
}

function strewRubble(canvas: MapCanvas, hex: HexId): void {
  const { pavement, rubble } = canvas.draft.layers;
  for (const twin of canvas.twins(hex)) {
    pavement[twin] = 0;
    rubble[twin] = 1;
  }
}

/** Replaces a street by a crater: the streets around it end there. */
function blowUp(canvas: MapCanvas, hex: HexId): void {
  const { layers } = canvas.draft;
  for (const twin of canvas.twins(hex)) {
    layers.road[twin] = 0;
    layers.roadExits[twin] = 0;
    layers.pavement[twin] = 0;
    layers.rough[twin] = 1;
    for (const direction of DIRECTIONS) {
      const next = neighbor(canvas.grid, twin, direction);
      if (next !== OFF_BOARD) layers.roadExits[next]! &= ~(1 << ((direction + 3) % 6));
    }
  }
}
