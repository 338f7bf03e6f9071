import { type Refusal, type RefusalCode, refusal } from '../../vocabulary/commands/command.ts';
import type { ShotObstacle } from '../to-hit/shot-obstacle.ts';

type Parts = readonly [code: RefusalCode, field: 'target' | 'weapon', reason: string];
const onTarget = (code: RefusalCode, reason: string): Parts => [code, 'target', reason];
const onWeapon = (reason: string): Parts => ['weaponUnusable', 'weapon', reason];

/** For each obstacle: the refusal that the player reads. */
const OBSTACLES: Readonly<Record<ShotObstacle, Parts>> = {
  water: onTarget('noLineOfSight', 'is on the other side of the water surface'),
  sensors: onWeapon('cannot be aimed: both sensors are destroyed'),
  proneArmGone: onWeapon('cannot be fired: a prone unit needs its arms to prop itself up'),
  proneLegWeapon: onWeapon('is in a leg, which cannot fire while the unit is prone'),
  legsCovered: onWeapon('is in a leg, behind the cover next to the unit'),
  sightBlocked: onTarget('noLineOfSight', 'cannot be seen'),
  seenDirectly: onTarget('badShot', 'is in sight, so no spotter can be used'),
  outOfArc: onTarget('outOfArc', 'is outside the firing arc of the weapon'),
  weaponUnderWater: onWeapon('cannot be fired under water'),
  targetUnderWater: onTarget('noLineOfSight', 'is under water, but the weapon is not'),
  targetAboveWater: onTarget('noLineOfSight', 'is not in the water, but the weapon is'),
  sameHex: onTarget('outOfRange', 'is in the same hex'),
  outOfRange: onTarget('outOfRange', 'is out of range'),
  tooClose: onTarget('outOfRange', 'is too close for artillery'),
  dryLine: onTarget('noLineOfSight', 'is not in the same water'),
};

/** Refuses a shot because of an obstacle; `targetField` is the field of the order that names the target. */
export function obstacleRefusal(obstacle: ShotObstacle, path: string, targetField: 'target' | 'hex'): Refusal {
  const [code, field, reason] = OBSTACLES[obstacle];
  return refusal(code, `${path}.${field === 'target' ? targetField : field}`, reason);
}
