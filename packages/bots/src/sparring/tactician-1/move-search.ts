import { distance } from '@hexfall/hex';
import {
  attackerMovement,
  type Command,
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
import { moveCommandTo, reachOf } from '../../reach-of.ts';
import { countRollsOnPath, fallRisk } from './fall-risk.ts';
import { Outlook } from './outlook.ts';
import { Shortlist } from './shortlist.ts';
import type { Situation } from './situation.ts';
import { bestRange, cautionOf } from './temper.ts';

/** To-hit modifiers for the attacker's own movement. */
const WALK_AIM = attackerMovement('walk', undefined);
const RUN_AIM = attackerMovement('run', undefined);
const JUMP_AIM = attackerMovement('jump', undefined);

/** Costs other than damage dealt and taken, in points of damage. */
const WEIGHTS = {
  /** For each hex of difference from the unit's best range. */
  approach: 0.22,
  /** For each hex of difference from the unit's best range, if it has no target. */
  search: 0.6,
  /** Running or jumping with a damaged gyro. */
  unsteady: 15,
  /** For each point of heat from jumping. */
  heat: 0.35,
} as const;

/** Upper bound of rounding errors between sums in different orders. */
const ROUNDING = 1e-9;

/** How many of the best moves are tried for legality before the unit stays where it is. */
const MAX_TRIES = 8;

/** Reused by all searches to avoid allocation. */
const outlook = new Outlook();
const shortlist = new Shortlist(MAX_TRIES);
/** By place: the number of the last search that looked at it. */
let lastLook = new Int32Array(0);
let searches = 0;

/** A search for the best move of one unit. */
export class MoveSearch {
  private readonly walking: number;
  private readonly caution: number;
  private readonly range: number;
  private readonly unsteady: number;
  private readonly reach: Reach;

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
    this.unsteady = gyroHits(mech, specOf(game, mech)) > 0 ? WEIGHTS.unsteady : 0;
    this.reach = reachOf(game, mech);
  }

  /** The best legal move. The best one is nearly always legal, and finding it alone is faster than finding several. */
  best(): Command {
    return this.bestOf(1) ?? this.bestOf(MAX_TRIES) ?? passCommand('movement', this.situation.mech.id);
  }

  /** The best legal move among the `size` best ones. */
  private bestOf(size: number): Command | undefined {
    shortlist.begin(size, this.salt);
    this.weighMoves();
    this.weighJumps();
    for (const node of shortlist.best()) {
      const command = this.commandOf(node);
      if (isLegal(this.situation.game, command)) return command;
    }
    return undefined;
  }

  /** Scores every place that can be reached on foot, in every facing. The node with the lowest cost comes first. */
  private weighMoves(): void {
    const { reach, situation } = this;
    const { mech, board } = situation;
    const { places, cost } = situation.footholds;
    if (lastLook.length < places.count) lastLook = new Int32Array(places.count);
    const search = ++searches;
    for (let i = 0; i < reach.count; i++) {
      const place = reach.nodes[i]! >> 3;
      if (lastLook[place] === search) continue;
      lastLook[place] = search;
      outlook.lookFrom(place, distance(board.grid, mech.hex, places.hex[place]!), 0);
      const ground = cost[place]!;
      if (!this.isHopeless(this.aimAt(reach.nodes[i]!), ground)) this.weighFacings(place, ground);
    }
  }

  private weighFacings(place: number, ground: number): void {
    for (let facing = 0; facing < 6; facing++) {
      const node = place * 8 + facing;
      if (this.reach.cost(node) < 0) continue;
      const aim = this.aimAt(node);
      const score = this.scoreOf(facing, aim) - ground - (aim === RUN_AIM ? this.unsteady : 0);
      if (!shortlist.isTooLow(score)) shortlist.add(node, score - this.pathRisk(node, aim));
    }
  }

  /** Expected cost of falls on the way. Computed last, and only for moves that could still make the shortlist. */
  private pathRisk(node: number, aim: number): number {
    const { game, mech } = this.situation;
    const rolls = countRollsOnPath(game, mech, this.reach, node, aim === RUN_AIM);
    return rolls === 0 ? 0 : rolls * fallRisk(game, mech, 'rubble');
  }

  /** To-hit modifier for moving to a node. */
  private aimAt(node: number): number {
    const cost = this.reach.cost(node);
    if (cost === 0) return 0;
    return cost > this.walking ? RUN_AIM : WALK_AIM;
  }

  private weighJumps(): void {
    const { game, mech, board, footholds } = this.situation;
    const mp = jumpMp(game, mech);
    if (mp === 0) return;
    const { landings, count } = jumpArea(board, mech, mp);
    const { places, cost: ground } = footholds;
    for (let i = 0; i < count; i++) {
      const place = landings[i]!;
      const far = distance(board.grid, mech.hex, places.hex[place]!);
      outlook.lookFrom(place, far, 1);
      const cost = ground[place]! + this.unsteady + WEIGHTS.heat * Math.max(3, far);
      if (this.isHopeless(JUMP_AIM, cost)) continue;
      const towards = outlook.directions();
      for (let facing = 0; facing < 6; facing++) {
        if (((towards >> facing) & 1) === 1) {
          shortlist.add(~(place * 8 + facing), this.scoreOf(facing, JUMP_AIM) - cost);
        }
      }
    }
  }

  /** Whether no facing at the current place can make the shortlist. */
  private isHopeless(aim: number, cost: number): boolean {
    const pull = WEIGHTS.approach * Math.abs(outlook.nearest - this.range);
    return shortlist.isTooLow(outlook.upperBound(aim, this.caution) - pull - cost + ROUNDING);
  }

  private scoreOf(facing: number, aim: number): number {
    const dealt = outlook.damageDealt(facing, aim);
    const off = Math.abs(outlook.nearest - this.range);
    const pull = dealt > 0 ? WEIGHTS.approach : WEIGHTS.search;
    return dealt - this.caution * outlook.damageTaken(facing) - pull * off;
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
