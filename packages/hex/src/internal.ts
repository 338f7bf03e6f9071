/**
 * Exports for the other packages of this workspace only; they may change at any time. A test checks that every name is used.
 */
export { BEARINGS, bearingDirection } from './bearing.ts';
export {
  EDGE_BINDING,
  EDGE_FORWARD_ONLY,
  EDGE_LOW,
  edgeCost,
  edgePlace,
  MAX_COST,
  MOVE_BACKWARD,
  MOVE_FORWARD,
  MOVE_LEFT,
  MOVE_RIGHT,
  NO_EDGE,
  packEdge,
  PathSearch,
} from './search.ts';
export { sideFromBearing } from './side.ts';
export { baseLevel, isOnGround, isSubmerged } from './viewpoint.ts';
export { computeLineOfSight } from './line-of-sight.ts';
export {
  buildingCount,
  fieldCount,
  hasAttackerCover,
  heavySmokeCount,
  heavyWoodsCount,
  industrialCount,
  isUnderWater,
  lightSmokeCount,
  lightWoodsCount,
  targetCoverDirection,
} from './sight-result.ts';
export { areInSameBuilding, isOpenGround } from './target-terrain.ts';
export { isCoveredByGroundFloor, isCoveredByWater } from './cover.ts';
export { numberBuildings } from './building-groups.ts';
export { assembleBoard, floorLevel } from './board.ts';
export { crossesEdge, type Edge, edgeDistance, EDGES } from './edges.ts';
