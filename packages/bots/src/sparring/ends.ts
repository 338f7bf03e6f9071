import { distance, type HexId } from '@hexfall/hex';
import {
  attackerMovement,
  type Command,
  isLegal,
  jumpArea,
  jumpMp,
  nextInt32,
  passCommand,
  type Reach,
  type RngState,
  walkMp,
} from '@hexfall/rules';
import { moveCommandTo, reachOf } from '../reach-of.ts';
import { countRollsOnPath, fallRisk } from './tactician-1/fall-risk.ts';
import { Outlook } from './tactician-1/outlook.ts';
import { Shortlist } from './tactician-1/shortlist.ts';
import type { Situation } from './tactician-1/situation.ts';

const WALK_AIM = attackerMovement('walk', undefined);
const RUN_AIM = attackerMovement('run', undefined);
const JUMP_AIM = attackerMovement('jump', undefined);

/** How many of the best ends are checked for legality before the unit stays where it is. */
const MAX_TRIES = 8;
/** To-hit modifier of a unit that jumped. */
const JUMP_EVASION = 1;
/** Cost of each point of heat from jumping, in points of damage. */
const JUMP_HEAT = 0.35;
const MIN_JUMP_HEAT = 3;

/** A possible end of a move, with what the unit can expect there this turn. One object is reused for all ends. */
export interface End {
  hex: HexId;
  facing: number;
  /** Expected damage to the best target. */
  dealt: number;
  /** Expected damage from all enemies, weighted by the sides that they strike. */
  taken: number;
  /** Hexes to the nearest enemy. */
  nearest: number;
  /** Cost of the ground, of jumping and of falls on the way, in points of damage. */
  cost: number;
}

/** Returns what an end is worth to a bot, in points of damage. */
export type Preference = (end: End) => number;

/** Reused by all searches to avoid allocation. */
const outlook = new Outlook();
const shortlist = new Shortlist(MAX_TRIES);
const end: End = { hex: 0, facing: 0, dealt: 0, taken: 0, nearest: 0, cost: 0 };

/** Returns the legal move to the end that a bot likes best, of all ends that the unit can reach on foot or by jumping. */
export function moveToBestEnd(situation: Situation, rngState: RngState, worthOf: Preference): Command {
  const { game, mech } = situation;
  const reach = reachOf(game, mech);
  shortlist.begin(MAX_TRIES, nextInt32(rngState));
  outlook.begin(situation);
  weighWalks(situation, reach, worthOf);
  weighJumps(situation, worthOf);
  for (const node of shortlist.best()) {
    const command = commandOf(situation, reach, node);
    if (isLegal(game, command)) return command;
  }
  return passCommand('movement', mech.id);
}

function weighWalks(situation: Situation, reach: Reach, worthOf: Preference): void {
  const { game, mech, board, footholds } = situation;
  const walking = walkMp(game, mech);
  const seen = new Set<number>();
  for (let i = 0; i < reach.count; i++) {
    const place = reach.nodes[i]! >> 3;
    if (seen.has(place)) continue;
    seen.add(place);
    outlook.lookFrom(place, distance(board.grid, mech.hex, footholds.places.hex[place]!), 0);
    for (let facing = 0; facing < 6; facing++) {
      const node = place * 8 + facing;
      const cost = reach.cost(node);
      if (cost < 0) continue;
      const aim = cost === 0 ? 0 : cost > walking ? RUN_AIM : WALK_AIM;
      describeEnd(situation, place, facing, aim);
      const rolls = countRollsOnPath(game, mech, reach, node, aim === RUN_AIM);
      if (rolls > 0) end.cost += rolls * fallRisk(game, mech, 'rubble');
      shortlist.add(node, worthOf(end));
    }
  }
}

function weighJumps(situation: Situation, worthOf: Preference): void {
  const { game, mech, board, footholds } = situation;
  const mp = jumpMp(game, mech);
  if (mp === 0) return;
  const { landings, count } = jumpArea(board, mech, mp);
  for (let i = 0; i < count; i++) {
    const place = landings[i]!;
    const far = distance(board.grid, mech.hex, footholds.places.hex[place]!);
    outlook.lookFrom(place, far, JUMP_EVASION);
    for (let facing = 0; facing < 6; facing++) {
      describeEnd(situation, place, facing, JUMP_AIM);
      end.cost += JUMP_HEAT * Math.max(MIN_JUMP_HEAT, far);
      shortlist.add(~(place * 8 + facing), worthOf(end));
    }
  }
}

/** Fills in `end` for a facing at the place that the outlook is at. */
function describeEnd({ footholds }: Situation, place: number, facing: number, aim: number): void {
  end.hex = footholds.places.hex[place]!;
  end.facing = facing;
  end.dealt = outlook.damageDealt(facing, aim);
  end.taken = outlook.damageTaken(facing);
  end.nearest = outlook.nearest;
  end.cost = footholds.cost[place]!;
}

/** Returns the order for a candidate of the shortlist, which is the node of a place and a facing, or its complement for a jump. */
function commandOf({ game, mech, footholds }: Situation, reach: Reach, node: number): Command {
  if (node >= 0) return moveCommandTo(game, mech, reach, node);
  return { type: 'jump', unit: mech.id, to: footholds.places.hex[~node >> 3]!, facing: ~node & 7 };
}
