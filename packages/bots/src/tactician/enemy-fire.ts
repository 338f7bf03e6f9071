import { BEARINGS, relativeBearing } from '@hexfall/hex';
import { chance } from '../odds.ts';
import { IN_REACH, KICK_NUMBER } from './arcs.ts';
import { bearingOf, enemyFireModifier, type Glance, hexesOf, isBlocked, isNear } from './glance.ts';
import type { Enemy } from './situation.ts';

/** Weight of fire from an enemy that faces away. */
const OUT_OF_ARC = 0.1;

/**
 * Returns the expected damage from an enemy to a unit. `glance` is how the unit sees the enemy, `hardToHit` the modifier against the unit.
 */
export function damageFrom(enemy: Enemy, glance: Glance, hardToHit: number, unsettledFire: number): number {
  const hexes = hexesOf(glance);
  const { fire, aim, settled } = enemy;
  if (isBlocked(glance)) return settled ? 0 : unsettledFire * 0.5 * fire.at(hexes, aim + hardToHit + 2);
  const kick = isNear(glance) ? enemy.kick * chance(KICK_NUMBER + hardToHit) : 0;
  const damage = fireFrom(enemy, hexes, aim + hardToHit + enemyFireModifier(glance));
  if (!settled) return damage + kick;
  const back = (bearingOf(glance) + BEARINGS / 2) % BEARINGS;
  const bears = ((IN_REACH >> relativeBearing(back, enemy.mech.facing)) & 1) === 1;
  return bears ? damage + kick : OUT_OF_ARC * damage;
}

/** Returns the expected damage from the fire of an enemy. An enemy that has yet to move may come closer if that suits it better. */
function fireFrom({ fire, stride }: Enemy, hexes: number, modifier: number): number {
  const here = fire.at(hexes, modifier);
  if (stride === 0) return here;
  const nearer = fire.at(Math.max(1, hexes - stride), modifier);
  return nearer > here ? (here + nearer) / 2 : here;
}
