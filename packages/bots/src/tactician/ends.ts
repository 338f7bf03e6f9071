import { type Board, distance, type HexId, keepNewest } from '@hexfall/hex';
import {
  attackerMovement,
  type Game,
  jumpArea,
  jumpMp,
  type MechState,
  placeOf,
  reachable,
  runMp,
  stepTable,
  targetMovementModifier,
  walkMp,
} from '@hexfall/rules';
import { footholdsOf } from './footholds.ts';

/**
 * The places where a unit that has yet to move can end on the ground, with the modifiers that its way there causes. Each is one number: 20
 * bits for the hex, 4 for the modifier of its own fire, and above them the modifiers against it.
 */
export type Ends = Int32Array;

const AIM = 20;
const TO_HIT = 24;

export function endHex(end: number): HexId {
  return end & 0xfffff;
}

/** To-hit modifier of the unit's own fire for its movement. */
export function endAim(end: number): number {
  return (end >> AIM) & 15;
}

/** To-hit modifiers against the unit: its movement and the terrain. */
export function endToHit(end: number): number {
  return end >> TO_HIT;
}

const known = new WeakMap<Board, Map<number, Ends>>();
/** Number of lists of ends that are cached for one board. */
const MAX_KEPT = 8192;

const WALK_AIM = attackerMovement('walk', undefined);
const RUN_AIM = attackerMovement('run', undefined);
const JUMP_AIM = attackerMovement('jump', undefined);

/** MP of a unit for each way of moving. */
interface Paces {
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
}

const DOWN: Paces = { walk: 0, run: 0, jump: 0 };
/** More MP than any unit has. */
const MAX_MP = 64;

/** Returns the ends of a unit as if no other unit were in its way. */
export function endsOf(game: Game, board: Board, mech: MechState): Ends {
  let lists = known.get(board);
  if (lists === undefined) known.set(board, (lists = new Map<number, Ends>()));
  const paces = mech.prone ? DOWN : { walk: walkMp(game, mech), run: runMp(game, mech), jump: jumpMp(game, mech) };
  const start = placeOf(stepTable(board), mech) * 8 + mech.facing;
  const key = ((start * MAX_MP + paces.walk) * MAX_MP + paces.run) * MAX_MP + paces.jump;
  return lists.get(key) ?? keepNewest(lists, key, findEnds(board, mech, paces), MAX_KEPT);
}

/** Scratch list of ends, and by place the number of the last search that reached it. */
let found = new Int32Array(0);
let lastSearch = new Int32Array(0);
let searches = 0;

function findEnds(board: Board, mech: MechState, { walk, run, jump }: Paces): Ends {
  const { places, cover, onGround } = footholdsOf(board);
  const reach = reachable(board, mech, { mode: 'run', walkMp: walk, runMp: run, climb: true });
  if (lastSearch.length < places.count) {
    lastSearch = new Int32Array(places.count);
    // Each place may be reached on foot and by a jump.
    found = new Int32Array(2 * places.count);
  }
  const search = ++searches;
  let count = 0;
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i]!;
    const place = node >> 3;
    if (lastSearch[place] === search) continue;
    lastSearch[place] = search;
    if (onGround[place] === 0) continue;
    const hex = places.hex[place]!;
    const cost = reach.cost(node);
    const aim = cost === 0 ? 0 : cost > walk ? RUN_AIM : WALK_AIM;
    found[count++] = packEnd(hex, aim, targetMovementModifier(distance(board.grid, mech.hex, hex)) + cover[place]!);
  }
  if (jump > 0) {
    const { landings, count: landingCount } = jumpArea(board, mech, jump);
    for (let i = 0; i < landingCount; i++) {
      const place = landings[i]!;
      if (onGround[place] === 0) continue;
      const hex = places.hex[place]!;
      const evasion = targetMovementModifier(distance(board.grid, mech.hex, hex)) + 1;
      found[count++] = packEnd(hex, JUMP_AIM, evasion + cover[place]!);
    }
  }
  return found.slice(0, count);
}

function packEnd(hex: HexId, aim: number, toHit: number): number {
  return hex | (aim << AIM) | (toHit << TO_HIT);
}
