/**
 * The public API of the package: functions for users and the types they meet. Every function has an example, and a test runs
 * them all.
 */
export {
  columnOf,
  createGrid,
  type Direction,
  DIRECTIONS,
  formatHex,
  type Grid,
  hexAt,
  type HexId,
  neighbor,
  OFF_BOARD,
  parseHex,
  rowOf,
} from './grid.ts';
export {
  type Board,
  type BoardChange,
  createBoard,
  hexContent,
  type HexContent,
  type Layer,
  LAYERS,
  withHex,
} from './board.ts';
export { distance } from './distance.ts';
export { bearing, type Bearing, directionTo, relativeBearing } from './bearing.ts';
export { lineHexes } from './line.ts';
export { type Arc, ARCS, inArc } from './arcs.ts';
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
export { type FacingTarget, type Side, SIDES, sideStruck } from './side.ts';
export type { Viewpoint } from './viewpoint.ts';
export { lineOfSight } from './line-of-sight.ts';
export { hasTargetCover, isSightBlocked, type Sight, sightBlockReason, sightModifier } from './sight-result.ts';
export { targetTerrainModifier } from './target-terrain.ts';
export { SIGHT_BLOCKS, type SightBlock } from './sight-tally.ts';
