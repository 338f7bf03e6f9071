import { type Board, DIRECTIONS, type HexId, type Layer, neighbor, OFF_BOARD } from '@hexfall/hex';
import { between, CORNERS, centerOf, outline, type Point } from './hex-points.ts';
import { type ColorName, color, levelColor } from './palette.ts';

/** Terrain that covers all of a hex and is shown as a tint, in order of precedence. */
const TINTS: readonly (readonly [Layer, ColorName])[] = [
  ['impassable', 'impassable'],
  ['magma', 'magma'],
  ['ice', 'ice'],
  ['pavement', 'pavement'],
  ['industrial', 'industrial'],
  ['rubble', 'dust'],
  ['swamp', 'swamp'],
  ['snow', 'snow'],
  ['field', 'field'],
  ['mud', 'mud'],
  ['sand', 'sand'],
  ['tundra', 'tundra'],
];

/** The tint of a hex, if it has one. Water hides the ground completely. */
function tintOf({ layers }: Board, hex: HexId): ColorName | undefined {
  if (layers.water[hex] !== 0 && layers.ice[hex] === 0) return waterColor(layers.depth[hex]!);
  if (layers.snow[hex] === 1 && layers.ice[hex] === 0 && layers.pavement[hex] === 0) return 'frost';
  return TINTS.find(([layer]) => layers[layer][hex] !== 0)?.[1];
}

function waterColor(depth: number): ColorName {
  return WATERS[Math.min(depth, WATERS.length - 1)]!;
}

const WATERS: readonly ColorName[] = ['water0', 'water1', 'water2', 'water3'];

/** Draws all tinted hexes, with one path for each color. */
export function drawTints(board: Board, hexes: readonly HexId[]): string {
  const byColor = new Map<ColorName, string>();
  for (const hex of hexes) {
    const tint = tintOf(board, hex);
    if (tint === undefined) continue;
    byColor.set(tint, (byColor.get(tint) ?? '') + outline(centerOf(board.grid, hex), CORNERS));
  }
  return [...byColor]
    .map(([tint, d]) => `<path d="${d}" fill="${color(tint)}" fill-opacity="${opacityOf(tint)}"/>`)
    .join('\n');
}

/** Most tints are translucent, so that hills can be seen below sand and pavement. */
function opacityOf(tint: ColorName): number {
  if (tint.startsWith('water') || tint === 'impassable' || tint === 'magma') return 1;
  return tint === 'frost' ? 0.5 : 0.75;
}

export function drawLevels(board: Board, hexes: readonly HexId[]): string {
  const byColor = new Map<ColorName, string>();
  for (const hex of hexes) {
    const name = levelColor(board.level[hex]!);
    byColor.set(name, (byColor.get(name) ?? '') + outline(centerOf(board.grid, hex), CORNERS));
  }
  return [...byColor].map(([name, d]) => `<path d="${d}" fill="${color(name)}"/>`).join('\n');
}

/** A drop of this many levels, which no BattleMech can climb, is drawn like a cliff. */
export const SHEER_DROP = 3;

/** Width of the shadow below a drop, by its levels, in percent of the way to the center. */
const SHADOW: readonly number[] = [0, 10, 17, 24];

/** Draws a shadow at the foot of each drop, darker for a deeper drop, and teeth for cliffs. */
export function drawSlopes(board: Board, hexes: readonly HexId[]): string {
  const shadows: string[] = ['', '', '', ''];
  let cliffs = '';
  for (const hex of hexes) {
    for (const direction of DIRECTIONS) {
      const next = neighbor(board.grid, hex, direction);
      const rise = next === OFF_BOARD ? 0 : board.level[next]! - board.level[hex]!;
      if (rise <= 0) continue;
      const steep = Math.min(rise, 3);
      const center = centerOf(board.grid, hex);
      shadows[steep] += shadow(center, direction, SHADOW[steep]!);
      const isCliff = ((board.layers.cliffExits[next]! >> ((direction + 3) % 6)) & 1) === 1;
      if (isCliff || rise >= SHEER_DROP) cliffs += teeth(center, direction);
    }
  }
  const drawn = shadows.map((d, i) => (d === '' ? '' : `<path class="s" d="${d}" fill-opacity="${0.18 + i * 0.08}"/>`));
  const edges = cliffs === '' ? [] : [`<path class="c" d="${cliffs}"/>`];
  return [...drawn.filter(text => text !== ''), ...edges].join('\n');
}

const ORIGIN: Point = { x: 0, y: 0 };

function shadow(center: Point, direction: number, width: number): string {
  const [from, to] = [CORNERS[direction]!, CORNERS[(direction + 1) % 6]!];
  return outline(center, [from, to, between(to, ORIGIN, width), between(from, ORIGIN, width)]);
}

/** Draws the foot of a cliff for the legend. */
export function cliffSample(): string {
  return `<path class="c" d="${[5, 0, 1].map(direction => teeth({ x: 40, y: 35 }, direction)).join('')}"/>`;
}

/** Draws a row of teeth that point into the lower hex. */
function teeth(center: Point, direction: number): string {
  const [from, to] = [CORNERS[direction]!, CORNERS[(direction + 1) % 6]!];
  return [8, 36, 64]
    .map(percent => {
      const [left, right] = [between(from, to, percent), between(from, to, percent + 28)];
      const tip = between(between(left, right, 50), ORIGIN, 22);
      return outline(center, [left, right, tip]);
    })
    .join('');
}
