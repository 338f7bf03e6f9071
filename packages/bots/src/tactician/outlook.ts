import { BEARINGS, bearingDirection, relativeBearing, sideFromBearing } from '@hexfall/hex';
import { KICK, soundKick, specOf, targetMovementModifier } from '@hexfall/rules';
import { chance } from '../odds.ts';
import { AHEAD, BEHIND, IN_REACH } from './arcs.ts';
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
import type { Stops } from './stops.ts';
import type { Weights } from './weights.ts';

const FAR_AWAY = 999;
/** Value of `worthsAim` as long as no worth has been computed for a place. */
const UNKNOWN = -1;

/**
 * Damage that a unit can deal and must expect at a place, against each enemy, before its facing and way of moving are chosen. One object is
 * reused for all places in all searches.
 */
export class Outlook {
  /** By enemy: its cached glances, from all hexes. */
  private readonly rows: (Int32Array | undefined)[] = [];
  /** By enemy: the glance at it, and its bearing. */
  private glances = new Int32Array(0);
  private bearings = new Int32Array(0);
  private taken = new Float64Array(0);
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
    for (let i = 0; i < length; i++) this.rows[i] = glancesAt(board, enemies[i]!.view);
    this.ownKick = situation.weights.kick * soundKick(specOf(situation.game, situation.mech).tonnage);
    this.weighSides();
    if (this.glances.length < length) this.grow(length);
    for (let i = 0; i < length; i++) this.costsFrom[i] = enemies[i]!.settled ? 0 : BEARINGS;
  }

  private grow(length: number): void {
    this.glances = new Int32Array(length);
    this.bearings = new Int32Array(length);
    this.taken = new Float64Array(length);
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

  /**
   * Sets `bounds` of all stops to upper bounds of the damage dealt there, whatever the facing: every enemy is ahead. Notes how near the
   * nearest enemy is.
   */
  boundStops(stops: Stops): void {
    stops.bounds.fill(0, 0, stops.count);
    stops.nearest.fill(FAR_AWAY, 0, stops.count);
    for (let i = 0; i < this.situation.enemies.length; i++) this.boundAgainst(i, stops);
  }

  private boundAgainst(i: number, stops: Stops): void {
    const { enemies, footholds } = this.situation;
    const { bounds, nearest, aims } = stops;
    const { places, onGround } = footholds;
    const enemy = enemies[i]!;
    const row = this.rows[i];
    for (let k = 0; k < stops.count; k++) {
      const place = stops.placeOf(k);
      const known = row === undefined || onGround[place] === 0 ? 0 : row[places.hex[place]!]!;
      const glance = known === 0 ? this.glanceFrom(place, i) : known;
      const hexes = hexesOf(glance);
      if (hexes < nearest[k]!) nearest[k] = hexes;
      const aim = aims[k]!;
      const fire = this.fireAt(enemy, glance, aim);
      const damage = isNear(glance) ? fire + this.kickWorth(enemy, aim) : fire;
      if (damage === 0) continue;
      const worth = this.weighed(damage, enemy, bearingOf(glance));
      if (worth > bounds[k]!) bounds[k] = worth;
    }
  }

  /** Evaluates a place reached by moving `hexesMoved` hexes. `evasion` is the target modifier for jumping. */
  lookFrom(place: number, hexesMoved: number, evasion: number): void {
    const { enemies, footholds, weights, attention } = this.situation;
    const movement = targetMovementModifier(hexesMoved) + evasion;
    this.isEvading = movement > 0;
    this.hardToHit = movement + footholds.cover[place]!;
    this.worthsAim = UNKNOWN;
    this.nearest = FAR_AWAY;
    for (let i = 0; i < enemies.length; i++) {
      const glance = this.glanceFrom(place, i);
      this.nearest = Math.min(this.nearest, hexesOf(glance));
      this.glances[i] = glance;
      this.bearings[i] = bearingOf(glance);
      const damage = damageFrom(enemies[i]!, glance, this.hardToHit, weights.unsettledFire);
      this.taken[i] = damageDrawn(damage, attention, i);
    }
  }

  /** Returns the glance at an enemy from a place: a cached one if both are on the ground. */
  private glanceFrom(place: number, i: number): Glance {
    const { board, enemies, footholds } = this.situation;
    const { places, onGround } = footholds;
    const hex = places.hex[place]!;
    const row = onGround[place] === 1 ? this.rows[i] : undefined;
    const known = row === undefined ? 0 : row[hex]!;
    if (known !== 0) return known;
    this.view.hex = hex;
    this.view.elevation = places.elevation[place]!;
    const glance = takeGlance(board, this.view, enemies[i]!.view);
    if (row !== undefined) row[hex] = glance;
    return glance;
  }

  /** Returns the expected damage of fire at an enemy. */
  private fireAt(enemy: Enemy, glance: Glance, aim: number): number {
    const hexes = hexesOf(glance);
    if (isBlocked(glance) || hexes === 0) return 0;
    return this.situation.fire.at(hexes, enemy.toHit + ownFireModifier(glance) + aim);
  }

  /** Returns the worth of damage to an enemy, which counts more if it shows its rear to the unit. */
  private weighed(damage: number, enemy: Enemy, bearing: number): number {
    const { weights } = this.situation;
    if (!enemy.settled) return damage * weights.unsettledFire * enemy.value;
    const relative = relativeBearing((bearing + BEARINGS / 2) % BEARINGS, enemy.mech.facing);
    return damage * enemy.value * (((BEHIND >> relative) & 1) === 1 ? weights.backstab : 1);
  }

  /** Returns a bit mask of the directions in which there are enemies. */
  directions(): number {
    let mask = 0;
    for (let i = 0; i < this.situation.enemies.length; i++) mask |= 1 << bearingDirection(this.bearings[i]!);
    return mask;
  }

  /** Returns a lower bound of the damage taken for every facing at this place: all enemies strike the front. */
  leastTaken(): number {
    const { weights } = this.situation;
    const unsettledFront = Math.min(weights.unsettledFront, weights.unsettledRear);
    let taken = 0;
    for (let i = 0; i < this.situation.enemies.length; i++) {
      taken += this.costsFrom[i] === 0 ? this.taken[i]! : this.taken[i]! * unsettledFront;
    }
    return taken;
  }

  /** Returns the cost of damage to the unit: its points, and the cost of destruction times the chance of it. */
  harmOf(taken: number): number {
    return taken + this.situation.weights.end * destructionChance(this.fragility, taken);
  }

  /** Computes the worth of fire with the modifier `aim` for the unit's own movement, unless that has been done for this place. */
  private weighTargets(aim: number): void {
    if (this.worthsAim === aim) return;
    this.worthsAim = aim;
    const { enemies } = this.situation;
    for (let i = 0; i < enemies.length; i++) {
      const enemy = enemies[i]!;
      const glance = this.glances[i]!;
      const fire = this.fireAt(enemy, glance, aim);
      const worth = this.weighed(fire, enemy, this.bearings[i]!);
      this.worths[i] = worth;
      this.worthsAhead[i] = isNear(glance)
        ? this.weighed(fire + this.kickWorth(enemy, aim), enemy, this.bearings[i]!)
        : worth;
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
