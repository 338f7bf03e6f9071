import type { Board } from './board.ts';
import { distance } from './distance.ts';
import type { HexId } from './grid.ts';
import { addCover, type SightLine, sightLimit, solidLevel } from './sight-line.ts';
import type { Tally } from './sight-tally.ts';
import { isSubmerged, isWading, type Viewpoint } from './viewpoint.ts';

export type WaterCase = 'open' | 'submerged' | 'blocked';

/**
 * Decides how water affects a line. A unit above the surface and a unit below it cannot see each other. A wading unit can be
 * seen by both: from land as in the open, and from below through the water.
 */
export function waterCase(board: Board, attacker: Viewpoint, target: Viewpoint): WaterCase {
  const attackerUnder = isSubmerged(board, attacker);
  const targetUnder = isSubmerged(board, target);
  if (!attackerUnder && !targetUnder) return 'open';
  if (attackerUnder && targetUnder) return 'submerged';
  return isWading(board, attackerUnder ? target : attacker) ? 'submerged' : 'blocked';
}

/** Adds the effect of one hex between attacker and target on a line under water, where only the bottom counts. */
export function addSubmergedHex(tally: Tally, line: SightLine, hex: HexId): void {
  const { grid } = line.board;
  const nearAttacker = distance(grid, line.attacker, hex) === 1;
  const nearTarget = distance(grid, line.target, hex) === 1;
  const solid = solidLevel(line, hex) - line.board.layers.depth[hex]!;
  if (solid > sightLimit(line, nearAttacker, nearTarget) || isDryBank(line, hex, solid)) tally.blocked = 1;
  addCover(tally, line, hex, solid);
}

/** Whether a hex is dry ground above the top of either unit. */
function isDryBank(line: SightLine, hex: HexId, solid: number): boolean {
  return line.board.layers.depth[hex] === 0 && (solid > line.attackerTop || solid > line.targetTop);
}

/** Blocks a line under water at a hex without water. Applies to hexes on the line, not to those beside a split line. */
export function requireWater(tally: Tally, line: SightLine, hex: HexId): void {
  if (line.board.layers.depth[hex] === 0) tally.blocked = 1;
}
