import { type Board, DIRECTIONS, type HexId } from '@hexfall/hex';
import { CORNERS, centerOf, outline, type Point, round, SIDE_MIDDLES } from './hex-points.ts';
import { type ColorName, color } from './palette.ts';

/** A road or deck in a hex: a curve between two exits, lines from the center to other numbers of exits, or a short dash. */
function wayThrough(center: Point, exits: number): string {
  const at = (direction: number): string => {
    const middle = SIDE_MIDDLES[direction]!;
    return `${round(center.x + middle.x)} ${round(center.y + middle.y)}`;
  };
  const open = DIRECTIONS.filter(direction => (exits >> direction) & 1);
  const [first, second] = open;
  if (first === undefined) return `M${center.x - 5} ${center.y}h10`;
  if (second !== undefined && open.length === 2) return `M${at(first)}Q${center.x} ${center.y} ${at(second)}`;
  return open.map(direction => `M${center.x} ${center.y}L${at(direction)}`).join('');
}

/** Draws a path twice, with a wider one below, so that it has edges. */
function drawEdged(d: string, width: number, fill: ColorName, edge: ColorName): string {
  if (d === '') return '';
  const path = (stroke: ColorName, thick: number): string =>
    `<path class="y" d="${d}" stroke="${color(stroke)}" stroke-width="${thick}"/>`;
  return `${path(edge, width + 4)}\n${path(fill, width)}\n`;
}

export function drawRoads({ grid, layers }: Board, hexes: readonly HexId[]): string {
  const ways = (isKind: (road: number) => boolean): string =>
    hexes
      .filter(hex => layers.road[hex] !== 0 && isKind(layers.road[hex]!))
      .map(hex => wayThrough(centerOf(grid, hex), layers.roadExits[hex]!))
      .join('');
  const paved = ways(road => road <= 2);
  const center = paved === '' ? '' : `<path class="y z" d="${paved}"/>`;
  return (
    drawEdged(
      ways(road => road > 2),
      9,
      'dirt',
      'dirtEdge',
    ) +
    drawEdged(paved, 13, 'road', 'roadEdge') +
    center
  );
}

export function drawBridges({ grid, layers }: Board, hexes: readonly HexId[]): string {
  const decks = hexes.filter(hex => layers.bridge[hex] !== 0);
  const d = decks.map(hex => wayThrough(centerOf(grid, hex), layers.bridgeExits[hex]!)).join('');
  return drawEdged(d, 18, 'deck', 'deckEdge');
}

const BUILDING_COLORS: readonly ColorName[] = ['building1', 'building1', 'building2', 'building3', 'building4'];

function buildingColor(type: number): ColorName {
  return BUILDING_COLORS[type] ?? 'building4';
}

/** Draws all buildings of a color as one path with walls below the floors, so that hexes of one building merge. */
export function drawBuildings({ grid, layers }: Board, hexes: readonly HexId[]): string {
  const byColor = new Map<ColorName, string>();
  for (const hex of hexes) {
    const type = layers.building[hex]!;
    if (type === 0) continue;
    const name = buildingColor(type);
    byColor.set(name, (byColor.get(name) ?? '') + buildingShape(centerOf(grid, hex), layers.buildingExits[hex]!));
  }
  return [...byColor].map(([name, d]) => `<path class="v" d="${d}" fill="${color(name)}"/>`).join('\n');
}

/** The part of its hex that a building without exits fills. */
const ROOM: readonly Point[] = [
  { x: -16, y: -27 },
  { x: 16, y: -27 },
  { x: 31, y: 0 },
  { x: 16, y: 27 },
  { x: -16, y: 27 },
  { x: -31, y: 0 },
];

function buildingShape(center: Point, exits: number): string {
  const isOpen = (direction: number): boolean => ((exits >> (direction % 6)) & 1) === 1;
  const arms = DIRECTIONS.filter(isOpen).map(direction => arm(center, direction));
  // Two adjacent arms enclose a corner that also belongs to the building.
  const corners = DIRECTIONS.filter(direction => isOpen(direction) && isOpen(direction + 1)).map(direction =>
    cornerRoom(center, (direction + 1) % 6),
  );
  return outline(center, ROOM) + arms.join('') + corners.join('');
}

/** How far an arm or corner extends beyond the room, as a fraction of the way to the hexside, so that no gap is left. */
const REACH = 0.27;

function arm(center: Point, direction: number): string {
  const [from, to] = [ROOM[direction]!, ROOM[(direction + 1) % 6]!];
  return outline(center, [from, to, reachOut(to, direction), reachOut(from, direction)]);
}

function cornerRoom(center: Point, corner: number): string {
  const from = ROOM[corner]!;
  const tip = { x: CORNERS[corner]!.x * 1.02, y: CORNERS[corner]!.y * 1.02 };
  return outline(center, [from, reachOut(from, (corner + 5) % 6), tip, reachOut(from, corner)]);
}

function reachOut(point: Point, direction: number): Point {
  const out = SIDE_MIDDLES[direction]!;
  return { x: point.x + out.x * REACH, y: point.y + out.y * REACH };
}
