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

/** The ends of a unit as if no other were in its way. */
export function endsOf(game: Game, board: Board, mech: MechState): Ends {
  let lists = known.get(board);
  if (lists === undefined) known.set(board, (lists = new Map<number, Ends>()));
  const [walk, run, jump] = mech.prone ? [0, 0, 0] : [walkMp(game, mech), runMp(game, mech), jumpMp(game, mech)];
  const key = (((placeOf(stepTable(board), mech) * 8 + mech.facing) * 64 + walk) * 64 + run) * 64 + jump;
  const list = lists.get(key);
  if (list !== undefined) return list;
  const [oldest] = lists.keys();
  if (oldest !== undefined && lists.size >= MAX_KEPT) lists.delete(oldest);
  const fresh = findEnds(board, mech, walk, run, jump);
  lists.set(key, fresh);
  return fresh;
}

function findEnds(board: Board, mech: MechState, walk: number, run: number, jump: number): Ends {
  const { places, cover, onGround } = footholdsOf(board);
  const reach = reachable(board, mech, { mode: 'run', walkMp: walk, runMp: run, climb: true });
  const hex: number[] = [];
  const aim: number[] = [];
  const toHit: number[] = [];
  const seen = new Set<number>();
  const add = (place: number, pace: number, evasion: number): void => {
    if (onGround[place] === 0) return;
    const at = places.hex[place]!;
    hex.push(at);
    aim.push(pace);
    toHit.push(targetMovementModifier(distance(board.grid, mech.hex, at)) + evasion + cover[place]!);
  };
  for (let i = 0; i < reach.count; i++) {
    const node = reach.nodes[i]!;
    const place = node >> 3;
    if (seen.has(place)) continue;
    seen.add(place);
    const cost = reach.cost(node);
    add(place, cost === 0 ? 0 : cost > walk ? RUN_AIM : WALK_AIM, 0);
  }
  if (jump > 0) {
    const { landings, count } = jumpArea(board, mech, jump);
    for (let i = 0; i < count; i++) add(landings[i]!, JUMP_AIM, 1);
  }
  return {
    count: hex.length,
    hex: Int32Array.from(hex),
    aim: Uint8Array.from(aim),
    toHit: Int8Array.from(toHit),
  };
}
