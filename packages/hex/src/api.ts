/**
 * The public API of the package: functions for users and the types they meet. Every function has an example, and a test runs
 * them all.
 */

export { ARCS, type Arc, inArc } from './arcs.ts';
export { type Bearing, bearing, directionTo, relativeBearing } from './bearing.ts';
export {
  type Board,
  type BoardChange,
  createBoard,
  type HexContent,
  hexContent,
  LAYERS,
  type Layer,
  withHex,
} from './board.ts';
export { distance } from './distance.ts';
export {
  columnOf,
  createGrid,
  DIRECTIONS,
  type Direction,
  formatHex,
  type Grid,
  type HexId,
  hexAt,
  neighbor,
  OFF_BOARD,
  parseHex,
  rowOf,
} from './grid.ts';
export { lineHexes } from './line.ts';
export { lineOfSight } from './line-of-sight.ts';
export {
  halfTurnBoard,
  halfTurnDirection,
  halfTurnHex,
  hasHalfTurn,
  hasMirror,
  mirrorBoard,
  mirrorDirection,
  mirrorHex,
  type Offset,
  rotateAround,
} from './rotate.ts';
export type { Move } from './search.ts';
export { type FacingTarget, SIDES, type Side, sideStruck } from './side.ts';
export { hasTargetCover, isSightBlocked, type Sight, sightBlockReason, sightModifier } from './sight-result.ts';
export { SIGHT_BLOCKS, type SightBlock } from './sight-tally.ts';
export { targetTerrainModifier } from './target-terrain.ts';
export type { Viewpoint } from './viewpoint.ts';
