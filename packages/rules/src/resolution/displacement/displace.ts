import { type Direction, directionTo } from '@hexfall/hex';
import { displacementPlace, FALL_LEVELS, preferredDirection } from '../../questions/board/displacement-place.ts';
import { bottomOf, NO_PLACE, PLACE_FLOOR, placeAt } from '../../questions/board/places.ts';
import {
  depthAt,
  levelAt,
  occupantOf,
  placeNow,
  type Spot,
  spotAt,
  spotOf,
  tableNow,
} from '../../questions/board/spot.ts';
import { groundFlags, STEP_RUBBLE, STEP_SWAMP } from '../../questions/board/step-cost.ts';
import { waterEntryModifier } from '../../questions/piloting/terrain-modifiers.ts';
import type { Displacement } from '../../vocabulary/events/physical-events.ts';
import { type Source, TERRAIN } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState, PendingRoll } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { destroyUnit } from '../damage/destruction.ts';
import { floodBareLocations } from '../damage/hull-breach.ts';
import { FALL_SIDES, type FallCause, type FallSpot, resolveFall, sourceOfFall } from '../piloting/fall.ts';
import { automaticFall } from '../piloting/psr.ts';
import { queueRoll } from '../queue-roll.ts';
import { passWall } from '../walls/pass-wall.ts';
import { crush, emptyPlaceBeside, rollFallUpon } from './fall-upon.ts';
import { breakIceUnderFall, isOnThinIce, rollIce, type Tread } from './ice.ts';
import { trySidestep } from './sidestep.ts';
import { getThroughSwamp } from './swamp.ts';

// A unit that is moved may break ice, fall or meet another unit, and one that falls may drive out another: these functions call each other.

/** A push that moves a unit which does not move by itself. */
export interface Impulse {
  readonly direction: Direction;
  readonly how: Displacement;
  /** Why the unit rolls to stay on its feet, or falls. */
  readonly reason: RollReason;
  /** Modifier of that roll; no roll is made if it is left out. */
  readonly modifier?: number;
  /** Who or what moves the unit; left out if it moves itself. */
  readonly source?: Source | undefined;
}

/** How a unit gets to another spot, and who or what moves it. */
type Shift = Pick<Impulse, 'how' | 'source'>;

/** How a unit comes onto the ground, and who or what has moved it there. */
interface Arrival extends Pick<Impulse, 'source'> {
  readonly tread: Tread;
}

/** Where a unit falls, from what height, and where it drives a unit that is in the way. */
export interface Drop extends FallSpot {
  /** The direction in which a unit in the way is driven; the facing of the falling unit unless stated. */
  readonly towards?: Direction;
}

/** A drop whose direction is known. */
interface AimedDrop extends Drop {
  readonly towards: Direction;
}

/** The effect of the ground on a unit that has come onto it: the ground bears the unit, or the unit falls there. */
export type Footing = 'held' | 'fell';

/** Forces a unit one hex in a direction. Returns false, and changes nothing, if there is nowhere to go. */
export function displace(game: Game, mech: MechState, impulse: Impulse): boolean {
  const place = displacementPlace(game, mech, impulse.direction);
  if (place === NO_PLACE) return false;
  moveInto(game, mech, spotAt(game, place), impulse);
  return true;
}

/** Moves a unit to a spot next to it. A unit that is torn out of a swamp falls. */
export function moveInto(game: Game, mech: MechState, spot: Spot, impulse: Impulse): void {
  if (!mech.stuck) return enter(game, mech, spot, impulse);
  emit(game, { type: 'Bogged', unit: mech.id, stuck: false });
  topple(game, mech, spot, impulse);
}

/**
 * Moves a unit into a spot: over an edge it falls; another unit in the way sets off a domino effect. If that unit cannot move away, the
 * first one stays.
 */
function enter(game: Game, mech: MechState, spot: Spot, impulse: Impulse): void {
  if (isOverEdge(game, mech, spot)) return fall(game, mech, spot, impulse);
  startDomino(game, mech, spot, impulse);
  if (occupantOf(game, mech, spot) === undefined) arriveAt(game, mech, spot, impulse);
  if (impulse.modifier !== undefined) queueRoll(game, mech, impulse.reason, impulse.modifier);
}

/** Moves a unit into a spot in a fall. A unit that drops over an edge sets off no domino effect. */
function topple(game: Game, mech: MechState, spot: Spot, impulse: Impulse): void {
  if (!isOverEdge(game, mech, spot)) startDomino(game, mech, spot, impulse);
  fall(game, mech, spot, impulse);
}

function isOverEdge(game: Game, mech: MechState, spot: Spot): boolean {
  return levelAt(game, mech) - levelAt(game, spot) >= FALL_LEVELS;
}

function fall(game: Game, mech: MechState, spot: Spot, impulse: Impulse): void {
  const { reason, modifier, direction, source } = impulse;
  const height = Math.max(0, levelAt(game, mech) - levelAt(game, spot));
  const cause = { ...automaticFall(game, mech, reason, modifier ?? 0), setOffBy: source };
  fallInto(game, mech, cause, { ...spot, height, towards: direction });
}

/** Starts a domino effect: a unit in the way steps aside or is itself forced on; one that fails to step aside also falls. */
function startDomino(game: Game, mech: MechState, spot: Spot, { direction, source }: Impulse): void {
  const inTheWay = occupantOf(game, mech, spot);
  if (inTheWay === undefined) return;
  const impulse: Impulse = { direction, how: 'forced', reason: 'domino', modifier: 0, source };
  const sidestep = trySidestep(game, inTheWay, direction);
  if (sidestep === 'impossible') displace(game, inTheWay, impulse);
  else if (sidestep === 'failed') topple(game, inTheWay, spotTowards(game, inTheWay, direction), impulse);
  else arriveAt(game, inTheWay, sidestep, { how: 'sidestepped', source });
}

/** Returns the spot to which a unit is forced, or its own spot if there is none. */
function spotTowards(game: Game, mech: MechState, direction: Direction): Spot {
  const place = displacementPlace(game, mech, direction);
  return place === NO_PLACE ? spotOf(mech) : spotAt(game, place);
}

/** Moves a unit to a spot and lets the ground there take effect. */
export function arriveAt(game: Game, mech: MechState, spot: Spot, shift: Shift): Footing {
  const from = spotOf(mech);
  putAt(game, mech, spot, shift);
  if (tableNow(game).places.kind[placeNow(game, mech)] === PLACE_FLOOR) breakIn(game, mech, from);
  return settleOnGround(game, mech, from, { tread: 'step', source: shift.source });
}

/** Takes a unit through the wall of a building that it is forced into, as in a move of its own, except that its speed does not count. */
function breakIn(game: Game, mech: MechState, from: Spot): void {
  const direction = directionTo(boardOf(game).grid, from.hex, mech.hex);
  passWall(game, mech, { side: FALL_SIDES[(direction - mech.facing + 6) % 6]!, hexesMoved: 0 });
}

/** Puts a unit at a spot without a move of its own. Water takes effect at once and floods locations that have lost their armor. */
export function putAt(game: Game, mech: MechState, spot: Spot, { how, source }: Shift): void {
  const moved = { type: 'Displaced', unit: mech.id, how, hex: spot.hex, elevation: spot.elevation } as const;
  emit(game, source === undefined ? moved : { ...moved, source });
  floodBareLocations(game, mech, source ?? TERRAIN);
}

/**
 * Lets the ground take effect on a unit that was just put on it, as in any move: rubble and water call for a roll, a swamp may hold it,
 * thin ice may break.
 */
export function settleOnGround(game: Game, mech: MechState, from: Spot, { tread, source }: Arrival): Footing {
  const ground = groundFlags({ board: boardOf(game), places: tableNow(game).places }, placeNow(game, mech));
  if ((ground & STEP_RUBBLE) !== 0) queueRoll(game, mech, 'rubble', 0);
  if ((ground & STEP_SWAMP) !== 0) getThroughSwamp(game, mech);
  queueWaterRoll(game, mech, from);
  return isOnThinIce(game, mech) ? resolveIce(game, mech, tread, source) : 'held';
}

/** Queues the roll for water that a unit is forced into, as in any move; by some rules also for coming out of it. */
function queueWaterRoll(game: Game, mech: MechState, from: Spot): void {
  const depth = depthAt(game, mech);
  if (depth > 0) queueRoll(game, mech, 'enteredWater', waterEntryModifier(game, depth));
  else if (depthAt(game, from) > 0 && game.rules.psrWaterExit) queueRoll(game, mech, 'leftWater', 0);
}

/** Tests the ice under a unit that has come onto it. A unit that falls goes down to the bottom of the water, if there is any. */
export function resolveIce(game: Game, mech: MechState, tread: Tread, source?: Source): Footing {
  const cause = rollIce(game, mech, tread);
  if (cause === undefined) return 'held';
  const bottom = bottomBelow(game, mech);
  if (bottom.height > 0) sinkOthers(game, mech, bottom, source);
  fallInto(game, mech, { ...cause, setOffBy: source }, bottom);
  return 'fell';
}

/** Makes a unit fall onto the ice of its hex from above. If the ice breaks, the fall continues to the bottom. */
export function fallOntoIce(game: Game, mech: MechState, cause: FallCause, height: number): void {
  if (!breakIceUnderFall(game, mech)) return fallInto(game, mech, cause, { hex: mech.hex, elevation: 0, height });
  const bottom = bottomBelow(game, mech);
  sinkOthers(game, mech, bottom, cause.setOffBy);
  fallInto(game, mech, cause, { ...bottom, height: height + bottom.height });
}

/** Returns the bottom of the water in a unit's hex as the end of a fall, with its depth below the surface. */
function bottomBelow(game: Game, { hex }: MechState): FallSpot {
  const board = boardOf(game);
  return { hex, elevation: bottomOf(board, hex), height: board.layers.depth[hex]! };
}

/** Makes all other units on broken ice fall. They go down first, and the unit that broke the ice comes down after them. */
function sinkOthers(game: Game, breaker: MechState, bottom: FallSpot, source: Source | undefined): void {
  for (const other of game.state.mechs) {
    if (other.id === breaker.id || other.status !== 'active') continue;
    if (other.hex !== bottom.hex || other.elevation !== 0) continue;
    const cause = { ...automaticFall(game, other, 'ice', 0), setOffBy: source };
    // In shallow water the breaker, which is still above, would seem to be in the way.
    if (occupantOf(game, other, bottom)?.id === breaker.id) resolveFall(game, other, cause, bottom);
    else fallInto(game, other, cause, bottom);
  }
}

/**
 * Makes a unit fall to a spot, and drives out any unit that is there. From two levels up or more it may miss that unit and come down beside
 * it; if it hits, its weight does damage, and it lands on its back.
 */
export function fallInto(game: Game, mech: MechState, cause: FallCause, drop: Drop): void {
  const below = occupantOf(game, mech, drop);
  if (below === undefined) return resolveFall(game, mech, cause, drop);
  const aimed = { ...drop, towards: drop.towards ?? mech.facing };
  const fromAbove = drop.height >= FALL_LEVELS;
  if (fromAbove && !rollFallUpon(game, mech, below)) return fallBeside(game, mech, cause, aimed);
  if (fromAbove) strikeBelow(game, mech, below, aimed);
  else driveOut(game, below, aimed.towards, { reason: 'domino', modifier: 0, source: cause.setOffBy });
  if (occupantOf(game, mech, drop) !== undefined) return fallBeside(game, mech, cause, aimed);
  resolveFall(game, mech, cause, fromAbove ? { ...drop, side: 'rear' } : drop);
}

/** Modifier of the roll of a unit that another unit has fallen upon. */
const FALLEN_UPON_MODIFIER = 2;

/** Lets a unit come down on another one, which is lost if it cannot get out from under it. */
function strikeBelow(game: Game, mech: MechState, below: MechState, { height, towards }: AimedDrop): void {
  const source: Source = { kind: 'fallUpon', attacker: mech.id };
  crush(game, mech, below, height);
  if (driveOut(game, below, towards, { reason: 'fallenUpon', modifier: FALLEN_UPON_MODIFIER, source })) return;
  destroyUnit(game, below, 'displacement', source);
}

/** Why a unit that is driven out of its hex rolls to stay on its feet, and who drives it out. */
type Jolt = PendingRoll & Pick<Impulse, 'source'>;

/** Forces a unit out of its hex, in the possible direction nearest to the given one. Returns false if there is none. */
export function driveOut(game: Game, mech: MechState, towards: Direction, roll: Jolt): boolean {
  const direction = mech.status === 'active' ? preferredDirection(game, mech, towards) : undefined;
  return direction !== undefined && displace(game, mech, { direction, how: 'forced', ...roll });
}

/** Makes a unit fall to the nearest free place around the one aimed at; a unit with nowhere to land is lost. */
function fallBeside(game: Game, mech: MechState, cause: FallCause, aimed: AimedDrop): void {
  const place = placeAt(tableNow(game).places, aimed.hex, aimed.elevation);
  const beside = emptyPlaceBeside(game, mech, place, aimed.towards);
  if (beside === NO_PLACE) return destroyUnit(game, mech, 'displacement', sourceOfFall(cause));
  const spot = spotAt(game, beside);
  const height = Math.max(0, levelAt(game, aimed) + aimed.height - levelAt(game, spot));
  resolveFall(game, mech, cause, { ...spot, height });
}
