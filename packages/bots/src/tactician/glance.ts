import {
  type Board,
  baseLevel,
  bearing,
  distance,
  hasAttackerCover,
  hasTargetCover,
  isOnGround,
  isSightBlocked,
  keepNewest,
  lineOfSight,
  type Sight,
  sightModifier,
  type Viewpoint,
} from '@hexfall/hex';

/**
 * How a unit at some place would see an enemy, packed into one integer: distance and bearing, whether the line of sight is blocked, and the
 * modifiers of that line for the fire of both units. Never 0. Bits from the lowest: 1 that is always set, 1 for blocked, 1 for near enough
 * to kick, 9 for the distance, 5 for the bearing, 7 for the modifier of the unit's own fire, 7 for that of the enemy's fire.
 */
export type Glance = number;

const BLOCKED = 1;
const NEAR = 2;
const DISTANCE = 3;
const BEARING = 12;
const OWN_FIRE = 17;
const ENEMY_FIRE = 24;
const MAX_DISTANCE = 511;
const MAX_MODIFIER = 127;

/** A kick reaches this many levels up or down. */
const KICK_LEVELS = 1;

export function takeGlance(board: Board, from: Viewpoint, to: Viewpoint): Glance {
  const hexes = distance(board.grid, from.hex, to.hex);
  const sight = lineOfSight(board, from, to);
  const near = hexes === 1 && Math.abs(baseLevel(board, from) - baseLevel(board, to)) <= KICK_LEVELS;
  return (
    1 |
    (isSightBlocked(sight) ? 1 << BLOCKED : 0) |
    (near ? 1 << NEAR : 0) |
    (Math.min(hexes, MAX_DISTANCE) << DISTANCE) |
    (bearing(board.grid, from.hex, to.hex) << BEARING) |
    (Math.min(sightModifier(sight), MAX_MODIFIER) << OWN_FIRE) |
    (Math.min(reverseModifier(sight), MAX_MODIFIER) << ENEMY_FIRE)
  );
}

/** Returns the glance at an enemy: a cached one if a standing unit on the ground looks at an enemy on the ground. */
export function glanceAt(board: Board, from: Viewpoint, to: Viewpoint): Glance {
  const row = from.height === 1 && isOnGround(board, from) ? glancesAt(board, to) : undefined;
  if (row === undefined) return takeGlance(board, from, to);
  const glance = row[from.hex]!;
  return glance === 0 ? (row[from.hex] = takeGlance(board, from, to)) : glance;
}

/** Returns the modifier of a line of sight from its other end, where only the cover differs. */
function reverseModifier(sight: Sight): number {
  return sightModifier(sight) - (hasTargetCover(sight) ? 1 : 0) + (hasAttackerCover(sight) ? 1 : 0);
}

export function isBlocked(glance: Glance): boolean {
  return ((glance >> BLOCKED) & 1) === 1;
}

export function isNear(glance: Glance): boolean {
  return ((glance >> NEAR) & 1) === 1;
}

export function hexesOf(glance: Glance): number {
  return (glance >> DISTANCE) & MAX_DISTANCE;
}

export function bearingOf(glance: Glance): number {
  return (glance >> BEARING) & 31;
}

/** Returns the modifier of the line of sight for the unit's own fire. */
export function ownFireModifier(glance: Glance): number {
  return (glance >> OWN_FIRE) & MAX_MODIFIER;
}

/** Returns the modifier of the line of sight for the enemy's fire. */
export function enemyFireModifier(glance: Glance): number {
  return glance >>> ENEMY_FIRE;
}

/**
 * Number of glances that are cached for one board, eight megabytes in all: enough for a whole mapsheet, or for the latest ones on a larger
 * board.
 */
const MAX_KEPT = 2_000_000;

/** Cache by board and by the enemy's hex and height: the glance from every hex, or 0 if none has been taken yet. */
const known = new WeakMap<Board, Map<number, Int32Array>>();

/**
 * Returns the cached glances at an enemy from the ground of every hex, for the caller to fill in. Returns `undefined` for an enemy that is
 * not on the ground, whose glances are not cached.
 */
export function glancesAt(board: Board, enemy: Viewpoint): Int32Array | undefined {
  if (!isOnGround(board, enemy)) return undefined;
  let rows = known.get(board);
  if (rows === undefined) known.set(board, (rows = new Map<number, Int32Array>()));
  const key = enemy.hex * 2 + enemy.height;
  const { size } = board.grid;
  return rows.get(key) ?? keepNewest(rows, key, new Int32Array(size), Math.floor(MAX_KEPT / size));
}
