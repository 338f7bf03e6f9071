import {
  areInSameBuilding,
  buildingCount,
  fieldCount,
  type HexId,
  hasTargetCover,
  heavySmokeCount,
  heavyWoodsCount,
  industrialCount,
  isCoveredByGroundFloor,
  isCoveredByWater,
  isOpenGround,
  isUnderWater as isSightUnderWater,
  lightSmokeCount,
  lightWoodsCount,
  neighbor,
  OFF_BOARD,
  type Sight,
  sightModifier,
  targetCoverDirection,
  targetTerrainModifier,
} from '@hexfall/hex';
import { type Explanation, type Modifier, note } from '../../vocabulary/explain/modifiers.ts';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { type Visible, viewpoint } from '../board/viewpoint.ts';
import { isWalkingLeg } from '../unit/condition.ts';
import type { Sighting } from './firing-solution.ts';

/** The part of a target that cannot be hit: its legs behind cover, or, for fire under water at a wading unit, all but its legs. */
export const HIDDEN_PARTS = ['nothing', 'legs', 'allButLegs'] as const;
export type HiddenPart = (typeof HIDDEN_PARTS)[number];

/** A target with the line of sight from the unit that sees it. */
type SeenTarget = Pick<Sighting, 'target' | 'sight'>;

/** Returns the part of the target that is hidden from a weapon of a unit that sees it. */
export function hiddenPart(game: Game, { target, sight }: SeenTarget, weaponUnderWater: boolean): HiddenPart {
  const board = boardOf(game);
  const seen = viewpoint(target);
  if (isCoveredByWater(board, seen)) return weaponUnderWater ? 'allButLegs' : 'legs';
  return isCoveredByGroundFloor(board, seen) || hasTargetCover(sight) ? 'legs' : 'nothing';
}

/** Whether a location of the target belongs to its hidden part. */
export function isHidden(game: Game, target: MechState, location: LocationId, hidden: HiddenPart): boolean {
  if (hidden === 'nothing') return false;
  return isWalkingLeg(specOf(game, target), location) === (hidden === 'legs');
}

/** Returns the hex with the building that stops the hits on hidden legs; `OFF_BOARD` if something else hides them. */
export function coveringBuilding(game: Game, { target, sight }: SeenTarget): HexId {
  const board = boardOf(game);
  if (isCoveredByGroundFloor(board, viewpoint(target))) return target.hex;
  const direction = targetCoverDirection(sight);
  const hex = direction === undefined ? OFF_BOARD : neighbor(board.grid, target.hex, direction);
  return hex !== OFF_BOARD && board.layers.building[hex] !== 0 ? hex : OFF_BOARD;
}

const COVER = 1;
const SAME_BUILDING = 1;

/** The modifiers for everything that hides a target except woods and smoke, for players with paper. */
export const COVER_MODIFIERS: readonly Modifier[] = [
  { code: 'target.cover', value: COVER },
  { code: 'target.water', value: COVER },
  { code: 'target.groundFloor', value: COVER },
  { code: 'sameBuilding', value: SAME_BUILDING },
];

/** Returns the modifier for terrain on the line of sight to a target, and for cover where the target stands. */
export function surroundingsModifier(game: Game, target: Visible, sight: Sight, explanation: Explanation): number {
  const line = explanation === undefined ? sightModifier(sight) : explainLine(sight, explanation);
  return isOpenGround(boardOf(game), target.hex) ? line : line + placeModifier(game, target, sight, explanation);
}

/** Notes the parts of `sightModifier` one by one: terrain between, and cover from a hex on the line. */
function explainLine(sight: Sight, explanation: Explanation): number {
  return pathModifier(sight, explanation) + note(explanation, 'target.cover', hasTargetCover(sight) ? COVER : 0);
}

/** Returns the modifier for the terrain between, without cover of the target. */
export function pathModifier(sight: Sight, explanation: Explanation): number {
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
 * Returns the modifier for the hex of the target. Legs that no hex on the line hides may be hidden by water, and once more by the ground
 * floor of a building. Fire under water hits exactly those legs and nothing else of a wading unit.
 */
function placeModifier(game: Game, target: Visible, sight: Sight, explanation: Explanation): number {
  const board = boardOf(game);
  const seen = viewpoint(target);
  const wading = !hasTargetCover(sight) && isCoveredByWater(board, seen) && !isSightUnderWater(sight);
  return (
    note(explanation, 'target.water', wading ? COVER : 0) +
    note(explanation, 'target.groundFloor', isCoveredByGroundFloor(board, seen) ? COVER : 0) +
    note(explanation, 'target.terrain', targetTerrainModifier(board, seen))
  );
}

/** Returns the modifier for the walls between two units in the same building. */
export function sameBuildingModifier(
  game: Game,
  viewer: MechState,
  target: MechState,
  explanation: Explanation,
): number {
  const board = boardOf(game);
  if (board.layers.building[target.hex] === 0) return 0;
  const inside = areInSameBuilding(board, viewpoint(viewer), viewpoint(target));
  return note(explanation, 'sameBuilding', inside ? SAME_BUILDING : 0);
}
