import {
  areInSameBuilding,
  buildingCount,
  fieldCount,
  hasTargetCover,
  heavySmokeCount,
  heavyWoodsCount,
  industrialCount,
  isCoveredByGroundFloor,
  isCoveredByWater,
  isUnderWater as isSightUnderWater,
  lightSmokeCount,
  lightWoodsCount,
  type Sight,
  sightModifier,
  targetTerrainModifier,
} from '@hexfall/hex';
import { type Explanation, note } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import { viewpoint } from '../board/viewpoint.ts';
import type { TargetView } from './firing-solution.ts';

const COVER = 1;
const SAME_BUILDING = 1;

/** What the line of sight passes, and what hides the target where it stands. */
export function surroundingsModifier(game: Game, view: TargetView, explanation: Explanation): number {
  return (
    betweenModifier(view.sight, explanation) +
    coverModifier(game, view, explanation) +
    placeModifier(game, view, explanation)
  );
}

/** What lies between, without the cover of the target. Without an explanation only the sum is read, which is quicker. */
function betweenModifier(sight: Sight, explanation: Explanation): number {
  if (explanation === undefined) return sightModifier(sight) - (hasTargetCover(sight) ? COVER : 0);
  return (
    note(explanation, 'between.lightWoods', lightWoodsCount(sight)) +
    note(explanation, 'between.heavyWoods', 2 * heavyWoodsCount(sight)) +
    note(explanation, 'between.lightSmoke', lightSmokeCount(sight)) +
    note(explanation, 'between.heavySmoke', 2 * heavySmokeCount(sight)) +
    note(explanation, 'between.fields', fieldCount(sight) >> 1) +
    note(explanation, 'between.industrial', industrialCount(sight)) +
    note(explanation, 'between.building', buildingCount(sight))
  );
}

/**
 * Legs hidden by a hex on the line or by water, and once more by the ground floor of a building. Fire under water sees
 * those very legs and nothing else of a wading unit.
 */
function coverModifier(game: Game, { target, sight }: TargetView, explanation: Explanation): number {
  const board = boardOf(game);
  const seen = viewpoint(target);
  const fromLine = hasTargetCover(sight);
  const wading = !fromLine && isCoveredByWater(board, seen) && !isSightUnderWater(sight);
  return (
    note(explanation, 'target.cover', fromLine ? COVER : 0) +
    note(explanation, 'target.water', wading ? COVER : 0) +
    note(explanation, 'target.groundFloor', isCoveredByGroundFloor(board, seen) ? COVER : 0)
  );
}

/** The terrain that the target stands in, and the walls around both. */
function placeModifier(game: Game, { viewer, target }: TargetView, explanation: Explanation): number {
  const board = boardOf(game);
  const seen = viewpoint(target);
  const inside = board.layers.building[target.hex] !== 0 && areInSameBuilding(board, viewpoint(viewer), seen);
  return (
    note(explanation, 'target.terrain', targetTerrainModifier(board, seen)) +
    note(explanation, 'sameBuilding', inside ? SAME_BUILDING : 0)
  );
}
