import type { Board } from './board.ts';
import { NO_BUILDING } from './building-groups.ts';
import type { HexId } from './grid.ts';
import type { SightLine } from './sight-line.ts';
import type { Tally } from './sight-tally.ts';
import { baseLevel, type Viewpoint } from './viewpoint.ts';

/**
 * Whether a unit is inside a building as far as sight is concerned, which means that its top is. A BattleMech that stands in a
 * building of one level looks out over the roof.
 */
function isInsideForSight(board: Board, unit: Viewpoint): boolean {
  const { building, buildingHeight, basement } = board.layers;
  if (building[unit.hex] === 0) return false;
  const top = unit.elevation + unit.height;
  return top >= -basement[unit.hex]! && top < buildingHeight[unit.hex]!;
}

/**
 * Starts a line between two units that are both inside: the attacker's building does not block until the line leaves it, and
 * if both are inside the same building, every hex on the way counts.
 */
export function enterBuilding(tally: Tally, line: SightLine, attacker: Viewpoint, target: Viewpoint): void {
  const { board, map } = line;
  if (!isInsideForSight(board, attacker) || !isInsideForSight(board, target)) return;
  line.through = map.building[attacker.hex]!;
  line.countsHexes = map.building[target.hex] === line.through;
  tally.building = floorsBetween(board, attacker, target);
}

/**
 * Floors between two units inside count like hexes. The reference implementation counts them even between two different
 * buildings, which no rule asks for.
 */
function floorsBetween(board: Board, attacker: Viewpoint, target: Viewpoint): number {
  return Math.abs(baseLevel(board, attacker) - baseLevel(board, target));
}

/** Follows the line into the next hex on it. The hex in which it leaves the building still counts. */
export function passBuildingHex(tally: Tally, line: SightLine, hex: HexId): void {
  if (line.through === NO_BUILDING) return;
  if (line.countsHexes) tally.building++;
  if (line.map.building[hex] !== line.through) line.through = NO_BUILDING;
}

/** Counts a hex beside a split line, whatever it holds, as long as no hex on the line has left the building. */
export function passHexBeside(half: Tally, line: SightLine): void {
  if (line.through !== NO_BUILDING && line.countsHexes) half.building++;
}
