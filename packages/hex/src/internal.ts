/**
 * Exports for the other packages of this workspace only; they may change at any time. A test checks that every name is used.
 */
export { BEARINGS, bearingDirection } from './bearing.ts';
export {
  assembleBoard,
  type BoardLayers,
  BRIDGE_LAYERS,
  BUILDING_LAYERS,
  emptyLayers,
  floorLevel,
  MAX_LAYER_VALUE,
} from './board.ts';
export { numberBuildings } from './building-groups.ts';
export { isCoveredByGroundFloor, isCoveredByWater } from './cover.ts';
export { crossesEdge, EDGES, type Edge, edgeDistance } from './edges.ts';
export { keepNewest } from './keep-newest.ts';
export { computeLineOfSight } from './line-of-sight.ts';
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
  PathSearch,
  packEdge,
  type SavedSearch,
} from './search.ts';
export { sideFromBearing } from './side.ts';
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
export { baseLevel, isOnGround, isSubmerged } from './viewpoint.ts';
