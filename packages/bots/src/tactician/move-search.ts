import { distance } from '@hexfall/hex';
import {
  attackerMovement,
  type Command,
  countFootingRolls,
  gyroHits,
  isLegal,
  type JumpCommand,
  jumpArea,
  jumpMp,
  nextInt32,
  passCommand,
  type Reach,
  type RngState,
  specOf,
  walkMp,
} from '@hexfall/rules';
import { moveCommandTo, reachOf } from '../reach-of.ts';
import { fallRisk, lookAlong } from './fall-risk.ts';
import { Outlook } from './outlook.ts';
import { findRams } from './ram.ts';
import { type Candidate, Reply } from './reply.ts';
import { Shortlist } from './shortlist.ts';
import type { Situation } from './situation.ts';
import { OVERLOAD, standCost } from './stand-cost.ts';
import { Stops } from './stops.ts';
import { bestRange, cautionOf } from './temper.ts';

/** To-hit modifiers for the attacker's own movement. */
const WALK_AIM = attackerMovement('walk', undefined);
const RUN_AIM = attackerMovement('run', undefined);
const JUMP_AIM = attackerMovement('jump', undefined);

/** Cost of running or jumping with a damaged gyro, in points of damage. */
const UNSTEADY = 15;

/** Upper bound of rounding errors between sums in different orders. */
const ROUNDING = 1e-9;

/** How many of the best moves are checked for legality before the unit stays where it is. */
const MAX_TRIES = 8;

/** The most moves that can be ranked. */
const MAX_RANKED = 64;

/** Reused by all searches to avoid allocation. */
const outlook = new Outlook();
const reply = new Reply();
const shortlist = new Shortlist(MAX_RANKED);
const stops = new Stops();
/** By place: the number of the last search that looked at it. */
let lastLook = new Int32Array(0);
let searches = 0;

/** A move with its score, in points of damage. */
export interface RankedMove {
  readonly command: Command;
  readonly score: number;
}

/** A move with all its expected effects, in points of damage. */
export interface WeighedMove extends RankedMove {
  readonly dealt: number;
  readonly taken: number;
}

/** The end of a move, `place * 8 + facing` or its complement for a jump, with its score. */
interface WeighedNode {
  readonly node: number;
  readonly score: number;
}

/** A search for the best move of one unit. */
export class MoveSearch {
  private readonly walking: number;
  private readonly caution: number;
  private readonly range: number;
  private readonly unsteady: number;
  /** Whether some ground of the board may make a unit slip, or some place may break under a unit. */
  private readonly hasHazards: boolean;
  private readonly reach: Reach;
  private readonly ground: { readonly reach: Reach; readonly bears: Float64Array };

  /** Whether there are enemies that have yet to move, whose answers count. */
  private readonly answers: boolean;
  private readonly situation: Situation;
  private readonly salt: number;

  constructor(situation: Situation, rngState: RngState) {
    const { game, mech } = situation;
    this.situation = situation;
    this.salt = nextInt32(rngState);
    outlook.begin(situation);
    this.walking = walkMp(game, mech);
    this.caution = cautionOf(situation);
    this.range = bestRange(situation);
    const { stepFlags, hasDecks, bears } = situation.footholds;
    this.hasHazards = hasDecks || countFootingRolls(game, stepFlags, true) > 0;
    this.unsteady = gyroHits(mech, specOf(game, mech)) > 0 ? UNSTEADY : 0;
    this.answers = reply.begin(situation);
    // The arrays of a reach are reused, so the reach of the unit itself must be computed last.
    this.reach = reachOf(game, mech);
    this.ground = { reach: this.reach, bears };
  }

  /**
   * Returns the best legal move. The best move is nearly always legal, and if no enemy can answer, finding only one is faster than finding
   * several.
   */
  best(): Command {
    const { mech } = this.situation;
    const move = this.answers ? this.bestAnswered() : (this.bestOf(1) ?? this.bestOf(MAX_TRIES));
    const ram = this.bestRam(move?.score ?? Number.NEGATIVE_INFINITY);
    return ram ?? move?.command ?? passCommand('movement', mech.id);
  }

  /** Returns the legal moves among the `size` best, which may be at most 64, best first. */
  ranked(size: number): RankedMove[] {
    const moves = this.weigh(size).map(({ node, score }) => ({ command: this.commandOf(node), score }));
    return moves.filter(({ command }) => isLegal(this.situation.game, command));
  }

  /**
   * Returns the best legal move after the answers of the enemies. In a duel an answer is only followed to its end for a move that can still
   * be the best; should that turn out illegal, the others are needed after all.
   */
  private bestAnswered(): RankedMove | undefined {
    const { game } = this.situation;
    if (reply.isDuel) {
      const { node, score } = this.bestInDuel();
      const command = this.commandOf(node);
      if (isLegal(game, command)) return { command, score };
    }
    return this.bestOf(reply.candidates);
  }

  private bestInDuel(): WeighedNode {
    this.shortlistMoves(reply.candidates);
    let best: WeighedNode = { node: shortlist.nodeAt(0), score: Number.NEGATIVE_INFINITY };
    for (let i = 0; i < shortlist.length; i++) {
      const node = shortlist.nodeAt(i);
      const score = this.answeredScore(node, shortlist.scoreAt(i), best.score);
      if (score > best.score) best = { node, score };
    }
    return best;
  }

  /** Returns the best legal move among the `size` best ones. */
  private bestOf(size: number): RankedMove | undefined {
    for (const { node, score } of this.weigh(size)) {
      const command = this.commandOf(node);
      if (isLegal(this.situation.game, command)) return { command, score };
    }
    return undefined;
  }

  /**
   * Returns the `size` moves that are best before the answers of the enemies that have yet to move, ordered by how good they are after
   * them.
   */
  private weigh(size: number): WeighedNode[] {
    this.shortlistMoves(size);
    const moves: WeighedNode[] = [];
    for (let i = 0; i < shortlist.length; i++) {
      const node = shortlist.nodeAt(i);
      const score = shortlist.scoreAt(i);
      moves.push({ node, score: this.answers ? this.answeredScore(node, score) : score });
    }
    return this.answers ? moves.sort((a, b) => b.score - a.score) : moves;
  }

  private shortlistMoves(size: number): void {
    shortlist.begin(size, this.salt);
    this.findStops();
    this.weighStops();
  }

  /** Returns the best legal charge or death from above, if it promises more than the best move. */
  private bestRam(score: number): Command | undefined {
    let best: Command | undefined;
    let most = score;
    for (const ram of this.weighedRams()) {
      if (ram.score <= most || !isLegal(this.situation.game, ram.command)) continue;
      best = ram.command;
      most = ram.score;
    }
    return best;
  }

  private weighedRams(): WeighedMove[] {
    return findRams(this.situation, this.reach).map(({ command, worth, node, hexes, evasion }) => {
      outlook.lookFrom(node >> 3, hexes, evasion);
      const taken = outlook.damageTaken(node & 7);
      return { command, score: worth - this.caution * outlook.harmOf(taken) - this.unsteady, dealt: worth, taken };
    });
  }

  /**
   * Returns the moves that `best` chooses from, best first, with their expected effects, followed by other moves that `best` does not
   * consider.
   */
  weighed(): WeighedMove[] {
    const { game } = this.situation;
    const closely = this.weigh(this.answers ? reply.candidates : MAX_RANKED);
    const rest = this.weigh(MAX_RANKED).filter(({ node }) => !closely.some(known => known.node === node));
    const describe = ({ node, score }: WeighedNode): WeighedMove => {
      return { command: this.commandOf(node), score, ...this.expectedAt(node) };
    };
    const chosenFrom = [...closely.map(describe), ...this.weighedRams()].sort((a, b) => b.score - a.score);
    return [...chosenFrom, ...rest.map(describe)].filter(({ command }) => isLegal(game, command));
  }

  /** Evaluates the end of a move before the enemies answer. */
  private lookFromEnd(node: number): Candidate {
    const { board, mech, footholds } = this.situation;
    const end = node < 0 ? ~node : node;
    const hex = footholds.places.hex[end >> 3]!;
    outlook.lookFrom(end >> 3, distance(board.grid, mech.hex, hex), node < 0 ? 1 : 0);
    const aim = node < 0 ? JUMP_AIM : this.aimAt(node);
    return { hex, facing: end & 7, aim, hardToHit: outlook.hardToHit };
  }

  /** Whether enemies that have yet to move answer the end of a move, which they do unless it is above the ground. */
  private isAnswered(node: number): boolean {
    return this.answers && this.situation.footholds.onGround[(node < 0 ? ~node : node) >> 3] !== 0;
  }

  /** Returns the expected damage dealt and taken at the end of a move, after the answers of the enemies. */
  private expectedAt(node: number): { readonly dealt: number; readonly taken: number } {
    const candidate = this.lookFromEnd(node);
    const { facing, aim } = candidate;
    if (!this.isAnswered(node)) return { dealt: outlook.damageDealt(facing, aim), taken: outlook.damageTaken(facing) };
    reply.answer(candidate);
    const dealt = Math.max(outlook.settledDealt(facing, aim), reply.dealt);
    return { dealt, taken: outlook.settledTaken(facing) + reply.taken };
  }

  /**
   * Returns the score of a move after the answers of the enemies. In a duel, a move that cannot score more than `least` is not examined
   * further.
   */
  private answeredScore(node: number, score: number, least = Number.NEGATIVE_INFINITY): number {
    const candidate = this.lookFromEnd(node);
    if (!this.isAnswered(node)) return score;
    const { facing, aim } = candidate;
    const { caution, situation } = this;
    const weight = situation.weights.reply;
    const before = outlook.damageDealt(facing, aim) - caution * outlook.harmOf(outlook.damageTaken(facing));
    const isOpen = least === Number.NEGATIVE_INFINITY;
    const limit = isOpen ? Number.POSITIVE_INFINITY : reply.limitFor((least - score) / weight + before, caution);
    if (!reply.answer(candidate, limit)) return Number.NEGATIVE_INFINITY;
    const dealt = Math.max(outlook.settledDealt(facing, aim), reply.dealt);
    const after = dealt - caution * outlook.harmOf(outlook.settledTaken(facing) + reply.taken);
    return score + weight * (after - before);
  }

  /** Finds all places where a move can end: those on foot, cheapest first, and then those of jumps. */
  private findStops(): void {
    const { reach, situation } = this;
    const { mech, board } = situation;
    const { places, cost } = situation.footholds;
    const { nodes, count } = reach;
    stops.begin(2 * places.count);
    if (lastLook.length < places.count) lastLook = new Int32Array(places.count);
    const search = ++searches;
    for (let i = 0; i < count; i++) {
      const node = nodes[i]!;
      const place = node >> 3;
      if (lastLook[place] === search) continue;
      lastLook[place] = search;
      const hexes = distance(board.grid, mech.hex, places.hex[place]!);
      stops.add(node, this.aimAt(node), hexes, cost[place]! + standCost(situation, place));
    }
    this.findLandings();
  }

  private findLandings(): void {
    const { game, mech, board, footholds, weights } = this.situation;
    const mp = jumpMp(game, mech);
    if (mp === 0) return;
    const { landings, count } = jumpArea(board, mech, mp);
    const { places, cost } = footholds;
    for (let i = 0; i < count; i++) {
      const place = landings[i]!;
      const hexes = distance(board.grid, mech.hex, places.hex[place]!);
      const heat = weights.jumpHeat * Math.max(3, hexes);
      stops.add(~(place * 8), JUMP_AIM, hexes, cost[place]! + standCost(this.situation, place) + this.unsteady + heat);
    }
  }

  /**
   * Weighs all places, those first that may be best. The damage from the enemies is worked out, and each facing weighed, only if the place can
   * still make the shortlist.
   */
  private weighStops(): void {
    const { costs, nearest, bounds } = stops;
    outlook.boundStops(stops);
    for (let i = 0; i < stops.count; i++) stops.push(i, bounds[i]! - this.pull(nearest[i]!) - costs[i]! + ROUNDING);
    for (let i = stops.take(); i >= 0; i = stops.take()) {
      if (!shortlist.isTooLow(bounds[i]!)) this.weighStop(i);
    }
  }

  /** Works out the damage from the enemies at a place, or weighs its facings if that has been done. */
  private weighStop(i: number): void {
    const node = stops.nodes[i]!;
    const place = stops.placeOf(i);
    outlook.lookFrom(place, stops.moved[i]!, node < 0 ? 1 : 0);
    if (stops.sharp[i] === 0) {
      stops.sharp[i] = 1;
      stops.push(i, stops.bounds[i]! - this.caution * outlook.harmOf(outlook.leastTaken()));
    } else if (node < 0) this.weighLanding(place, i);
    else this.weighFacings(place, i);
  }

  private weighFacings(place: number, i: number): void {
    for (let facing = 0; facing < 6; facing++) {
      const node = place * 8 + facing;
      const cost = this.reach.cost(node);
      if (cost < 0) continue;
      const aim = this.aimOf(cost);
      const score = this.scoreOf(facing, aim) - stops.costs[i]! - (aim === RUN_AIM ? this.runCost() : 0);
      if (!shortlist.isTooLow(score)) shortlist.add(node, score - this.pathRisk(node, aim), i * 8 + facing);
    }
  }

  /** Weighs the facings towards enemies at the end of a jump. */
  private weighLanding(place: number, i: number): void {
    const towards = outlook.directions();
    for (let facing = 0; facing < 6; facing++) {
      if (((towards >> facing) & 1) === 0) continue;
      const score = this.scoreOf(facing, JUMP_AIM) - stops.costs[i]!;
      shortlist.add(~(place * 8 + facing), score, i * 8 + facing);
    }
  }

  /** Returns the cost of running, apart from the harder attacks: more if the unit does not become harder to hit. */
  private runCost(): number {
    return outlook.isEvading ? this.unsteady : this.unsteady + this.situation.weights.idleRun;
  }

  /** Returns the expected cost of falls on the way. It is computed last, and only for moves that could still make the shortlist. */
  private pathRisk(node: number, aim: number): number {
    const { game, mech, weights } = this.situation;
    if (!this.hasHazards) return 0;
    const { rolls, breaks } = lookAlong(game, mech, this.ground, node, aim === RUN_AIM);
    const slips = rolls === 0 ? 0 : weights.caution * rolls * fallRisk(game, mech, 'rubble');
    return slips + breaks * OVERLOAD;
  }

  /** Returns the to-hit modifier of the unit's own fire for moving to a node. */
  private aimAt(node: number): number {
    return this.aimOf(this.reach.cost(node));
  }

  private aimOf(cost: number): number {
    if (cost === 0) return 0;
    return cost > this.walking ? RUN_AIM : WALK_AIM;
  }

  /** Returns the least cost of not being at the unit's best range. */
  private pull(nearest: number): number {
    return this.situation.weights.approach * Math.abs(nearest - this.range);
  }

  private scoreOf(facing: number, aim: number): number {
    const dealt = outlook.damageDealt(facing, aim);
    const off = Math.abs(outlook.nearest - this.range);
    const pull = dealt > 0 ? this.situation.weights.approach : this.situation.weights.search;
    return dealt - this.caution * outlook.harmOf(outlook.damageTaken(facing)) - pull * off;
  }

  private commandOf(node: number): Command {
    const { game, mech } = this.situation;
    return node < 0 ? this.jumpTo(~node) : moveCommandTo(game, mech, this.reach, node);
  }

  private jumpTo(end: number): JumpCommand {
    const hex = this.reach.table.places.hex[end >> 3]!;
    return { type: 'jump', unit: this.situation.mech.id, to: hex, facing: end & 7 };
  }
}
