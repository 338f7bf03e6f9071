import { areInSameBuilding, type Board, distance, type Viewpoint } from '@hexfall/hex';
import { type Refusal, refusal } from '../../vocabulary/commands/command.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import { isLeaping } from '../../vocabulary/state/attacks.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { viewpoint } from '../board/viewpoint.ts';
import { isEnemyInPlay, noEnemy } from '../unit/enemies.ts';

/** Refuses any blow at a target, whichever limb strikes, because of posture, distance or walls. */
export function contactRefusal(game: Game, attacker: MechState, target: MechState): Refusal | undefined {
  if (!isEnemyInPlay(attacker, target)) return noEnemy('target');
  if (attacker.prone) return refusal('unitIncapable', 'unit', 'is prone and cannot strike');
  if (distance(boardOf(game).grid, attacker.hex, target.hex) !== 1) {
    return refusal('outOfRange', 'target', 'is not in an adjacent hex');
  }
  if (isLeaping(game.state.attacks, target.id))
    return refusal('outOfRange', 'target', 'is in the air, about to come down');
  return isSheltered(game, viewpoint(attacker), target) ? SHELTERED : undefined;
}

/**
 * Whether walls keep blows from a target: below the roof of a building, a unit is struck only from inside the same
 * building, by hand or by a charge.
 */
export function isSheltered(game: Game, from: Viewpoint, target: MechState): boolean {
  const board = boardOf(game);
  const { building, buildingHeight } = board.layers;
  const inside = building[target.hex] !== 0 && target.elevation >= 0 && target.elevation < buildingHeight[target.hex]!;
  return inside && !areInSameBuilding(board, from, viewpoint(target));
}

export const OUT_OF_ARC = refusal('outOfArc', 'target', 'is outside the arc of the limb');
export const OUT_OF_LEVEL = refusal('outOfRange', 'target', 'stands too high or too low');
export const SHELTERED = refusal('noLineOfSight', 'target', 'is inside a building that the attacker is not in');

/** The absolute levels that two units take up. */
export interface Levels {
  readonly attackerBase: number;
  readonly attackerTop: number;
  readonly targetBase: number;
  readonly targetTop: number;
}

/** Returns the level of a unit's feet. */
export function baseOf(board: Board, mech: MechState): number {
  return board.level[mech.hex]! + mech.elevation;
}

/** Returns the highest level that a unit takes up: one above its feet while it stands. */
export function topOf(board: Board, mech: MechState): number {
  return baseOf(board, mech) + (mech.prone ? 0 : 1);
}

export function levelsOf(game: Game, attacker: MechState, target: MechState): Levels {
  const board = boardOf(game);
  return {
    attackerBase: baseOf(board, attacker),
    attackerTop: topOf(board, attacker),
    targetBase: baseOf(board, target),
    targetTop: topOf(board, target),
  };
}
