import type { Layer } from '@hexfall/hex';
import { applyTerrain, type LayerValues, parseTerrainList, type TerrainItem } from './board-file-terrain.ts';
import type { Problems } from './file-problems.ts';

/** A hex as its line states it, before the exits that depend on its neighbours are known. */
export interface HexDraft {
  readonly level: number;
  readonly layers: LayerValues;
  /** Whether the road or bridge has no exit mask of its own, so that it joins its neighbours. */
  readonly joinsRoad: boolean;
  readonly joinsBridge: boolean;
  readonly theme: string;
}

export const BLANK_HEX: HexDraft = { level: 0, layers: {}, joinsRoad: false, joinsBridge: false, theme: '' };

/** Construction factor by type (light, medium, heavy, hardened, wall) if the file states none. */
export const DEFAULT_CF: readonly number[] = [0, 15, 40, 90, 120, 120];

export function readHex(level: number, terrains: string, theme: string, line: number, problems: Problems): HexDraft {
  const items = parseTerrainList(terrains, line, problems);
  const layers: LayerValues = {};
  for (const item of items) applyTerrain(layers, item, line, problems);
  addFoliageHeight(layers);
  addBuildingDefaults(layers, items, line, problems);
  addBridgeDefaults(layers, items, line, problems);
  dropOrphans(layers);
  const joins = (name: string): boolean => lastOf(items, name)?.exits === undefined;
  const hasRoad = (layers.road ?? 0) > 0;
  if (hasRoad) layers.roadExits = statedExits(items, 'road');
  return {
    level,
    layers,
    joinsRoad: hasRoad && joins('road'),
    joinsBridge: layers.bridge !== undefined && joins('bridge'),
    theme: theme === 'null' ? '' : theme,
  };
}

/** Sets the height of foliage: light and heavy is 2 levels high, ultra 3, unless the file states another. */
function addFoliageHeight(layers: LayerValues): void {
  const density = Math.max(layers.woods ?? 0, layers.jungle ?? 0);
  if (density > 0 && (layers.foliageHeight ?? 0) === 0) layers.foliageHeight = density === 3 ? 3 : 2;
}

/**
 * Sets the defaults of a building. Its exits are the stated ones only: for lines of sight, and wherever else it matters which hexes are one
 * building, a building hex without stated exits stands alone. Walking needs no exits: every building hex entered costs the same whether or
 * not it belongs to the building left behind.
 */
function addBuildingDefaults(
  layers: LayerValues,
  items: readonly TerrainItem[],
  line: number,
  problems: Problems,
): void {
  const type = layers.building ?? 0;
  if (type === 0) return;
  layers.buildingExits = statedExits(items, 'building');
  layers.buildingCf ??= DEFAULT_CF[type]!;
  if (layers.buildingHeight !== undefined) return;
  problems.warn(line, 'a building without bldg_elev was read as one level high');
  layers.buildingHeight = 1;
}

function addBridgeDefaults(layers: LayerValues, items: readonly TerrainItem[], line: number, problems: Problems): void {
  if (layers.bridge === undefined) return;
  layers.bridgeExits = statedExits(items, 'bridge');
  layers.bridgeCf ??= DEFAULT_CF[lastOf(items, 'bridge')?.level ?? 1] ?? 15;
  if (layers.bridgeHeight !== undefined) return;
  problems.warn(line, 'a bridge without bridge_elev was read as level with its hex');
  layers.bridgeHeight = 0;
}

/** Removes details of features that the hex does not have, since they would only make equal hexes differ. */
function dropOrphans(layers: LayerValues): void {
  const drop = (owner: boolean, ...details: Layer[]): void => {
    if (!owner) for (const detail of details) delete layers[detail];
  };
  drop((layers.woods ?? 0) + (layers.jungle ?? 0) > 0, 'foliageHeight');
  drop((layers.building ?? 0) > 0, 'buildingHeight', 'buildingCf', 'buildingClass', 'buildingArmor', 'basement');
  drop(layers.bridge !== undefined, 'bridgeHeight', 'bridgeCf');
  drop(layers.fuelTank !== undefined, 'fuelTankHeight');
}

function lastOf(items: readonly TerrainItem[], name: string): TerrainItem | undefined {
  return items.findLast(item => item.name === name);
}

function statedExits(items: readonly TerrainItem[], name: string): number {
  return (lastOf(items, name)?.exits ?? 0) & 63;
}
