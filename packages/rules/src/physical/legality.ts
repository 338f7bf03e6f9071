import { type Arc, areInSameBuilding, bearing, distance, inArc, relativeBearing, type Viewpoint } from '@hexfall/hex';
import { type Refusal, refusal } from '../commands/command.ts';
import { isLeaping } from '../combat/declared-attack.ts';
import { lookFrom, viewpoint } from '../combat/viewpoint.ts';
import { boardOf, type Game } from '../game.ts';
import type { MechState } from '../state/mech-state.ts';

/** What forbids any blow at a target, whichever limb strikes: posture, distance, walls. */
export function contactRefusal(game: Game, attacker: MechState, target: MechState | undefined): Refusal | undefined {
  if (target === undefined || target.status !== 'active' || target.side === attacker.side) {
    return refusal('noSuchTarget', 'target', 'is no enemy in play');
  }
  if (attacker.prone) return refusal('unitIncapable', 'unit', 'is prone and cannot strike');
  if (distance(boardOf(game).grid, attacker.hex, target.hex) !== 1) {
    return refusal('outOfRange', 'target', 'is not in an adjacent hex');
  }
  if (isLeaping(game.state.attacks, target.id))
    return refusal('outOfRange', 'target', 'is in the air, about to come down');
  return isSheltered(game, lookFrom(attacker), target) ? SHELTERED : undefined;
}

/** Below the roof of a building, a unit is struck only from inside the same building, by hand or by a charge. */
export function isSheltered(game: Game, from: Viewpoint, target: MechState): boolean {
  const board = boardOf(game);
  const { building, buildingHeight } = board.layers;
  const inside = building[target.hex] !== 0 && target.elevation >= 0 && target.elevation < buildingHeight[target.hex]!;
  return inside && !areInSameBuilding(board, from, viewpoint(target));
}

/** Whether the target lies in an arc of the attacker's legs, or of its torso as it is twisted. */
export function isInReach(game: Game, attacker: MechState, target: MechState, arc: Arc, twist: number): boolean {
  const facing = (attacker.facing + twist + 6) % 6;
  const code = bearing(boardOf(game).grid, attacker.hex, target.hex);
  return inArc(arc, relativeBearing(code, facing));
}

export const OUT_OF_ARC = refusal('outOfArc', 'target', 'is outside the arc of the limb');
export const OUT_OF_LEVEL = refusal('outOfRange', 'target', 'stands too high or too low');
export const SHELTERED = refusal('noLineOfSight', 'target', 'is inside a building that the attacker is not in');
