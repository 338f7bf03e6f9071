import { columnOf, DIRECTIONS, type HexId, hexAt, neighbor, OFF_BOARD, rowOf } from '@hexfall/hex';
import type { MapCanvas } from './map-canvas.ts';
import { layRoad, PAVED_ROAD } from './roads.ts';

/** The buildings of a block: type (1 light to 4 hardened), levels, hexes in one building. */
interface Quarter {
  readonly types: readonly number[];
  readonly levels: readonly [min: number, max: number];
  readonly hexes: readonly [min: number, max: number];
  /** Percentage of the block that is built on. */
  readonly dense: number;
  /** 0 standard, 1 hangar, 2 fortress. */
  readonly buildingClass: number;
}

const QUARTERS: readonly Quarter[] = [
  { types: [1, 1, 2], levels: [1, 2], hexes: [1, 2], dense: 55, buildingClass: 0 },
  { types: [2, 2, 3], levels: [2, 4], hexes: [1, 3], dense: 65, buildingClass: 0 },
  { types: [3], levels: [3, 6], hexes: [2, 4], dense: 60, buildingClass: 0 },
  { types: [2], levels: [1, 2], hexes: [3, 5], dense: 60, buildingClass: 1 },
  { types: [4], levels: [1, 2], hexes: [2, 3], dense: 30, buildingClass: 2 },
];

/** Blocks without houses. */
const PARK = -1;

/** Paints streets over the whole map, and blocks of houses, yards and parks between them. */
export function paintCity(canvas: MapCanvas): void {
  const { grid, draft } = canvas;
  const columns = streets(canvas, grid.width, columnGaps);
  const rows = streets(canvas, grid.height, rowGaps);
  draft.layers.pavement.fill(1);
  for (const column of columns)
    layRoad(
      canvas,
      line(grid.height, y => hexAt(grid, column, y)),
      PAVED_ROAD,
    );
  for (const row of rows)
    layRoad(
      canvas,
      line(grid.width, x => hexAt(grid, x, row)),
      PAVED_ROAD,
    );
  for (const block of blocks(canvas, columns, rows)) buildBlock(canvas, block);
}

const columnGaps: readonly number[] = [4, 5, 6];
const rowGaps: readonly number[] = [4, 5];

/** Returns the positions of parallel streets; on a symmetric map they are the same from both ends. */
function streets({ dice, symmetric }: MapCanvas, size: number, gaps: readonly number[]): number[] {
  const found: number[] = [];
  const end = symmetric ? size >> 1 : size - 1;
  for (let at = dice.between(1, 3); at < end; at += dice.pick(gaps)) found.push(at);
  if (!symmetric) return found;
  return [...found, ...found.map(at => size - 1 - at).reverse()].filter((at, i, all) => all.indexOf(at) === i);
}

function line(length: number, hexOf: (i: number) => HexId): HexId[] {
  return Array.from({ length }, (_, i) => hexOf(i));
}

/** Returns the hexes between the streets, block by block; on a symmetric map only the first of two opposite blocks. */
function blocks({ grid, draft, symmetric }: MapCanvas, columns: readonly number[], rows: readonly number[]): HexId[][] {
  const found = new Map<number, HexId[]>();
  for (let hex = 0; hex < grid.size; hex++) {
    if (draft.layers.road[hex] !== 0 || (symmetric && hex >= grid.size >> 1)) continue;
    const blockColumn = columns.filter(column => column < columnOf(grid, hex)).length;
    const blockRow = rows.filter(row => row < rowOf(grid, hex)).length;
    const key = blockRow * (columns.length + 1) + blockColumn;
    const block = found.get(key);
    if (block === undefined) found.set(key, [hex]);
    else block.push(hex);
  }
  return [...found.values()];
}

function buildBlock(canvas: MapCanvas, block: readonly HexId[]): void {
  const { dice } = canvas;
  const choice = dice.pick(BLOCK_KINDS);
  const free = new Set(block);
  if (choice === PARK) return plantPark(canvas, block);
  const quarter = QUARTERS[choice]!;
  let left = Math.floor((block.length * quarter.dense) / 100);
  while (left > 0 && free.size > 0) {
    const site = growSite(canvas, free, dice.between(...quarter.hexes));
    raiseBuilding(canvas, site, quarter);
    left -= site.length;
    leaveYard(canvas, site, free);
  }
}

/** Kinds of blocks, each as often as it should occur. */
const BLOCK_KINDS: readonly number[] = [PARK, 0, 0, 0, 1, 1, 1, 2, 2, 3, 4];

function plantPark(canvas: MapCanvas, block: readonly HexId[]): void {
  const { layers } = canvas.draft;
  for (const hex of block) {
    const woods = canvas.dice.percent(PARK_TREES) ? 1 : 0;
    for (const twin of canvas.twins(hex)) {
      layers.pavement[twin] = 0;
      layers.woods[twin] = woods;
    }
  }
}

/** Percentage of a park that is wooded. */
const PARK_TREES = 45;

/** Returns free hexes next to each other, and removes them from the free ones. */
function growSite({ grid, dice }: MapCanvas, free: Set<HexId>, size: number): HexId[] {
  const site = [dice.pick([...free])];
  free.delete(site[0]!);
  while (site.length < size) {
    const next = site
      .flatMap(hex => DIRECTIONS.map(direction => neighbor(grid, hex, direction)))
      .filter(hex => free.has(hex));
    if (next.length === 0) break;
    const hex = dice.pick(next);
    free.delete(hex);
    site.push(hex);
  }
  return site;
}

function raiseBuilding(canvas: MapCanvas, site: readonly HexId[], quarter: Quarter): void {
  const { layers } = canvas.draft;
  const type = canvas.dice.pick(quarter.types);
  let levels = canvas.dice.between(...quarter.levels);
  while (touchesSame(canvas, site, type, levels)) levels++;
  for (const hex of site.flatMap(at => canvas.twins(at))) {
    layers.pavement[hex] = 0;
    layers.building[hex] = type;
    layers.buildingHeight[hex] = levels;
    layers.buildingClass[hex] = quarter.buildingClass;
  }
}

/** Whether a site touches a building of the same type and height, with which it would become one building. */
function touchesSame({ draft, grid }: MapCanvas, site: readonly HexId[], type: number, levels: number): boolean {
  const { building, buildingHeight } = draft.layers;
  return site.some(hex =>
    DIRECTIONS.some(direction => {
      const next = neighbor(grid, hex, direction);
      return next !== OFF_BOARD && building[next] === type && buildingHeight[next] === levels;
    }),
  );
}

/** Keeps some of the hexes around a building open. */
function leaveYard({ grid, dice }: MapCanvas, site: readonly HexId[], free: Set<HexId>): void {
  for (const hex of site) {
    for (const direction of DIRECTIONS) {
      const next = neighbor(grid, hex, direction);
      if (free.has(next) && dice.percent(30)) free.delete(next);
    }
  }
}
