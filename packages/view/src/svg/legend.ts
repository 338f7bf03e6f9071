import { type Board, createBoard, DIRECTIONS, type HexId, type Layer, neighbor, OFF_BOARD } from '@hexfall/hex';
import { cliffSample, SHEER_DROP } from './ground.ts';

/** One line of the legend: a hex as it is drawn on the map, and what it means. */
export interface LegendEntry {
  readonly sample: Board;
  readonly words: string;
  /** SVG to draw on top of the sample. */
  readonly over?: string;
}

type Content = Readonly<Partial<Record<Layer, number>>>;
type Row = readonly [content: Content, words: string];

const BOTH_SIDES = 0b010010;
const building = (type: number, height: number, cf: number): Content => ({
  building: type,
  buildingHeight: height,
  buildingCf: cf,
});

/** The terrain that a legend may have. A row is used if the map has the same value in the first layer of the row. */
const ROWS: readonly Row[] = [
  [{ woods: 1 }, 'light woods'],
  [{ woods: 2 }, 'heavy woods'],
  [{ woods: 3 }, 'ultra-heavy woods'],
  [{ jungle: 1 }, 'light jungle'],
  [{ jungle: 2 }, 'heavy jungle'],
  [{ jungle: 3 }, 'ultra-heavy jungle'],
  [{ rough: 1 }, 'rough'],
  [{ rough: 2 }, 'ultra rough'],
  [{ rubble: 1 }, 'rubble'],
  [{ swamp: 1 }, 'swamp'],
  [{ mud: 1 }, 'mud'],
  [{ sand: 1 }, 'sand'],
  [{ tundra: 1 }, 'tundra'],
  [{ snow: 1 }, 'thin snow'],
  [{ snow: 2 }, 'deep snow'],
  [{ field: 1 }, 'planted field'],
  [{ ice: 1 }, 'ice'],
  [{ magma: 1 }, 'magma'],
  [{ industrial: 1 }, 'industrial zone'],
  [{ pavement: 1 }, 'pavement'],
  [{ road: 1, roadExits: BOTH_SIDES }, 'road'],
  [{ road: 3, roadExits: BOTH_SIDES }, 'dirt road'],
  [{ bridge: 1, bridgeHeight: 1, bridgeExits: BOTH_SIDES, water: 1, depth: 1 }, 'b1: bridge, deck 1 up'],
  [building(1, 1, 15), 'L1: light, 1 level'],
  [building(2, 2, 40), 'M2: medium, 2 levels'],
  [building(3, 3, 90), 'H3: heavy, 3 levels'],
  [building(4, 4, 120), 'F4: hardened, 4 levels'],
  [{ fuelTank: 1 }, 'fuel tank'],
  [{ smoke: 1 }, 'smoke'],
  [{ fire: 1 }, 'fire'],
  [{ impassable: 1 }, 'impassable'],
];

const MAX_DEPTH_SHOWN = 3;

/** The legend for some hexes of a board: levels, water, then all other terrain. */
export function legendOf(board: Board, hexes: readonly HexId[]): LegendEntry[] {
  const sample = (level: number, layers: Content): Board => createBoard(1, 1, [{ level, layers }]);
  const levels = distinct(hexes.map(hex => board.level[hex]!));
  const wet = hexes.filter(hex => board.layers.water[hex] !== 0 && board.layers.ice[hex] === 0);
  const depths = distinct(wet.map(hex => Math.min(board.layers.depth[hex]!, MAX_DEPTH_SHOWN)));
  return [
    ...levels.map(level => ({ sample: sample(level, {}), words: `level ${level}` })),
    ...depths.map(depth => ({ sample: sample(0, { water: 1, depth }), words: waterWords(depth) })),
    ...(hasCliffs(board, hexes) ? [{ sample: sample(0, {}), words: 'foot of a cliff', over: cliffSample() }] : []),
    ...ROWS.filter(row => isOnBoard(board, hexes, row)).map(([layers, words]) => ({
      sample: sample(0, layers),
      words,
    })),
  ];
}

function hasCliffs({ layers, level, grid }: Board, hexes: readonly HexId[]): boolean {
  return hexes.some(
    hex =>
      layers.cliffExits[hex] !== 0 ||
      DIRECTIONS.some(direction => {
        const next = neighbor(grid, hex, direction);
        return next !== OFF_BOARD && level[hex]! - level[next]! >= SHEER_DROP;
      }),
  );
}

function waterWords(depth: number): string {
  return `d${depth}: water${depth === MAX_DEPTH_SHOWN ? ', 3 or deeper' : `, depth ${depth}`}`;
}

function isOnBoard(board: Board, hexes: readonly HexId[], [content]: Row): boolean {
  const [layer, value] = Object.entries(content)[0] as [Layer, number];
  return hexes.some(hex => kindOf(layer, board.layers[layer][hex]!) === value);
}

/** One value for terrain that looks the same on the map: alleys are roads, gravel is dirt, and all rubble is alike. */
function kindOf(layer: Layer, value: number): number {
  if (value === 0) return 0;
  if (layer === 'road') return value <= 2 ? 1 : 3;
  return ONE_KIND.has(layer) ? 1 : value;
}

const ONE_KIND: ReadonlySet<Layer> = new Set(['rubble', 'swamp', 'magma', 'industrial', 'smoke', 'fire']);

function distinct(values: readonly number[]): number[] {
  return [...new Set(values)].sort((a, b) => a - b);
}
