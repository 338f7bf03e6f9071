import { distance } from '@hexfall/hex';
import {
  attackerMovement,
  type Command,
  type DiceWords,
  gyroHits,
  isLegal,
  jumpArea,
  type JumpCommand,
  jumpMp,
  nextInt32,
  passCommand,
  type Reach,
  specOf,
  walkMp,
} from '@hexfall/rules';
import { moveTo, reachOf } from '../reach-of.ts';
import { riskOf, rollsOnTheWay } from './fall-risk.ts';
import { Outlook } from './outlook.ts';
import { Shortlist } from './shortlist.ts';
import type { Situation } from './situation.ts';
import { bestRange, cautionOf } from './temper.ts';

/** What moving takes from the aim. */
const WALK_AIM = attackerMovement('walk', undefined);
const RUN_AIM = attackerMovement('run', undefined);
const JUMP_AIM = attackerMovement('jump', undefined);

/** What counts beside the damage given and taken, in points of damage. */
const WEIGHTS = {
  /** For each hex off the distance at which it does best. */
  approach: 0.22,
  /** The same when it sees nobody to shoot at. */
  search: 0.6,
  /** Running or jumping on a damaged gyro. */
  unsteady: 15,
  /** A point of heat from jumping, when the sinks are busy. */
  heat: 0.35,
} as const;

/** Sums in another order differ by less. */
const ROUNDING = 1e-9;

/** Ends of a move that are tried before it stays where it is. */
const TRIES = 8;

/** What every search needs anew is kept between them. */
const outlook = new Outlook();
const shortlist = new Shortlist(TRIES);
/** By place: the number of the last search that looked at it. */
let lastLook = new Int32Array(0);
let searches = 0;

/** One search for a move. */
export class MoveSearch {
  private readonly walking: number;
  private readonly caution: number;
  private readonly range: number;
  private readonly unsteady: number;
  private readonly reach: Reach;

  private readonly situation: Situation;
  private readonly salt: number;

  constructor(situation: Situation, words: DiceWords) {
    const { game, mech } = situation;
    this.situation = situation;
    this.salt = nextInt32(words);
    outlook.begin(situation);
    this.walking = walkMp(game, mech);
    this.caution = cautionOf(situation);
    this.range = bestRange(situation);
    this.unsteady = gyroHits(mech, specOf(game, mech)) > 0 ? WEIGHTS.unsteady : 0;
    this.reach = reachOf(game, mech);
  }

  /** The best is nearly always legal, and looking for it alone is quicker than looking for several. */
  best(): Command {
    return this.bestOf(1) ?? this.bestOf(TRIES) ?? passCommand('movement', this.situation.mech.id);
  }

  /** The best legal one among that many. */
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

  /** Every place once, with each facing that can be had there; the cheapest of them comes up first. */
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
      outlook.from(place, distance(board.grid, mech.hex, places.hex[place]!), 0);
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
      if (!shortlist.isBeyond(score)) shortlist.add(node, score - this.riskOnTheWay(node, aim));
    }
  }

  /** The way is looked at last, and only where all else speaks for it. */
  private riskOnTheWay(node: number, aim: number): number {
    const { game, mech } = this.situation;
    const rolls = rollsOnTheWay(game, mech, this.reach, node, aim === RUN_AIM);
    return rolls === 0 ? 0 : rolls * riskOf(game, mech, 'rubble');
  }

  /** How much the way there spoils the aim. */
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
      outlook.from(place, far, 1);
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

  /** Whether no facing here can be worth a place on the shortlist. */
  private isHopeless(aim: number, cost: number): boolean {
    const pull = WEIGHTS.approach * Math.abs(outlook.nearest - this.range);
    return shortlist.isBeyond(outlook.ceiling(aim, this.caution) - pull - cost + ROUNDING);
  }

  private scoreOf(facing: number, aim: number): number {
    const given = outlook.given(facing, aim);
    const off = Math.abs(outlook.nearest - this.range);
    const pull = given > 0 ? WEIGHTS.approach : WEIGHTS.search;
    return given - this.caution * outlook.suffered(facing) - pull * off;
  }

  private commandOf(node: number): Command {
    const { game, mech } = this.situation;
    return node < 0 ? this.jumpTo(~node) : moveTo(game, mech, this.reach, node);
  }

  private jumpTo(end: number): JumpCommand {
    const hex = this.reach.table.places.hex[end >> 3]!;
    return { type: 'jump', unit: this.situation.mech.id, to: hex, facing: end & 7 };
  }
}
