import type { Board, HexId, Layer } from '@hexfall/hex';

type Words = (value: number, at: (layer: Layer) => number) => string;

const BUILDING_TYPES: readonly string[] = ['', 'light', 'medium', 'heavy', 'hardened'];
const BUILDING_CLASSES: readonly string[] = ['building', 'hangar', 'fortress', 'gun emplacement'];
const ROADS: readonly string[] = ['', 'road', 'alley', 'dirt road', 'gravel road'];

const density =
  (what: string): Words =>
  value =>
    `${['', 'light', 'heavy'][value] ?? 'ultra'} ${what}`;
const plain = (what: string, ...more: readonly string[]): Words => {
  const words = [what, ...more];
  return value => words[value - 1] ?? what;
};

/** Words for each kind of terrain. Layers that only describe another layer have none. */
const TERRAIN_WORDS: Readonly<Partial<Record<Layer, Words>>> = {
  impassable: plain('impassable'),
  water: (_, at) => `water of depth ${at('depth')}`,
  rapids: plain('rapids', 'torrent'),
  ice: plain('ice'),
  woods: density('woods'),
  jungle: density('jungle'),
  rough: plain('rough', 'ultra rough'),
  rubble: value => (value >= 1 && value <= 4 ? `rubble of a ${BUILDING_TYPES[value]} building` : 'rubble'),
  swamp: plain('swamp', 'quicksand', 'quicksand'),
  mud: plain('mud'),
  sand: plain('sand'),
  tundra: plain('tundra'),
  snow: plain('thin snow', 'deep snow'),
  magma: plain('magma crust', 'liquid magma'),
  field: plain('planted field'),
  industrial: value => `industrial zone of ${levels(value)}`,
  building: (value, at) =>
    `${buildingName(value, at('buildingClass'))} of ${levels(at('buildingHeight'))}, construction factor ${at('buildingCf')}${armorWords(at('buildingArmor'))}`,
  fuelTank: (_, at) => `fuel tank of ${levels(at('fuelTankHeight'))}`,
  bridge: (_, at) => `bridge ${at('bridgeHeight')} up, construction factor ${at('bridgeCf')}`,
  road: value => ROADS[value] ?? 'road',
  pavement: plain('pavement'),
  smoke: plain('light smoke', 'heavy smoke'),
  fire: plain('fire', 'inferno fire'),
  cliffExits: plain('cliff edge'),
};

const WALL = 5;

function buildingName(type: number, buildingClass: number): string {
  if (type === WALL) return 'wall';
  return `${BUILDING_TYPES[type] ?? 'hardened'} ${BUILDING_CLASSES[buildingClass] ?? 'building'}`;
}

function armorWords(points: number): string {
  return points === 0 ? '' : `, armor ${points}`;
}

function levels(count: number): string {
  return count === 1 ? '1 level' : `${count} levels`;
}

const LAYERS_WITH_WORDS = Object.keys(TERRAIN_WORDS) as Layer[];

/**
 * Describes everything in a hex: "level 2, heavy woods".
 *
 * @example
 * ```ts
 * import { createBoard } from '@hexfall/hex';
 * import { describeHex } from '@hexfall/view';
 *
 * describeHex(createBoard(1, 1, [{ level: 2, layers: { woods: 2 } }]), 0); // => 'level 2, heavy woods'
 * ```
 */
export function describeHex(board: Board, hex: HexId): string {
  const at = (layer: Layer): number => board.layers[layer][hex]!;
  const terrain = LAYERS_WITH_WORDS.filter(layer => at(layer) !== 0).map(layer => TERRAIN_WORDS[layer]!(at(layer), at));
  return [`level ${board.level[hex]}`, ...(terrain.length === 0 ? ['clear'] : terrain)].join(', ');
}
