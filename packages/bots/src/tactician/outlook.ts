import {
  baseLevel,
  BEARINGS,
  bearing,
  bearingDirection,
  distance,
  type HexId,
  hasAttackerCover,
  hasTargetCover,
  isSightBlocked,
  lineOfSight,
  relativeBearing,
  type Side,
  sideFromBearing,
  type Sight,
  sightModifier,
  targetTerrainModifier,
} from '@hexfall/hex';
import { specOf, targetMovementModifier } from '@hexfall/rules';
import { chance } from '../odds.ts';
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

/** The modifier of a line of sight from its other end: the same but for the cover. */
function backwards(sight: Sight): number {
  return sightModifier(sight) - (hasTargetCover(sight) ? 1 : 0) + (hasAttackerCover(sight) ? 1 : 0);
}

/**
 * What a place offers and what it costs, before it is known how the unit arrives and where it faces: damage given and
 * taken against each enemy. One is used for all places of all searches in turn.
 */
export class Outlook {
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
    const { length } = situation.enemies;
    this.situation = situation;
    this.ownKick = KICK_VALUE * Math.floor(specOf(situation.game, situation.mech).tonnage / 5);
    if (this.hexes.length >= length) return;
    this.hexes = new Int32Array(length);
    this.modifiers = new Int32Array(length);
    this.bearings = new Int32Array(length);
    this.taken = new Float64Array(length);
    this.kicks = new Uint8Array(length);
  }

  /** Looks around from a place that is reached by moving that many hexes; `evasion` is what jumping adds. */
  from(hex: HexId, elevation: number, hexesMoved: number, evasion: number): this {
    const { board, enemies } = this.situation;
    const { view } = this;
    view.hex = hex;
    view.elevation = elevation;
    const hardToHit = targetMovementModifier(hexesMoved) + evasion + targetTerrainModifier(board, view);
    this.nearest = FAR_AWAY;
    for (let i = 0; i < enemies.length; i++) this.look(i, enemies[i]!, hardToHit);
    return this;
  }

  private look(i: number, enemy: Enemy, hardToHit: number): void {
    const { board } = this.situation;
    const { view } = this;
    const hexes = distance(board.grid, view.hex, enemy.view.hex);
    this.nearest = Math.min(this.nearest, hexes);
    this.hexes[i] = hexes;
    this.bearings[i] = bearing(board.grid, view.hex, enemy.view.hex);
    const sight = lineOfSight(board, view, enemy.view);
    const seen = !isSightBlocked(sight) && hexes > 0;
    this.modifiers[i] = seen ? enemy.toHit + sightModifier(sight) : UNSEEN;
    const level = hexes === 1 && Math.abs(baseLevel(board, view) - baseLevel(board, enemy.view)) <= 1;
    this.kicks[i] = level ? 1 : 0;
    this.taken[i] = this.damageFrom(i, enemy, sight, hardToHit);
  }

  /** What an enemy can be expected to do to the unit there. */
  private damageFrom(i: number, enemy: Enemy, sight: Sight, hardToHit: number): number {
    const hexes = this.hexes[i]!;
    const kick = this.kicks[i] === 1 ? enemy.kick * chance(KICK_NUMBER + hardToHit) : 0;
    if (isSightBlocked(sight))
      return enemy.settled ? 0 : UNSETTLED_FIRE * 0.5 * enemy.fire.at(hexes, enemy.aim + hardToHit + 2);
    const modifier = enemy.aim + hardToHit + backwards(sight);
    const fire = this.fireFrom(enemy, hexes, modifier);
    if (!enemy.settled) return fire + kick;
    const back = (this.bearings[i]! + 12) % 24;
    const bears = ((IN_REACH >> relativeBearing(back, enemy.mech.facing)) & 1) === 1;
    return bears ? fire + kick : OUT_OF_ARC * fire;
  }

  /** Who has still to move may stay or come nearer, and will do what suits it. */
  private fireFrom({ fire, stride }: Enemy, hexes: number, modifier: number): number {
    const here = fire.at(hexes, modifier);
    if (stride === 0) return here;
    const nearer = fire.at(Math.max(1, hexes - stride), modifier);
    return nearer > here ? (here + nearer) / 2 : here;
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
    return this.ownKick * chance(mech.piloting - 2 + aim + enemy.toHit);
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

function costsByBearing(costs: Readonly<Record<Side, number>>): Float64Array {
  return Float64Array.from({ length: BEARINGS }, (_, relative) => costs[sideFromBearing(relative)]);
}

function bearings(first: number, last: number): number {
  let mask = 1 << last;
  for (let code = first; code !== last; code = (code + 1) % 24) mask |= 1 << code;
  return mask;
}
