import { hasAttackerCover, type Sight, sightBlockReason } from '@hexfall/hex';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MountedWeapon } from '../../vocabulary/spec/mech-spec.ts';
import type { WeaponType } from '../../vocabulary/spec/weapon-type.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { sightBetween } from '../board/viewpoint.ts';
import { isUnderWater, isWhollyUnderWater } from '../board/water.ts';
import { isWalkingLeg } from '../unit/condition.ts';
import { sensorHits } from './attacker-modifiers.ts';
import { type ProneObstacle, proneObstacle } from './prone-fire.ts';
import { firingDistance, rangesOf } from './range.ts';
import type { ShotTerms } from './shot-terms.ts';

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
 * The first thing that stands in the way of a shot, in the order of the rules: water, sensors, posture, cover, the line
 * of sight, the arc, weapons under water, range. Whether the weapon bears on the target depends on a stance that is not
 * yet taken, so the caller says it.
 */
export function shotObstacle(
  game: Game,
  attacker: MechState,
  target: MechState,
  weapon: MountedWeapon,
  terms: ShotTerms,
  bears: boolean,
): ShotObstacle | undefined {
  return (
    obstacleToSight(game, attacker, target, weapon, terms, sightBetween(game, attacker, target)) ??
    (bears ? undefined : 'outOfArc') ??
    obstacleToReach(game, attacker, target, weapon, terms.type ?? weapon.type)
  );
}

/** What comes before the arc: the surface of water, the attacker itself, the line of sight. */
export function obstacleToSight(
  game: Game,
  attacker: MechState,
  target: MechState,
  weapon: MountedWeapon,
  terms: ShotTerms,
  sight: Sight,
): ShotObstacle | undefined {
  const block = sightBlockReason(sight);
  if (block === 'water') return 'water';
  return attackerObstacle(game, attacker, weapon, sight) ?? sightObstacle(game, target, terms, block !== 'none');
}

/** What is wrong with the attacker itself, whatever it fires at. */
function attackerObstacle(
  game: Game,
  attacker: MechState,
  weapon: MountedWeapon,
  sight: Sight,
): ShotObstacle | undefined {
  const spec = specOf(game, attacker);
  if (sensorHits(attacker, spec) >= BLIND) return 'sensors';
  const lying = attacker.prone ? proneObstacle(attacker, spec, weapon.location) : undefined;
  if (lying !== undefined) return lying;
  const hidden = hasAttackerCover(sight) && isWalkingLeg(spec, weapon.location);
  return hidden && !isUnderWater(game, attacker, weapon.location) ? 'legsCovered' : undefined;
}

/** Direct fire needs a line of sight; indirect fire is for targets that the firer does not see, but another does. */
function sightObstacle(
  game: Game,
  target: MechState,
  { indirect, spotter }: ShotTerms,
  blocked: boolean,
): ShotObstacle | undefined {
  if (!indirect) return blocked ? 'sightBlocked' : undefined;
  if (!blocked) return 'seenDirectly';
  if (spotter === undefined) return undefined;
  return sightBlockReason(sightBetween(game, spotter, target)) === 'none' ? undefined : 'sightBlocked';
}

/** What comes after it: weapons under water, and range. */
export function obstacleToReach(
  game: Game,
  attacker: MechState,
  target: MechState,
  weapon: MountedWeapon,
  type: WeaponType,
): ShotObstacle | undefined {
  const underWater = isUnderWater(game, attacker, weapon.location);
  if (underWater && type.waterRanges[2] === 0) return 'weaponUnderWater';
  if (underWater && target.elevation >= 0) return 'targetAboveWater';
  if (!underWater && isWhollyUnderWater(game, target)) return 'targetUnderWater';
  const hexes = firingDistance(game, attacker, target);
  if (attacker.hex === target.hex) return 'sameHex';
  return hexes > rangesOf(type, underWater)[2] ? 'outOfRange' : undefined;
}
