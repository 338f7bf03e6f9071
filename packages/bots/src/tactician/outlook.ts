import {
  baseLevel,
  bearing,
  bearingDirection,
  distance,
  type HexId,
  hasAttackerCover,
  hasTargetCover,
  isSightBlocked,
  lineOfSight,
  relativeBearing,
  sideFromBearing,
  type Sight,
  sightModifier,
  targetTerrainModifier,
} from '@hexfall/hex';
import { targetMovementModifier } from '@hexfall/rules';
import { chance } from '../odds.ts';
import type { Enemy, Situation } from './situation.ts';

/** Bits of the relative bearings that a torso can be turned to: all but the rear. */
const IN_REACH = bearings(16, 8);
const AHEAD = bearings(20, 4);

/** What a hit from a side costs, against one from the front: behind, the armor is thin. */
const SIDE_COST = { front: 1, left: 1.05, right: 1.05, rear: 1.6 } as const;
/** The same for an enemy that has still to move, and may come from anywhere. */
const UNSETTLED_COST = 1.12;
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
 * taken against each enemy. One is used for all places in turn.
 */
export class Outlook {
  private readonly hexes: Int32Array;
  private readonly modifiers: Int32Array;
  private readonly bearings: Int32Array;
  private readonly taken: Float64Array;
  private readonly kicks: Uint8Array;
  private readonly view = { hex: 0, elevation: 0, height: 1 };
  /** Hexes to the nearest enemy. */
  nearest = 0;

  private readonly situation: Situation;

  constructor(situation: Situation) {
    const { length } = situation.enemies;
    this.situation = situation;
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
    for (let i = 0; i < this.bearings.length; i++) mask |= 1 << bearingDirection(this.bearings[i]!);
    return mask;
  }

  /** No facing can be worth more than this here: every enemy in the arc, every hit from the front. */
  ceiling(aim: number, caution: number): number {
    const { enemies, fire } = this.situation;
    let best = 0;
    let suffered = 0;
    for (let i = 0; i < enemies.length; i++) {
      const kick = this.kicks[i] === 1 ? this.kickWorth(enemies[i]!, aim) : 0;
      best = Math.max(best, (fire.at(this.hexes[i]!, this.modifiers[i]! + aim) + kick) * enemies[i]!.value);
      suffered += this.taken[i]!;
    }
    return best - caution * suffered;
  }

  /** Damage to be expected for the best target, when the unit faces that way and its aim suffers so much. */
  given(facing: number, aim: number): number {
    const { enemies, fire } = this.situation;
    let best = 0;
    for (let i = 0; i < enemies.length; i++) {
      const relative = relativeBearing(this.bearings[i]!, facing);
      if (((IN_REACH >> relative) & 1) === 0) continue;
      const enemy = enemies[i]!;
      let worth = fire.at(this.hexes[i]!, this.modifiers[i]! + aim);
      if (this.kicks[i] === 1 && ((AHEAD >> relative) & 1) === 1) worth += this.kickWorth(enemy, aim);
      if (!enemy.settled) worth *= UNSETTLED_FIRE;
      best = Math.max(best, worth * enemy.value);
    }
    return best;
  }

  private kickWorth(enemy: Enemy, aim: number): number {
    const { mech } = this.situation;
    const need = mech.piloting - 2 + aim + enemy.toHit;
    return KICK_VALUE * this.ownKick() * chance(need);
  }

  private ownKick(): number {
    const { game, mech } = this.situation;
    return Math.floor(game.match.specs[mech.spec]!.tonnage / 5);
  }

  /** Damage to be expected from all enemies, by the sides they strike. */
  suffered(facing: number): number {
    const { enemies } = this.situation;
    let sum = 0;
    for (let i = 0; i < enemies.length; i++) {
      if (this.taken[i] === 0) continue;
      const side = sideFromBearing(relativeBearing(this.bearings[i]!, facing));
      sum +=
        this.taken[i]! * (enemies[i]!.settled ? SIDE_COST[side] : side === 'rear' ? SIDE_COST.rear : UNSETTLED_COST);
    }
    return sum;
  }
}

function bearings(first: number, last: number): number {
  let mask = 1 << last;
  for (let code = first; code !== last; code = (code + 1) % 24) mask |= 1 << code;
  return mask;
}
