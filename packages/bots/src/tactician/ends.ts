import { type Board, distance } from '@hexfall/hex';
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

/** The places where a unit that has yet to move can end, on the ground, with what its way there does to fire. */
export interface Ends {
  readonly count: number;
  readonly hex: Int32Array;
  /** To-hit modifier of its own fire for its movement. */
  readonly aim: Uint8Array;
  /** To-hit modifiers against it: its movement and the terrain. */
  readonly toHit: Int8Array;
}

const known = new WeakMap<Board, Map<number, Ends>>();
/** Lists of ends kept for one board. */
const MAX_KEPT = 512;

const WALK_AIM = attackerMovement('walk', undefined);
const RUN_AIM = attackerMovement('run', undefined);
const JUMP_AIM = attackerMovement('jump', undefined);

/** MP of a unit by the way it moves. */
interface Paces {
  readonly walk: number;
  readonly run: number;
  readonly jump: number;
}

const DOWN: Paces = { walk: 0, run: 0, jump: 0 };
/** No unit has as many MP. */
const MAX_MP = 64;

/** The ends of a unit as if no other were in its way. */
export function endsOf(game: Game, board: Board, mech: MechState): Ends {
  let lists = known.get(board);
  if (lists === undefined) known.set(board, (lists = new Map<number, Ends>()));
  const paces = mech.prone ? DOWN : { walk: walkMp(game, mech), run: runMp(game, mech), jump: jumpMp(game, mech) };
  const start = placeOf(stepTable(board), mech) * 8 + mech.facing;
  const key = ((start * MAX_MP + paces.walk) * MAX_MP + paces.run) * MAX_MP + paces.jump;
  const list = lists.get(key);
  if (list !== undefined) return list;
  const [oldest] = lists.keys();
  if (oldest !== undefined && lists.size >= MAX_KEPT) lists.delete(oldest);
  const fresh = findEnds(board, mech, paces);
  lists.set(key, fresh);
  return fresh;
}

/** Scratch lists, and by place the number of the last search that came there. */
const hexes: number[] = [];
const aims: number[] = [];
const toHits: number[] = [];
let lastSearch = new Int32Array(0);
let searches = 0;

function findEnds(board: Board, mech: MechState, { walk, run, jump }: Paces): Ends {
  const { places, cover, onGround } = footholdsOf(board);
  const reach = reachable(board, mech, { mode: 'run', walkMp: walk, runMp: run, climb: true });
  if (lastSearch.length < places.count) lastSearch = new Int32Array(places.count);
  const search = ++searches;
  hexes.length = aims.length = toHits.length = 0;
  const add = (place: number, aim: number, evasion: number): void => {
    if (onGround[place] === 0) return;
    const hex = places.hex[place]!;
    hexes.push(hex);
    aims.push(aim);
    toHits.push(targetMovementModifier(distance(board.grid, mech.hex, hex)) + evasion + cover[place]!);
  };
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i]!;
    const place = node >> 3;
    if (lastSearch[place] === search) continue;
    lastSearch[place] = search;
    const cost = reach.cost(node);
    add(place, cost === 0 ? 0 : cost > walk ? RUN_AIM : WALK_AIM, 0);
  }
  if (jump > 0) {
    const { landings, count } = jumpArea(board, mech, jump);
    for (let i = 0; i < count; i++) add(landings[i]!, JUMP_AIM, 1);
  }
  return {
    count: hexes.length,
    hex: Int32Array.from(hexes),
    aim: Uint8Array.from(aims),
    toHit: Int8Array.from(toHits),
  };
}
