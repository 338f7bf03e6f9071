import { type HexId, hasAttackerCover, isSightBlocked, lineHexes, sightBlockReason } from '@hexfall/hex';
import { boardOf, type Game, specOf } from '../../vocabulary/game/game.ts';
import { isArm, isLeg, LA, type LocationId, RA } from '../../vocabulary/spec/locations.ts';
import type { MechSpec } from '../../vocabulary/spec/mech-spec.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { isWhollyUnderWater } from '../board/spot.ts';
import type { Visible } from '../board/viewpoint.ts';
import { countLegsGone, isActuatorOut, isLocationGone, isWalkingLeg, legsOf } from '../unit/condition.ts';
import { blindingHits } from '../unit/industrial.ts';
import { isTooCloseFor } from './artillery-range.ts';
import { sensorHits } from './attacker-modifiers.ts';
import type { FiringSolution } from './firing-solution.ts';

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
  | 'outOfRange'
  | 'tooClose'
  | 'dryLine';

/**
 * Returns the first obstacle to a shot, in the order of the rules: water, sensors, posture, cover, the line of sight, the arc, weapons
 * under water, range. Whether the weapon bears on the target depends on a stance that is not taken yet, so the caller states it.
 */
export function shotObstacle(game: Game, solution: FiringSolution<Visible>, bears: boolean): ShotObstacle | undefined {
  return obstacleToSight(game, solution) ?? (bears ? undefined : 'outOfArc') ?? obstacleToReach(game, solution);
}

/** Returns the first obstacle that comes before the arc: the surface of water, the attacker itself, the line of sight. */
export function obstacleToSight(game: Game, solution: FiringSolution<Visible>): ShotObstacle | undefined {
  const block = sightBlockReason(solution.sight);
  if (block === 'water') return 'water';
  return attackerObstacle(game, solution) ?? sightObstacle(solution, block !== 'none');
}

/** Returns an obstacle that lies with the attacker itself, or with the place of the weapon. */
function attackerObstacle(
  game: Game,
  { attacker, weapon, sight, underWater }: FiringSolution<Visible>,
): ShotObstacle | undefined {
  const spec = specOf(game, attacker);
  if (sensorHits(attacker, spec) >= blindingHits(spec)) return 'sensors';
  const lying = attacker.prone ? proneObstacle(attacker, spec, weapon.location) : undefined;
  if (lying !== undefined) return lying;
  const hidden = hasAttackerCover(sight) && isWalkingLeg(spec, weapon.location);
  return hidden && !underWater ? 'legsCovered' : undefined;
}

/**
 * Returns an obstacle of the line of sight. Direct fire needs a line of sight; indirect fire is for targets that the attacker does not see,
 * but a spotter does.
 */
function sightObstacle(
  { terms, spotterSighting }: FiringSolution<Visible>,
  blocked: boolean,
): ShotObstacle | undefined {
  if (!terms.indirect) return blocked ? 'sightBlocked' : undefined;
  if (!blocked) return 'seenDirectly';
  return spotterSighting !== undefined && isSightBlocked(spotterSighting.sight) ? 'sightBlocked' : undefined;
}

/** Returns the first obstacle that comes after the arc: weapons and targets under water, then range. */
export function obstacleToReach(game: Game, solution: FiringSolution<Visible>): ShotObstacle | undefined {
  const { attacker, target, type, underWater, hexes, ranges } = solution;
  if (underWater && type.waterRanges[2] === 0) return 'weaponUnderWater';
  if (underWater && target.elevation >= 0) return 'targetAboveWater';
  if (!underWater && isWhollyUnderWater(game, target)) return 'targetUnderWater';
  if (attacker.hex === target.hex) return 'sameHex';
  if (hexes > ranges[2]) return 'outOfRange';
  if (type.damage.kind === 'blast') return isTooCloseFor(type, hexes) ? 'tooClose' : undefined;
  return underWater && type.ranges[2] === 0 && !isWaterAllAlong(game, attacker.hex, target.hex) ? 'dryLine' : undefined;
}

/** Whether there is water in every hex of a line, as a torpedo needs. */
function isWaterAllAlong(game: Game, from: HexId, to: HexId): boolean {
  const { grid, layers } = boardOf(game);
  return lineHexes(grid, from, to).every(hex => layers.depth[hex]! > 0);
}

/*
 * Firing while prone. A biped props itself up on one arm and fires with the other, so it needs both arms, and weapons in its legs cannot
 * fire. A quad on four sound legs is as steady while prone as while standing; a lame one needs a front leg to prop on.
 */

/** Why a weapon of a prone unit cannot fire. */
export type ProneObstacle = 'proneArmGone' | 'proneLegWeapon';

/** Whether a unit is a quad with all its legs and sound hips, which is as steady while prone as while standing. */
export function isSteadyQuad(mech: MechState, spec: MechSpec): boolean {
  if (!spec.quad) return false;
  for (const leg of legsOf(spec)) {
    if (isLocationGone(mech, leg) || isActuatorOut(mech, spec.masks.hip, leg)) return false;
  }
  return true;
}

/** Returns why a weapon in that location cannot fire while its unit is prone. */
function proneObstacle(mech: MechState, spec: MechSpec, location: LocationId): ProneObstacle | undefined {
  if (spec.quad) return proneQuadObstacle(mech, spec, location);
  if (isLocationGone(mech, LA) || isLocationGone(mech, RA)) return 'proneArmGone';
  return isLeg(location) ? 'proneLegWeapon' : undefined;
}

/** A quad may have lost at most this many legs and still fire while prone. */
const MAX_LEGS_LOST = 2;

function proneQuadObstacle(mech: MechState, spec: MechSpec, location: LocationId): ProneObstacle | undefined {
  if (isSteadyQuad(mech, spec)) return undefined;
  if (countLegsGone(mech, spec) > MAX_LEGS_LOST || (isLocationGone(mech, LA) && isLocationGone(mech, RA)))
    return 'proneArmGone';
  return isLeg(location) ? 'proneLegWeapon' : undefined;
}

/** Whether a location is one of the two arms, or front legs, of a prone unit of which only one may fire, since the other props it up. */
export function isPropLimb(mech: MechState, spec: MechSpec, location: LocationId): boolean {
  return mech.prone && isArm(location) && !isSteadyQuad(mech, spec);
}
