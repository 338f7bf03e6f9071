import { BEARINGS, bearingDirection, relativeBearing, type Side, sideFromBearing } from '@hexfall/hex';
import { KICK, soundKick, specOf, targetMovementModifier } from '@hexfall/rules';
import { chance } from '../odds.ts';
import {
  bearingOf,
  givingModifier,
  type Glance,
  glancesAt,
  hexesOf,
  isBlocked,
  isNear,
  takeGlance,
  takingModifier,
} from './glance.ts';
import type { Enemy, Situation } from './situation.ts';

/** Bits of the relative bearings that a torso can be turned to: all but the rear. */
const IN_REACH = bearings(16, 8);
const AHEAD = bearings(20, 4);

/** What a hit from a side costs, against one from the front: behind, the armor is thin. */
const SIDE_COST = { front: 1, left: 1.05, right: 1.05, rear: 1.6 } as const;
/** The same for an enemy that has still to move, and may come from anywhere. */
const UNSETTLED_COST = { front: 1.12, left: 1.12, right: 1.12, rear: SIDE_COST.rear } as const;

const SETTLED_COSTS = costsByBearing(SIDE_COST);
const UNSETTLED_COSTS = costsByBearing(UNSETTLED_COST);
/** A unit that does not see its target this turn may do so before it fires. */
const UNSETTLED_FIRE = 0.75;
const OUT_OF_ARC = 0.1;

const KICK_NUMBER = 4;
/** A kick may also bring the target down. */
const KICK_VALUE = 1.3;

const FAR_AWAY = 999;
/** A modifier that nothing hits with. */
const UNSEEN = 99;

/**
 * What a place offers and what it costs, before it is known how the unit arrives and where it faces: damage given and
 * taken against each enemy. One is used for all places of all searches in turn.
 */
export class Outlook {
  /** By enemy. */
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

  /** From now on it looks for that unit. */
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

  /** Looks around from a place that is reached by moving that many hexes; `evasion` is what jumping adds. */
  from(place: number, hexesMoved: number, evasion: number): void {
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
      this.judge(i, enemy, glance, hardToHit);
    }
  }

  /** One that was taken before, or a new one. */
  private glance(i: number, enemy: Enemy): Glance {
    const { view } = this;
    const row = this.glances[i];
    if (row === undefined) return takeGlance(this.situation.board, view, enemy.view);
    const known = row[view.hex]!;
    return known === 0 ? (row[view.hex] = takeGlance(this.situation.board, view, enemy.view)) : known;
  }

  private judge(i: number, enemy: Enemy, glance: Glance, hardToHit: number): void {
    const hexes = hexesOf(glance);
    if (hexes < this.nearest) this.nearest = hexes;
    this.hexes[i] = hexes;
    this.bearings[i] = bearingOf(glance);
    this.modifiers[i] = isBlocked(glance) || hexes === 0 ? UNSEEN : enemy.toHit + givingModifier(glance);
    this.kicks[i] = isNear(glance) ? 1 : 0;
    this.taken[i] = damageFrom(enemy, glance, hardToHit);
  }

  /** The directions in which enemies lie, one bit each. */
  directions(): number {
    let mask = 0;
    for (let i = 0; i < this.situation.enemies.length; i++) mask |= 1 << bearingDirection(this.bearings[i]!);
    return mask;
  }

  /** No facing can be worth more than this here: every enemy in the arc, every hit from the front. */
  ceiling(aim: number, caution: number): number {
    const { enemies } = this.situation;
    let best = 0;
    let suffered = 0;
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i]!;
      const worth = this.worthOf(i, enemy, aim, true);
      if (worth > best) best = worth;
      suffered += this.taken[i]! * (enemy.settled ? SIDE_COST.front : UNSETTLED_COST.front);
    }
    return best - caution * suffered;
  }

  /** Damage to be expected for the best target, when the unit faces that way and its aim suffers so much. */
  given(facing: number, aim: number): number {
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

  /** What fire on an enemy is worth from here, and a kick if it is near enough. */
  private worthOf(i: number, enemy: Enemy, aim: number, ahead: boolean): number {
    let worth = this.situation.fire.at(this.hexes[i]!, this.modifiers[i]! + aim);
    if (ahead && this.kicks[i] === 1) worth += this.kickWorth(enemy, aim);
    return (enemy.settled ? worth : worth * UNSETTLED_FIRE) * enemy.value;
  }

  private kickWorth(enemy: Enemy, aim: number): number {
    const { mech } = this.situation;
    return this.ownKick * chance(mech.piloting + KICK + aim + enemy.toHit);
  }

  /** Damage to be expected from all enemies, by the sides they strike. */
  suffered(facing: number): number {
    const { enemies } = this.situation;
    let sum = 0;
    for (let i = 0; i < enemies.length; i++) {
      const costs = enemies[i]!.settled ? SETTLED_COSTS : UNSETTLED_COSTS;
      sum += this.taken[i]! * costs[relativeBearing(this.bearings[i]!, facing)]!;
    }
    return sum;
  }
}

/** What an enemy can be expected to do to a unit at which it looks like that. */
function damageFrom(enemy: Enemy, glance: Glance, hardToHit: number): number {
  const hexes = hexesOf(glance);
  const { fire, aim, settled } = enemy;
  if (isBlocked(glance)) return settled ? 0 : UNSETTLED_FIRE * 0.5 * fire.at(hexes, aim + hardToHit + 2);
  const kick = isNear(glance) ? enemy.kick * chance(KICK_NUMBER + hardToHit) : 0;
  const damage = fireFrom(enemy, hexes, aim + hardToHit + takingModifier(glance));
  if (!settled) return damage + kick;
  const back = (bearingOf(glance) + BEARINGS / 2) % BEARINGS;
  const bears = ((IN_REACH >> relativeBearing(back, enemy.mech.facing)) & 1) === 1;
  return bears ? damage + kick : OUT_OF_ARC * damage;
}

/** Who has still to move may stay or come nearer, and will do what suits it. */
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
