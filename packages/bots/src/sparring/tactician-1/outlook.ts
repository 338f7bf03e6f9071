import { BEARINGS, bearingDirection, relativeBearing, type Side, sideFromBearing } from '@hexfall/hex';
import { KICK, soundKick, specOf, targetMovementModifier } from '@hexfall/rules';
import { chance } from '../../odds.ts';
import {
  bearingOf,
  enemyFireModifier,
  type Glance,
  glancesAt,
  hexesOf,
  isBlocked,
  isNear,
  ownFireModifier,
  takeGlance,
} from './glance.ts';
import type { Enemy, Situation } from './situation.ts';

/** Bit mask of the relative bearings that weapons reach with a torso twist: all but the rear. */
const IN_REACH = bearings(16, 8);
/** Bit mask of the relative bearings ahead. */
const AHEAD = bearings(20, 4);

/** Weight of damage by the side struck. Rear armor is thin. */
const SIDE_COST = { front: 1, left: 1.05, right: 1.05, rear: 1.6 } as const;
/** Weight of damage by the side struck, for an enemy that has yet to move and may come from anywhere. */
const UNSETTLED_COST = { front: 1.12, left: 1.12, right: 1.12, rear: SIDE_COST.rear } as const;

const SETTLED_COSTS = costsByBearing(SIDE_COST);
const UNSETTLED_COSTS = costsByBearing(UNSETTLED_COST);
/** Weight of fire at or from an enemy that has yet to move, whose position will change. */
const UNSETTLED_FIRE = 0.75;
/** Weight of fire from an enemy that faces away. */
const OUT_OF_ARC = 0.1;

const KICK_NUMBER = 4;
/** Weight of a kick's damage: it may also make the target fall. */
const KICK_VALUE = 1.3;

const FAR_AWAY = 999;
/** Modifier for a target out of sight. No shot hits with it. */
const UNSEEN = 99;

/**
 * Damage that a unit can deal and must expect at a place, against each enemy, before its facing and way of moving are chosen.
 * One object is reused for all places of all searches.
 */
export class Outlook {
  /** By enemy: its cached glances. */
  private readonly glances: (Int32Array | undefined)[] = [];
  private hexes = new Int32Array(0);
  private modifiers = new Int32Array(0);
  private bearings = new Int32Array(0);
  private taken = new Float64Array(0);
  private kicks = new Uint8Array(0);
  private ownKick = 0;
  private readonly view = { hex: 0, elevation: 0, height: 1 };
  private situation!: Situation;
  /** Hexes to the nearest enemy. */
  nearest = 0;

  /** Starts a search for another unit. */
  begin(situation: Situation): void {
    const { board, enemies } = situation;
    const { length } = enemies;
    this.situation = situation;
    for (let i = 0; i < length; i++) this.glances[i] = glancesAt(board, enemies[i]!.view);
    this.ownKick = KICK_VALUE * soundKick(specOf(situation.game, situation.mech).tonnage);
    if (this.hexes.length >= length) return;
    this.hexes = new Int32Array(length);
    this.modifiers = new Int32Array(length);
    this.bearings = new Int32Array(length);
    this.taken = new Float64Array(length);
    this.kicks = new Uint8Array(length);
  }

  /** Evaluates a place reached by moving `hexesMoved` hexes. `evasion` is the target modifier for jumping. */
  lookFrom(place: number, hexesMoved: number, evasion: number): void {
    const { board, enemies, footholds } = this.situation;
    const { places, cover, onGround } = footholds;
    const { view } = this;
    view.hex = places.hex[place]!;
    view.elevation = places.elevation[place]!;
    const hardToHit = targetMovementModifier(hexesMoved) + evasion + cover[place]!;
    this.nearest = FAR_AWAY;
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i]!;
      const glance = onGround[place] === 1 ? this.glance(i, enemy) : takeGlance(board, view, enemy.view);
      this.evaluate(i, enemy, glance, hardToHit);
    }
  }

  /** The cached glance at an enemy, or a new one. */
  private glance(i: number, enemy: Enemy): Glance {
    const { view } = this;
    const row = this.glances[i];
    if (row === undefined) return takeGlance(this.situation.board, view, enemy.view);
    const known = row[view.hex]!;
    return known === 0 ? (row[view.hex] = takeGlance(this.situation.board, view, enemy.view)) : known;
  }

  private evaluate(i: number, enemy: Enemy, glance: Glance, hardToHit: number): void {
    const hexes = hexesOf(glance);
    if (hexes < this.nearest) this.nearest = hexes;
    this.hexes[i] = hexes;
    this.bearings[i] = bearingOf(glance);
    this.modifiers[i] = isBlocked(glance) || hexes === 0 ? UNSEEN : enemy.toHit + ownFireModifier(glance);
    this.kicks[i] = isNear(glance) ? 1 : 0;
    this.taken[i] = damageFrom(enemy, glance, hardToHit);
  }

  /** Bit mask of the directions in which there are enemies. */
  directions(): number {
    let mask = 0;
    for (let i = 0; i < this.situation.enemies.length; i++) mask |= 1 << bearingDirection(this.bearings[i]!);
    return mask;
  }

  /** Upper bound for every facing at this place: every enemy in the arc, and all damage to the front. */
  upperBound(aim: number, caution: number): number {
    const { enemies } = this.situation;
    let best = 0;
    let taken = 0;
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i]!;
      const worth = this.worthOf(i, enemy, aim, true);
      if (worth > best) best = worth;
      taken += this.taken[i]! * (enemy.settled ? SIDE_COST.front : UNSETTLED_COST.front);
    }
    return best - caution * taken;
  }

  /** Expected damage to the best target, in this facing and with the modifier `aim` for the unit's own movement. */
  damageDealt(facing: number, aim: number): number {
    const { enemies } = this.situation;
    let best = 0;
    for (let i = 0; i < enemies.length; i++) {
      const relative = relativeBearing(this.bearings[i]!, facing);
      if (((IN_REACH >> relative) & 1) === 0) continue;
      const worth = this.worthOf(i, enemies[i]!, aim, ((AHEAD >> relative) & 1) === 1);
      if (worth > best) best = worth;
    }
    return best;
  }

  /** Worth of fire at an enemy from this place, and of a kick if the enemy is near enough. */
  private worthOf(i: number, enemy: Enemy, aim: number, ahead: boolean): number {
    let worth = this.situation.fire.at(this.hexes[i]!, this.modifiers[i]! + aim);
    if (ahead && this.kicks[i] === 1) worth += this.kickWorth(enemy, aim);
    return (enemy.settled ? worth : worth * UNSETTLED_FIRE) * enemy.value;
  }

  private kickWorth(enemy: Enemy, aim: number): number {
    const { mech } = this.situation;
    return this.ownKick * chance(mech.piloting + KICK + aim + enemy.toHit);
  }

  /** Expected damage from all enemies, weighted by the sides that they strike. */
  damageTaken(facing: number): number {
    const { enemies } = this.situation;
    let sum = 0;
    for (let i = 0; i < enemies.length; i++) {
      const costs = enemies[i]!.settled ? SETTLED_COSTS : UNSETTLED_COSTS;
      sum += this.taken[i]! * costs[relativeBearing(this.bearings[i]!, facing)]!;
    }
    return sum;
  }
}

/** Expected damage from an enemy. */
function damageFrom(enemy: Enemy, glance: Glance, hardToHit: number): number {
  const hexes = hexesOf(glance);
  const { fire, aim, settled } = enemy;
  if (isBlocked(glance)) return settled ? 0 : UNSETTLED_FIRE * 0.5 * fire.at(hexes, aim + hardToHit + 2);
  const kick = isNear(glance) ? enemy.kick * chance(KICK_NUMBER + hardToHit) : 0;
  const damage = fireFrom(enemy, hexes, aim + hardToHit + enemyFireModifier(glance));
  if (!settled) return damage + kick;
  const back = (bearingOf(glance) + BEARINGS / 2) % BEARINGS;
  const bears = ((IN_REACH >> relativeBearing(back, enemy.mech.facing)) & 1) === 1;
  return bears ? damage + kick : OUT_OF_ARC * damage;
}

/** Expected damage from the fire of an enemy. One that has yet to move may come closer if that suits it better. */
function fireFrom({ fire, stride }: Enemy, hexes: number, modifier: number): number {
  const here = fire.at(hexes, modifier);
  if (stride === 0) return here;
  const nearer = fire.at(Math.max(1, hexes - stride), modifier);
  return nearer > here ? (here + nearer) / 2 : here;
}

function costsByBearing(costs: Readonly<Record<Side, number>>): Float64Array {
  return Float64Array.from({ length: BEARINGS }, (_, relative) => costs[sideFromBearing(relative)]);
}

function bearings(first: number, last: number): number {
  let mask = 1 << last;
  for (let code = first; code !== last; code = (code + 1) % 24) mask |= 1 << code;
  return mask;
}
