import { type Layer, MAX_LAYER_VALUE } from '@hexfall/hex';
import { parseInteger } from './board-file-tokens.ts';
import type { Problems } from './file-problems.ts';

/** One `name:level:exits` of a hex line. */
export interface TerrainItem {
  readonly name: string;
  readonly level: number;
  /** The stated exit mask, bit d = joins in direction d; `undefined` if the file leaves it to the neighbours. */
  readonly exits: number | undefined;
}

export type LayerValues = Partial<Record<Layer, number>>;

interface LevelTerrain {
  readonly layer: Layer;
  readonly min: number;
  readonly max: number;
}

const levels = (layer: Layer, min: number, max: number): LevelTerrain => ({ layer, min, max });

/** The greatest height in levels of anything on a board. */
const MAX_HEIGHT = 255;

/** Terrain whose level is stored in its layer. */
const LEVEL_TERRAIN = new Map<string, LevelTerrain>([
  ['woods', levels('woods', 1, 3)],
  ['jungle', levels('jungle', 1, 3)],
  ['foliage_elev', levels('foliageHeight', 1, MAX_HEIGHT)],
  ['rapids', levels('rapids', 1, 2)],
  ['rough', levels('rough', 1, 2)],
  ['rubble', levels('rubble', 1, 6)],
  ['swamp', levels('swamp', 1, 3)],
  ['snow', levels('snow', 1, 2)],
  ['magma', levels('magma', 1, 2)],
  ['heavy_industrial', levels('industrial', 1, MAX_HEIGHT)],
  ['road', levels('road', 1, 4)],
  ['building', levels('building', 1, 5)],
  ['bldg_elev', levels('buildingHeight', 0, MAX_HEIGHT)],
  ['bldg_cf', levels('buildingCf', 0, MAX_LAYER_VALUE)],
  ['bldg_armor', levels('buildingArmor', 0, MAX_LAYER_VALUE)],
  ['bldg_class', levels('buildingClass', 0, 3)],
  ['bridge_elev', levels('bridgeHeight', 0, MAX_HEIGHT)],
  ['bridge_cf', levels('bridgeCf', 0, MAX_LAYER_VALUE)],
  ['fuel_tank_elev', levels('fuelTankHeight', 0, MAX_HEIGHT)],
]);

/** Terrain that is either there or not; files give some of it various levels (fields and pavement have pictures by level). */
const PRESENCE_TERRAIN = new Map<string, Layer>([
  ['mud', 'mud'],
  ['sand', 'sand'],
  ['tundra', 'tundra'],
  ['planted_fields', 'field'],
  ['ice', 'ice'],
  ['pavement', 'pavement'],
  ['impassable', 'impassable'],
  ['bridge', 'bridge'],
  ['fuel_tank', 'fuelTank'],
]);

/** Kinds of smoke and fire, such as laser-inhibiting and chaff smoke and infernos, by the standard kind that they are played as. */
const SMOKE_KINDS: readonly number[] = [0, 1, 2, 1, 2, 1];
const FIRE_KINDS: readonly number[] = [0, 1, 2, 2, 2];

/** Levels of basement by basement type: unknown, none, two deep, four kinds of one deep, two deep. */
const BASEMENT_LEVELS: readonly number[] = [0, 0, 2, 1, 1, 1, 1, 2];

/** Pictures, and terrain that matters only for other unit types or optional rules: left out without a warning. */
const WITHOUT_EFFECT = new Set(
  ['fluff', 'bldg_fluff', 'road_fluff', 'ground_fluff', 'water_fluff', 'arms', 'legs', 'fortified'].concat([
    'bldg_base_collapsed',
    'fuel_tank_cf',
    'fuel_tank_magn',
    'deployment_zone',
    'metal_deposit',
  ]),
);

/** Known terrain whose meaning is not part of the standard game here: left out with a warning. */
const NOT_PLAYED = new Set(
  ['black_ice', 'geyser', 'hazardous_liquid', 'ultra_sublevel', 'industrial_elevator'].concat(
    ['solaris_elevator', 'sky', 'space', 'screen', 'incline_top', 'incline_bottom', 'incline_high_top'],
    ['incline_high_bottom', 'cliff_bottom'],
  ),
);

/** Reads `name:level:exits;name:level`; a malformed item becomes an error and is left out. */
export function parseTerrainList(text: string, line: number, problems: Problems): TerrainItem[] {
  const items: TerrainItem[] = [];
  for (const part of text.split(';')) {
    const trimmed = part.trim();
    if (trimmed === '') continue;
    const item = parseTerrainItem(trimmed, line, problems);
    if (item !== undefined) items.push(item);
  }
  return items;
}

function parseTerrainItem(text: string, line: number, problems: Problems): TerrainItem | undefined {
  const [name = '', levelText, exitsText, ...rest] = text.split(':').map(part => part.trim());
  const refuse = (reason: string): undefined => {
    problems.error(line, 'terrain', `"${text}" ${reason}`);
    return undefined;
  };
  if (name === '' || levelText === undefined || rest.length > 0)
    return refuse('is not written as name:level or name:level:exits');
  if (levelText === '*') return refuse('has the level *, which only tileset files may use');
  const level = parseInteger(levelText);
  if (level === undefined) return refuse(`has the level "${levelText}", which is not a whole number`);
  const exits = exitsText === undefined ? undefined : parseInteger(exitsText);
  if (exitsText !== undefined && exits === undefined)
    return refuse(`has the exits "${exitsText}", which is not a whole number`);
  return { name: name.toLowerCase(), level, exits };
}

/** Writes one terrain of a hex into its layers. */
export function applyTerrain(layers: LayerValues, item: TerrainItem, line: number, problems: Problems): void {
  const { name, level } = item;
  const rule = LEVEL_TERRAIN.get(name);
  const presence = PRESENCE_TERRAIN.get(name);
  if (rule !== undefined) layers[rule.layer] = clampLevel(item, rule, line, problems);
  else if (presence !== undefined) layers[presence] = 1;
  else if (name === 'water') applyWater(layers, item, line, problems);
  else if (name === 'smoke') layers.smoke = kindOf(SMOKE_KINDS, item, line, problems);
  else if (name === 'fire') layers.fire = kindOf(FIRE_KINDS, item, line, problems);
  else if (name === 'bldg_basement_type') layers.basement = BASEMENT_LEVELS[level] ?? 0;
  else if (name === 'cliff_top') layers.cliffExits = (item.exits ?? 0) & 63;
  else if (NOT_PLAYED.has(name)) problems.warn(line, `the terrain "${name}" has no rules here and was left out`);
  else if (!WITHOUT_EFFECT.has(name)) problems.warn(line, `the terrain "${name}" is unknown and was left out`);
}

/**
 * Returns the level of a terrain. A level that the terrain cannot have becomes the nearest possible one, with a warning; woods of level 0
 * are not woods.
 */
function clampLevel(item: TerrainItem, rule: LevelTerrain, line: number, problems: Problems): number {
  const { name, level } = item;
  if (level >= rule.min && level <= rule.max) return level;
  const kept = level > rule.max ? rule.max : 0;
  problems.warn(line, `${name} ${level} is outside ${rule.min} to ${rule.max} and was read as ${kept}`);
  return kept;
}

function applyWater(layers: LayerValues, item: TerrainItem, line: number, problems: Problems): void {
  layers.water = 1;
  layers.depth = clampLevel(item, { layer: 'depth', min: 0, max: 100 }, line, problems);
}

function kindOf(kinds: readonly number[], item: TerrainItem, line: number, problems: Problems): number {
  const kind = kinds[item.level];
  if (kind !== undefined && kind === item.level) return kind;
  const name = item.name;
  if (kind === undefined) problems.warn(line, `${name} ${item.level} is unknown and was left out`);
  else problems.warn(line, `${name} ${item.level} is played as ${name} ${kind}`);
  return kind ?? 0;
}
