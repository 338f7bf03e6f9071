import { BEARINGS, type HexId, relativeBearing, sideFromBearing } from '@hexfall/hex';
import { KICK, soundKick, specOf } from '@hexfall/rules';
import { chance } from '../odds.ts';
import { AHEAD, IN_REACH, KICK_NUMBER } from './arcs.ts';
import { damageDrawn } from './attention.ts';
import { type Ends, endAim, endHex, endsOf, endToHit } from './ends.ts';
import {
  bearingOf,
  enemyFireModifier,
  glancesAt,
  hexesOf,
  isBlocked,
  isNear,
  ownFireModifier,
  takeGlance,
} from './glance.ts';
import type { Enemy, Situation } from './situation.ts';
import type { Weights } from './weights.ts';

/** A place where a unit may end its move. */
export interface Candidate {
  readonly hex: number;
  readonly facing: number;
  /** To-hit modifier of the unit's own fire for its movement. */
  readonly aim: number;
  /** To-hit modifiers against the unit: its movement and the terrain. */
  readonly hardToHit: number;
}

/** Stands for no end. */
const NO_END = -1;

/** Number of candidates for which answers are computed: against a single enemy, and against several. */
const CANDIDATES = 10;
const SEVERAL_CANDIDATES = 6;

/** Upper bound of rounding errors between sums in different orders. */
const ROUNDING = 1e-6;

/** The answers of the enemies that have yet to move: each goes to where it deals much damage and takes little. */
export class Reply {
  /** Expected damage to the unit from all enemies that answer, weighted by the sides that they strike. */
  taken = 0;
  /** Worth of the unit's own fire at the best target among the enemies that answer. */
  dealt = 0;
  private readonly ends: Ends[] = [];
  private readonly enemies: Enemy[] = [];
  /** The indices in the situation's list of enemies of those that answer. */
  private readonly indices: number[] = [];
  /** Weight of damage by the relative bearing from which it comes. */
  private readonly costs = new Float64Array(BEARINGS);
  /** The end that an enemy chose last, which often suits it against other candidates too. */
  private readonly likely: Ends = Int32Array.of(NO_END);
  private costsOf: Weights | undefined;
  private readonly from = { hex: 0, elevation: 0, height: 1 };
  private readonly to = { hex: 0, elevation: 0, height: 1 };
  /** 2 if several enemies answer: every other end then also stands for its neighbor. */
  private step = 1;
  private situation!: Situation;
  private ownKick = 0;

  /** Starts a search for another unit. Returns whether any enemy has yet to move. */
  begin(situation: Situation): boolean {
    const { game, board, weights } = situation;
    this.situation = situation;
    this.likely[0] = NO_END;
    if (this.enemies.length > 0) this.forget();
    for (let i = 0; i < situation.enemies.length; i++) {
      const enemy = situation.enemies[i]!;
      if (enemy.settled) continue;
      this.enemies.push(enemy);
      this.indices.push(i);
      this.ends.push(endsOf(game, board, enemy.mech));
    }
    this.step = this.enemies.length > 1 ? 2 : 1;
    this.ownKick = weights.kick * soundKick(specOf(game, situation.mech).tonnage);
    this.weighSides(weights);
    return this.enemies.length > 0;
  }

  private forget(): void {
    this.enemies.length = 0;
    this.ends.length = 0;
    this.indices.length = 0;
  }

  private weighSides(weights: Weights): void {
    if (this.costsOf === weights) return;
    this.costsOf = weights;
    for (let relative = 0; relative < BEARINGS; relative++) {
      const side = sideFromBearing(relative);
      this.costs[relative] = side === 'front' ? 1 : side === 'rear' ? weights.rear : weights.flank;
    }
  }

  /**
   * Returns the gain from which on the only enemy, answering a place, makes it worth less than `needed`, both after the answer and in points
   * of damage. What the enemy does is its gain and a share of what it suffers, so the unit can make good for only a part of it.
   */
  limitFor(needed: number, caution: number): number {
    const { enemies, fire, weights } = this.situation;
    const kept = Math.max(0, 1 - caution * weights.replyCaution);
    const most = kept === 0 ? 0 : kept * enemies[0]!.value * (fire.most + this.ownKick);
    return (most - needed) / caution + ROUNDING;
  }

  /** Whether a single enemy answers a unit that is alone, so that all its fire is meant for that unit. */
  get isDuel(): boolean {
    const { enemies, partners, weights } = this.situation;
    return this.enemies.length === 1 && enemies.length === 1 && partners.length === 0 && weights.reply > 0;
  }

  /** The number of candidates for which answers are computed: fewer against several enemies, since each answer takes time. */
  get candidates(): number {
    return this.situation.enemies.length > 1 ? SEVERAL_CANDIDATES : CANDIDATES;
  }

  /**
   * Lets all enemies that have yet to move answer a unit that ends its move at a candidate on the ground. Returns false as soon as one of them
   * gains more than `limit`: the answers are then not known.
   */
  answer(candidate: Candidate, limit = Number.POSITIVE_INFINITY): boolean {
    this.taken = 0;
    this.dealt = 0;
    const { board } = this.situation;
    this.to.hex = candidate.hex;
    this.to.elevation = 0 - board.layers.depth[candidate.hex]!;
    const row = glancesAt(board, this.to);
    if (row === undefined) return true;
    if (limit < Number.POSITIVE_INFINITY && this.isLikelyAbove(candidate, row, limit)) return false;
    for (let i = 0; i < this.enemies.length; i++) {
      const taken = this.answerOf(this.enemies[i]!, this.ends[i]!, candidate, row, limit);
      if (taken < 0) return false;
      this.taken += damageDrawn(taken, this.situation.attention, this.indices[i]!);
    }
    return true;
  }

  /** Whether the first enemy gains more than `limit` at the end that it chose for the candidate before. */
  private isLikelyAbove(candidate: Candidate, row: Int32Array, limit: number): boolean {
    if (this.likely[0] === NO_END) return false;
    const isAbove = this.answerOf(this.enemies[0]!, this.likely, candidate, row, limit) < 0;
    this.dealt = 0;
    return isAbove;
  }

  /**
   * Lets an enemy go to where it gains most, and notes the worth of the unit's fire at it there. Returns the damage that it can do, or -1 as
   * soon as it gains more than `limit`.
   */
  private answerOf(enemy: Enemy, ends: Ends, candidate: Candidate, row: Int32Array, limit: number): number {
    const { fire, mech, weights } = this.situation;
    const { facing, aim, hardToHit } = candidate;
    let best = Number.NEGATIVE_INFINITY;
    let bestTaken = 0;
    let bestDealt = 0;
    for (let i = 0; i < ends.length; i += this.step) {
      const end = ends[i]!;
      const hex = endHex(end);
      if (hex === candidate.hex) continue;
      const glance = this.glanceFrom(hex, row);
      let taken = 0;
      let dealt = 0;
      if (!isBlocked(glance)) {
        const hexes = hexesOf(glance);
        const relative = relativeBearing((bearingOf(glance) + BEARINGS / 2) % BEARINGS, facing);
        const ownAim = endAim(end);
        taken = enemy.fire.at(hexes, ownAim + hardToHit + ownFireModifier(glance));
        const near = isNear(glance);
        if (near) taken += enemy.kick * chance(KICK_NUMBER + ownAim + hardToHit);
        taken *= this.costs[relative]!;
        // The unit's own fire can only reduce the enemy's gain.
        if (taken <= best) continue;
        const toHit = endToHit(end) + aim;
        if (((IN_REACH >> relative) & 1) === 1) {
          dealt = fire.at(hexes, toHit + enemyFireModifier(glance));
          if (near && ((AHEAD >> relative) & 1) === 1) dealt += this.ownKick * chance(mech.piloting + KICK + toHit);
          dealt *= enemy.value;
        }
      }
      const gain = taken - weights.replyCaution * dealt;
      if (gain <= best) continue;
      this.likely[0] = end;
      if (gain > limit) return -1;
      best = gain;
      bestTaken = taken;
      bestDealt = dealt;
    }
    if (bestDealt > this.dealt) this.dealt = bestDealt;
    return bestTaken;
  }

  /** Returns the glance from the ground of a hex at the candidate, cached in the candidate's row. */
  private glanceFrom(hex: HexId, row: Int32Array): number {
    const known = row[hex]!;
    if (known !== 0) return known;
    const { board } = this.situation;
    this.from.hex = hex;
    this.from.elevation = 0 - board.layers.depth[hex]!;
    return (row[hex] = takeGlance(board, this.from, this.to));
  }
}
