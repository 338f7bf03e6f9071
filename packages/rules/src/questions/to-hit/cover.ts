import {
  hasTargetCover,
  type HexId,
  isCoveredByGroundFloor,
  isCoveredByWater,
  neighbor,
  OFF_BOARD,
  targetCoverDirection,
} from '@hexfall/hex';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { LocationId } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { viewpoint } from '../board/viewpoint.ts';
import { isWalkingLeg } from '../unit/condition.ts';
import type { Sighting } from './firing-solution.ts';

/**
 * What of a target cannot be hit: its legs behind cover, or, for fire under water at a wading unit, all but its legs.
 */
export type HiddenPart = 'nothing' | 'legs' | 'allButLegs';

/** A target with the line of sight of who sees it. */
type SeenTarget = Pick<Sighting, 'target' | 'sight'>;

/** Which part of the target is hidden from a weapon of a unit that sees it. */
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

/** The hex with the building that stops the hits on hidden legs; `OFF_BOARD` if something else hides them. */
export function coveringBuilding(game: Game, { target, sight }: SeenTarget): HexId {
  const board = boardOf(game);
  if (isCoveredByGroundFloor(board, viewpoint(target))) return target.hex;
  const direction = targetCoverDirection(sight);
  const hex = direction === undefined ? OFF_BOARD : neighbor(board.grid, target.hex, direction);
  return hex !== OFF_BOARD && board.layers.building[hex] !== 0 ? hex : OFF_BOARD;
}
