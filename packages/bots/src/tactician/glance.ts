import {
  baseLevel,
  bearing,
  type Board,
  distance,
  hasAttackerCover,
  hasTargetCover,
  isOnGround,
  isSightBlocked,
  lineOfSight,
  type Sight,
  sightModifier,
  type Viewpoint,
} from '@hexfall/hex';

/**
 * All that a unit wants to know of an enemy before it goes to a place, packed into one integer: how far it is and where,
 * whether they see each other, and what the line between them adds to the fire of either. Never 0. From the lowest bit: 1
 * (always set), blocked 1, near enough to kick 1, distance 9, bearing 5, modifier of own fire 7, of the enemy's 7.
 */
export type Glance = number;

const BLOCKED = 1;
const NEAR = 2;
const DISTANCE = 3;
const BEARING = 12;
const GIVING = 17;
const TAKING = 24;
const MOST_DISTANCE = 511;
const MOST_MODIFIER = 127;

/** One level up or down is within the reach of a leg. */
const KICK_LEVELS = 1;

export function takeGlance(board: Board, from: Viewpoint, to: Viewpoint): Glance {
  const hexes = distance(board.grid, from.hex, to.hex);
  const sight = lineOfSight(board, from, to);
  const near = hexes === 1 && Math.abs(baseLevel(board, from) - baseLevel(board, to)) <= KICK_LEVELS;
  return (
    1 |
    (isSightBlocked(sight) ? 1 << BLOCKED : 0) |
    (near ? 1 << NEAR : 0) |
    (Math.min(hexes, MOST_DISTANCE) << DISTANCE) |
    (bearing(board.grid, from.hex, to.hex) << BEARING) |
    (Math.min(sightModifier(sight), MOST_MODIFIER) << GIVING) |
    (Math.min(backwards(sight), MOST_MODIFIER) << TAKING)
  );
}

/** The modifier of a line of sight from its other end: the same but for the cover. */
function backwards(sight: Sight): number {
  return sightModifier(sight) - (hasTargetCover(sight) ? 1 : 0) + (hasAttackerCover(sight) ? 1 : 0);
}

export function isBlocked(glance: Glance): boolean {
  return ((glance >> BLOCKED) & 1) === 1;
}

export function isNear(glance: Glance): boolean {
  return ((glance >> NEAR) & 1) === 1;
}

export function hexesOf(glance: Glance): number {
  return (glance >> DISTANCE) & MOST_DISTANCE;
}

export function bearingOf(glance: Glance): number {
  return (glance >> BEARING) & 31;
}

/** What the line adds to the fire of the one who looks. */
export function givingModifier(glance: Glance): number {
  return (glance >> GIVING) & MOST_MODIFIER;
}

/** What it adds to the fire of the one who is looked at. */
export function takingModifier(glance: Glance): number {
  return glance >>> TAKING;
}

/** Glances that are kept of one board: eight megabytes, which is all of them on a mapsheet and the latest on larger ground. */
const MOST_KEPT = 2_000_000;

/** By board, and there by the enemy's hex and height: a glance from every hex, 0 where none has been taken. */
const known = new WeakMap<Board, Map<number, Int32Array>>();

/** Glances at an enemy from the ground of every hex, to be filled as they are taken; `undefined` where they are not kept. */
export function glancesAt(board: Board, enemy: Viewpoint): Int32Array | undefined {
  if (!isOnGround(board, enemy)) return undefined;
  let rows = known.get(board);
  if (rows === undefined) known.set(board, (rows = new Map<number, Int32Array>()));
  const key = enemy.hex * 2 + enemy.height;
  return rows.get(key) ?? addRow(rows, key, board.grid.size);
}

function addRow(rows: Map<number, Int32Array>, key: number, size: number): Int32Array {
  const row = new Int32Array(size);
  if ((rows.size + 1) * size > MOST_KEPT) rows.clear();
  rows.set(key, row);
  return row;
}
