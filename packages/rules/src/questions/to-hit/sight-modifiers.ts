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
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { lookAt, lookFrom } from '../board/viewpoint.ts';

const COVER = 1;
const SAME_BUILDING = 1;

/** What the line of sight passes, and what hides the target where it stands. */
export function surroundingsModifier(
  game: Game,
  seenBy: MechState,
  target: MechState,
  sight: Sight,
  explanation: Explanation,
): number {
  return (
    betweenModifier(sight, explanation) +
    coverModifier(game, target, sight, explanation) +
    placeModifier(game, seenBy, target, explanation)
  );
}

/** What lies between, without the cover of the target. The sum is quick; the parts are for whoever asks. */
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
function coverModifier(game: Game, target: MechState, sight: Sight, explanation: Explanation): number {
  const board = boardOf(game);
  const seen = lookAt(target);
  const fromLine = hasTargetCover(sight);
  const wading = !fromLine && isCoveredByWater(board, seen) && !isSightUnderWater(sight);
  return (
    note(explanation, 'target.cover', fromLine ? COVER : 0) +
    note(explanation, 'target.water', wading ? COVER : 0) +
    note(explanation, 'target.groundFloor', isCoveredByGroundFloor(board, seen) ? COVER : 0)
  );
}

function placeModifier(game: Game, seenBy: MechState, target: MechState, explanation: Explanation): number {
  const board = boardOf(game);
  const seen = lookAt(target);
  const inside = board.layers.building[target.hex] !== 0 && areInSameBuilding(board, lookFrom(seenBy), seen);
  return (
    note(explanation, 'target.terrain', targetTerrainModifier(board, seen)) +
    note(explanation, 'sameBuilding', inside ? SAME_BUILDING : 0)
  );
}
