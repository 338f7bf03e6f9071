import { hasAttackerCover, isSightBlocked, sightBlockReason } from '@hexfall/hex';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { isWhollyUnderWater } from '../board/water.ts';
import { isWalkingLeg } from '../unit/condition.ts';
import { sensorHits } from './attacker-modifiers.ts';
import type { FiringSolution } from './firing-solution.ts';
import { type ProneObstacle, proneObstacle } from './prone-fire.ts';

/** Why a weapon cannot be fired at a target. */
export type ShotObstacle =
  | 'water'
  | 'sensors'
  | ProneObstacle
  | 'legsCovered'
  | 'sightBlocked'
  | 'seenDirectly'
  | 'outOfArc'
  | 'weaponUnderWater'
  | 'targetUnderWater'
  | 'targetAboveWater'
  | 'sameHex'
  | 'outOfRange';

/** Sensor hits that leave a unit blind. */
const BLIND = 2;

/**
 * Returns the first thing that stands in the way of a shot, in the order of the rules: water, sensors, posture, cover, the
 * line of sight, the arc, weapons under water, range. Whether the weapon bears on the target depends on a stance that is
 * not taken yet, so the caller says it.
 */
export function shotObstacle(game: Game, solution: FiringSolution, bears: boolean): ShotObstacle | undefined {
  return obstacleToSight(game, solution) ?? (bears ? undefined : 'outOfArc') ?? obstacleToReach(game, solution);
}

/** What comes before the arc: the surface of water, the attacker itself, the line of sight. */
export function obstacleToSight(game: Game, solution: FiringSolution): ShotObstacle | undefined {
  const block = sightBlockReason(solution.sight);
  if (block === 'water') return 'water';
  return attackerObstacle(game, solution) ?? sightObstacle(solution, block !== 'none');
}

/** What is wrong with the attacker itself, or with where the weapon is. */
function attackerObstacle(
  game: Game,
  { attacker, weapon, sight, underWater }: FiringSolution,
): ShotObstacle | undefined {
  const spec = specOf(game, attacker);
  if (sensorHits(attacker, spec) >= BLIND) return 'sensors';
  const lying = attacker.prone ? proneObstacle(attacker, spec, weapon.location) : undefined;
  if (lying !== undefined) return lying;
  const hidden = hasAttackerCover(sight) && isWalkingLeg(spec, weapon.location);
  return hidden && !underWater ? 'legsCovered' : undefined;
}

/** Direct fire needs a line of sight; indirect fire is for targets that the attacker does not see, but another does. */
function sightObstacle({ terms, spotterSighting }: FiringSolution, blocked: boolean): ShotObstacle | undefined {
  if (!terms.indirect) return blocked ? 'sightBlocked' : undefined;
  if (!blocked) return 'seenDirectly';
  return spotterSighting !== undefined && isSightBlocked(spotterSighting.sight) ? 'sightBlocked' : undefined;
}

/** What comes after the arc: weapons and targets under water, then range. */
export function obstacleToReach(game: Game, solution: FiringSolution): ShotObstacle | undefined {
  const { attacker, target, type, underWater, hexes, ranges } = solution;
  if (underWater && type.waterRanges[2] === 0) return 'weaponUnderWater';
  if (underWater && target.elevation >= 0) return 'targetAboveWater';
  if (!underWater && isWhollyUnderWater(game, target)) return 'targetUnderWater';
  if (attacker.hex === target.hex) return 'sameHex';
  return hexes > ranges[2] ? 'outOfRange' : undefined;
}
