import type { Board } from './board.ts';
import { boardMemo } from './board-memo.ts';
import { NO_BUILDING } from './building-groups.ts';
import { distance } from './distance.ts';
import type { HexId } from './grid.ts';
import type { SightMap } from './sight-map.ts';
import { addLooseTerrain, type Tally } from './sight-tally.ts';
import { topLevel, type Viewpoint } from './viewpoint.ts';

/** The line that is being judged. One object is reused for all lines: `aimLine` sets every field. */
export interface SightLine {
  board: Board;
  map: SightMap;
  attacker: HexId;
  target: HexId;
  attackerTop: number;
  targetTop: number;
  attackerStands: boolean;
  targetStands: boolean;
  /** Whether the line runs under water; see sight-water.ts. */
  submerged: boolean;
  /** The building that the line has not left so far, or `NO_BUILDING`; see sight-building.ts. */
  through: number;
  /** Whether the hexes on the way inside that building count. */
  countsHexes: boolean;
}

export function createLine(board: Board): SightLine {
  return {
    board,
    map: boardMemo(board).sight,
    attacker: 0,
    target: 0,
    attackerTop: 0,
    targetTop: 0,
    attackerStands: true,
    targetStands: true,
    submerged: false,
    through: NO_BUILDING,
    countsHexes: false,
  };
}

export function aimLine(line: SightLine, board: Board, attacker: Viewpoint, target: Viewpoint): void {
  line.board = board;
  line.map = boardMemo(board).sight;
  line.attacker = attacker.hex;
  line.target = target.hex;
  line.attackerTop = topLevel(board, attacker);
  line.targetTop = topLevel(board, target);
  line.attackerStands = attacker.height > 0;
  line.targetStands = target.height > 0;
  line.submerged = false;
  line.through = NO_BUILDING;
  line.countsHexes = false;
}

/** Adds the effect of one hex between attacker and target on a line above water. */
export function addHex(tally: Tally, line: SightLine, hex: HexId): void {
  const { grid } = line.board;
  const nearAttacker = distance(grid, line.attacker, hex) === 1;
  const nearTarget = distance(grid, line.target, hex) === 1;
  const limit = sightLimit(line, nearAttacker, nearTarget);
  addTerrain(tally, line, hex, limit);
  addCover(tally, line, hex, solidLevel(line, hex));
}

/** Adds everything in a hex that reaches above the limit: ground, buildings and terrain. */
export function addTerrain(tally: Tally, line: SightLine, hex: HexId, limit: number): void {
  if (line.map.top[hex]! <= limit) return;
  if (solidLevel(line, hex) > limit) tally.blocked = 1;
  addLooseTerrain(tally, line.board, hex, limit);
}

/**
 * Adds the cover that a hex gives to the unit next to it. A hex exactly as high as the unit's top hides its lower half from an
 * opponent that is not higher. A prone unit has no lower half.
 */
export function addCover(tally: Tally, line: SightLine, hex: HexId, solid: number): void {
  const { attackerTop, targetTop } = line;
  const { grid } = line.board;
  if (line.targetStands && solid === targetTop && attackerTop <= targetTop && distance(grid, line.target, hex) === 1) {
    tally.targetCover = hex;
  }
  if (
    line.attackerStands &&
    solid === attackerTop &&
    attackerTop >= targetTop &&
    distance(grid, line.attacker, hex) === 1
  ) {
    tally.attackerCover = hex;
  }
}

/**
 * The level above which the contents of a hex affect the line: the higher of both tops, or next to a unit the top of that
 * unit.
 */
export function sightLimit(line: SightLine, nearAttacker: boolean, nearTarget: boolean): number {
  const { attackerTop, targetTop } = line;
  if (nearAttacker) return nearTarget ? Math.min(attackerTop, targetTop) : attackerTop;
  if (nearTarget) return targetTop;
  return attackerTop > targetTop ? attackerTop : targetTop;
}

/** The level of the ground and structure of a hex. A building that the line has not left does not count. */
export function solidLevel(line: SightLine, hex: HexId): number {
  const inside = line.through !== NO_BUILDING && line.map.building[hex] === line.through;
  return inside ? line.board.level[hex]! : line.map.solid[hex]!;
}
