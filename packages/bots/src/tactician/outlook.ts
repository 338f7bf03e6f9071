import { BEARINGS, bearingDirection, relativeBearing, sideFromBearing } from '@hexfall/hex';
import { KICK, soundKick, specOf, targetMovementModifier } from '@hexfall/rules';
import { chance } from '../odds.ts';
import { AHEAD, IN_REACH } from './arcs.ts';
import { damageDrawn } from './attention.ts';
import { damageFrom } from './enemy-fire.ts';
import {
  bearingOf,
  type Glance,
  glancesAt,
  hexesOf,
  isBlocked,
  isNear,
  ownFireModifier,
  takeGlance,
} from './glance.ts';
import { destructionChance, fragility } from './health.ts';
import type { Enemy, Situation } from './situation.ts';
import type { Weights } from './weights.ts';

const FAR_AWAY = 999;
/** Modifier for a target out of sight. No shot hits with it. */
const UNSEEN = 99;
/** Value of `worthsAim` as long as no worth has been computed for a place. */
const UNKNOWN = -1;

/**
 * Damage that a unit can deal and must expect at a place, against each enemy, before its facing and way of moving are chosen. One object is
 * reused for all places in all searches.
 */
export class Outlook {
  /** By enemy: its cached glances. */
  private readonly glances: (Int32Array | undefined)[] = [];
  private hexes = new Int32Array(0);
  private modifiers = new Int32Array(0);
  private bearings = new Int32Array(0);
  private taken = new Float64Array(0);
  private kicks = new Uint8Array(0);
  /** By enemy: weight of damage to the side that it shows to the unit. */
  private openings = new Float64Array(0);
  /** By enemy: where the weights of damage from it begin in `costs`. */
  private costsFrom = new Uint8Array(0);
  /** By enemy: worth of fire at it, and of fire with a kick, with the modifier `worthsAim` for the unit's own movement. */
  private worths = new Float64Array(0);
  private worthsAhead = new Float64Array(0);
  private worthsAim = UNKNOWN;
  /** To-hit modifiers against the unit at this place: its movement and the terrain. */
  hardToHit = 0;
  /** Whether the unit's movement makes it harder to hit. */
  isEvading = false;
  private ownKick = 0;
  /** Weight of damage by the relative bearing from which it comes: from enemies that have moved, then from those that have not. */
  private readonly costs = new Float64Array(2 * BEARINGS);
  private costsOf: Weights | undefined;
  private readonly view = { hex: 0, elevation: 0, height: 1 };
  private situation!: Situation;
  private fragility = 0;
  /** Hexes to the nearest enemy. */
  nearest = 0;

  /** Starts a search for another unit. */
  begin(situation: Situation): void {
    const { board, enemies } = situation;
    const { length } = enemies;
    this.situation = situation;
    this.fragility = fragility(situation.mech);
    for (let i = 0; i < length; i++) this.glances[i] = glancesAt(board, enemies[i]!.view);
    this.ownKick = situation.weights.kick * soundKick(specOf(situation.game, situation.mech).tonnage);
    this.weighSides();
    if (this.hexes.length < length) this.grow(length);
    for (let i = 0; i < length; i++) this.costsFrom[i] = enemies[i]!.settled ? 0 : BEARINGS;
  }

  private grow(length: number): void {
    this.hexes = new Int32Array(length);
    this.modifiers = new Int32Array(length);
    this.bearings = new Int32Array(length);
    this.taken = new Float64Array(length);
    this.kicks = new Uint8Array(length);
    this.openings = new Float64Array(length);
    this.costsFrom = new Uint8Array(length);
    this.worths = new Float64Array(length);
    this.worthsAhead = new Float64Array(length);
  }

  private weighSides(): void {
    const { weights } = this.situation;
    if (this.costsOf === weights) return;
    this.costsOf = weights;
    const { flank, rear, unsettledFront, unsettledRear } = weights;
    for (let relative = 0; relative < BEARINGS; relative++) {
      const side = sideFromBearing(relative);
      this.costs[relative] = side === 'front' ? 1 : side === 'rear' ? rear : flank;
      this.costs[BEARINGS + relative] = side === 'rear' ? unsettledRear : unsettledFront;
    }
  }

  /** Evaluates a place reached by moving `hexesMoved` hexes. `evasion` is the target modifier for jumping. */
  lookFrom(place: number, hexesMoved: number, evasion: number): void {
    const { board, enemies, footholds } = this.situation;
    const { places, cover, onGround } = footholds;
    const { view } = this;
    view.hex = places.hex[place]!;
    view.elevation = places.elevation[place]!;
    const movement = targetMovementModifier(hexesMoved) + evasion;
    this.isEvading = movement > 0;
    const hardToHit = movement + cover[place]!;
    this.hardToHit = hardToHit;
    this.nearest = FAR_AWAY;
    this.worthsAim = UNKNOWN;
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i]!;
      const glance = onGround[place] === 1 ? this.glance(i, enemy) : takeGlance(board, view, enemy.view);
      this.evaluate(i, enemy, glance, hardToHit);
    }
  }

  /** Returns the cached glance at an enemy, or a new one. */
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
    this.openings[i] = enemy.settled ? this.openingOf(enemy, glance) : 1;
    const { weights, attention } = this.situation;
    this.taken[i] = damageDrawn(damageFrom(enemy, glance, hardToHit, weights.unsettledFire), attention, i);
  }

  private openingOf(enemy: Enemy, glance: Glance): number {
    const side = sideFromBearing(relativeBearing((bearingOf(glance) + BEARINGS / 2) % BEARINGS, enemy.mech.facing));
    return side === 'rear' ? this.situation.weights.backstab : 1;
  }

  /** Returns a bit mask of the directions in which there are enemies. */
  directions(): number {
    let mask = 0;
    for (let i = 0; i < this.situation.enemies.length; i++) mask |= 1 << bearingDirection(this.bearings[i]!);
    return mask;
  }

  /** Returns an upper bound of the score for every facing at this place: every enemy in the arc, and all damage to the front. */
  upperBound(aim: number, caution: number): number {
    const { enemies, weights } = this.situation;
    const unsettledFront = Math.min(weights.unsettledFront, weights.unsettledRear);
    this.weighTargets(aim);
    let best = 0;
    let taken = 0;
    for (let i = 0; i < enemies.length; i++) {
      if (this.worthsAhead[i]! > best) best = this.worthsAhead[i]!;
      taken += this.taken[i]! * (this.costsFrom[i] === 0 ? 1 : unsettledFront);
    }
    return best - caution * this.harmOf(taken);
  }

  /** Returns the cost of damage to the unit: its points, and the cost of destruction times the chance of it. */
  harmOf(taken: number): number {
    return taken + this.situation.weights.end * destructionChance(this.fragility, taken);
  }

  /** Computes the worth of fire with the modifier `aim` for the unit's own movement, unless that has been done for this place. */
  private weighTargets(aim: number): void {
    if (this.worthsAim === aim) return;
    this.worthsAim = aim;
    const { enemies, fire, weights } = this.situation;
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i]!;
      const trust = this.costsFrom[i] === 0 ? 1 : weights.unsettledFire;
      const worth = fire.at(this.hexes[i]!, this.modifiers[i]! + aim);
      this.worths[i] = worth * trust * enemy.value * this.openings[i]!;
      this.worthsAhead[i] =
        this.kicks[i] === 0
          ? this.worths[i]!
          : (worth + this.kickWorth(enemy, aim)) * trust * enemy.value * this.openings[i]!;
    }
  }

  private kickWorth(enemy: Enemy, aim: number): number {
    const { mech } = this.situation;
    return this.ownKick * chance(mech.piloting + KICK + aim + enemy.toHit);
  }

  /** Returns the expected damage to the best target, in this facing and with the modifier `aim` for the unit's own movement. */
  damageDealt(facing: number, aim: number): number {
    this.weighTargets(aim);
    let best = 0;
    for (let i = 0; i < this.situation.enemies.length; i++) {
      const worth = this.worthIn(facing, i);
      if (worth > best) best = worth;
    }
    return best;
  }

  /** As `damageDealt`, but only against enemies that have moved. */
  settledDealt(facing: number, aim: number): number {
    this.weighTargets(aim);
    let best = 0;
    for (let i = 0; i < this.situation.enemies.length; i++) {
      if (this.costsFrom[i] !== 0) continue;
      const worth = this.worthIn(facing, i);
      if (worth > best) best = worth;
    }
    return best;
  }

  /** Returns the worth of fire at an enemy in this facing, and of a kick if the enemy is ahead and near enough. */
  private worthIn(facing: number, i: number): number {
    const relative = relativeBearing(this.bearings[i]!, facing);
    if (((IN_REACH >> relative) & 1) === 0) return 0;
    return ((AHEAD >> relative) & 1) === 1 ? this.worthsAhead[i]! : this.worths[i]!;
  }

  settledTaken(facing: number): number {
    let sum = 0;
    for (let i = 0; i < this.situation.enemies.length; i++) {
      if (this.costsFrom[i] === 0) sum += this.taken[i]! * this.costs[relativeBearing(this.bearings[i]!, facing)]!;
    }
    return sum;
  }

  /** Returns the expected damage from all enemies, weighted by the sides that they strike. */
  damageTaken(facing: number): number {
    let sum = 0;
    for (let i = 0; i < this.situation.enemies.length; i++) {
      sum += this.taken[i]! * this.costs[this.costsFrom[i]! + relativeBearing(this.bearings[i]!, facing)]!;
    }
    return sum;
  }
}
