import type { Direction } from '@hexfall/hex';
import { displacementPlace, FALL_LEVELS, preferredDirection } from '../../questions/board/displacement-place.ts';
import { bottomOf, NO_PLACE, placeAt } from '../../questions/board/places.ts';
import { depthAt, levelAt, occupantOf, type Spot, spotAt, spotOf, tableNow } from '../../questions/board/spot.ts';
import { waterEntryModifier } from '../../questions/piloting/terrain-modifiers.ts';
import type { Displacement } from '../../vocabulary/events/physical-events.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { boardOf, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { destroyUnit } from '../damage/destruction.ts';
import { floodBareLocations } from '../damage/hull-breach.ts';
import { type FallCause, type FallPlace, resolveFall } from '../piloting/fall.ts';
import { automaticFall } from '../piloting/psr.ts';
import { queueRoll } from '../queue-roll.ts';
import { crush, emptyPlaceBeside, rollFallUpon } from './fall-upon.ts';
import { breaksUnderFall, iceGivesWay } from './ice.ts';
import { trySidestep } from './sidestep.ts';

// Whoever is moved may break ice, fall or meet another, and whoever falls may drive another out: these call each other.

/** What moves a unit that does not move by itself. */
export interface Impulse {
  readonly direction: Direction;
  readonly how: Displacement;
  /** Why it rolls to stay on its feet, or falls. */
  readonly reason: RollReason;
  /** Modifier of that roll; without one there is no roll. */
  readonly modifier?: number;
}

const FALLEN_UPON = 2;

/** Forces a unit one hex in a direction; false when there is nowhere to go, and then nothing has happened. */
export function displace(game: Game, mech: MechState, impulse: Impulse): boolean {
  const place = displacementPlace(game, mech, impulse.direction);
  if (place === NO_PLACE) return false;
  moveInto(game, mech, spotAt(game, place), impulse);
  return true;
}

/** Moves a unit to a spot next to it. Torn out of a swamp, no unit keeps its feet. */
export function moveInto(game: Game, mech: MechState, spot: Spot, impulse: Impulse): void {
  const torn = mech.stuck;
  if (torn) emit(game, { type: 'Bogged', unit: mech.id, stuck: false });
  enter(game, mech, spot, impulse, torn);
}

/** Over an edge the unit falls; another in the way sets off a domino effect. If that one cannot go, the unit stays. */
function enter(game: Game, mech: MechState, spot: Spot, impulse: Impulse, falls: boolean): void {
  if (levelAt(game, mech) - levelAt(game, spot) >= FALL_LEVELS) return fall(game, mech, spot, impulse);
  const occupant = occupantOf(game, mech, spot);
  if (occupant !== undefined) makeWay(game, occupant, impulse.direction);
  if (falls) return fall(game, mech, spot, impulse);
  if (occupantOf(game, mech, spot) === undefined) arriveAt(game, mech, spot, impulse.how);
  if (impulse.modifier !== undefined) queueRoll(game, mech, impulse.reason, impulse.modifier);
}

function fall(game: Game, mech: MechState, spot: Spot, { reason, modifier, direction }: Impulse): void {
  const height = Math.max(0, levelAt(game, mech) - levelAt(game, spot));
  fallInto(game, mech, automaticFall(game, mech, reason, modifier ?? 0), { ...spot, height }, direction);
}

/** The domino effect: a unit in the way steps aside or is itself forced on; one that fails to step aside falls as well. */
function makeWay(game: Game, mech: MechState, direction: Direction): void {
  const impulse: Impulse = { direction, how: 'forced', reason: 'domino', modifier: 0 };
  const sidestep = trySidestep(game, mech, direction);
  if (sidestep === 'impossible') displace(game, mech, impulse);
  else if (sidestep !== 'failed') arriveAt(game, mech, sidestep, 'sidestepped');
  else enter(game, mech, spotTowards(game, mech, direction), impulse, true);
}

/** Where a unit is forced to, or where it is when there is no way on. */
function spotTowards(game: Game, mech: MechState, direction: Direction): Spot {
  const place = displacementPlace(game, mech, direction);
  return place === NO_PLACE ? spotOf(mech) : spotAt(game, place);
}

/** Puts a unit where it was moved to, and what it finds there takes effect. False when it has sunk through ice. */
export function arriveAt(game: Game, mech: MechState, spot: Spot, how: Displacement): boolean {
  const from = spotOf(mech);
  putAt(game, mech, spot, how);
  return standsOn(game, mech, from, false);
}

/** What the ground does to a unit that was just put on it: water asks for a roll, ice may break. False when it did. */
export function standsOn(game: Game, mech: MechState, from: Spot, landing: boolean): boolean {
  queueWaterRoll(game, mech, from);
  return !isOnThinIce(game, mech) || !breaksIce(game, mech, landing);
}

/** A unit that has come onto ice: true when it falls there, to the bottom of the water if there is any. */
export function breaksIce(game: Game, mech: MechState, landing: boolean): boolean {
  const cause = iceGivesWay(game, mech, landing);
  if (cause === undefined) return false;
  const { hex } = mech;
  const board = boardOf(game);
  const depth = board.layers.depth[hex]!;
  const place = { hex, elevation: bottomOf(board, hex), height: depth };
  if (depth > 0) sinkOthers(game, mech, place);
  fallInto(game, mech, cause, place);
  return true;
}

/** A unit falls onto the ice of its hex from above. If it breaks, the fall goes on to the bottom. */
export function fallOntoIce(game: Game, mech: MechState, cause: FallCause, height: number): void {
  const { hex } = mech;
  if (!breaksUnderFall(game, mech)) return fallInto(game, mech, cause, { hex, elevation: 0, height });
  const depth = boardOf(game).layers.depth[hex]!;
  const bottom = { hex, elevation: -depth, height: depth };
  sinkOthers(game, mech, bottom);
  fallInto(game, mech, cause, { ...bottom, height: height + depth });
}

/** Ice that breaks holds nobody: whoever else stood on it goes down first, and the one who broke it comes down after. */
function sinkOthers(game: Game, breaker: MechState, place: FallPlace): void {
  for (const other of game.state.mechs) {
    if (other.id === breaker.id || other.status !== 'active') continue;
    if (other.hex !== place.hex || other.elevation !== 0) continue;
    const cause = automaticFall(game, other, 'ice', 0);
    // In shallow water the breaker, still above, would seem to be in the way.
    if (occupantOf(game, other, place)?.id === breaker.id) resolveFall(game, other, cause, place);
    else fallInto(game, other, cause, place);
  }
}

/**
 * A unit falls into a place, which may be taken. It drives whoever is there out. From two levels up or more it may miss
 * instead and come down beside; if it strikes, it does so with its weight, whoever cannot get out from under it is lost,
 * and it comes down on its own back.
 */
export function fallInto(
  game: Game,
  mech: MechState,
  cause: FallCause,
  place: FallPlace,
  direction: Direction = mech.facing,
): void {
  const below = occupantOf(game, mech, place);
  if (below === undefined) return resolveFall(game, mech, cause, place);
  const fromAbove = place.height >= FALL_LEVELS;
  if (fromAbove && !rollFallUpon(game, mech, below)) return fallBeside(game, mech, cause, place, direction);
  if (fromAbove) crush(game, mech, below, place.height);
  const gone = driveOut(game, below, direction, fromAbove ? 'fallenUpon' : 'domino', fromAbove ? FALLEN_UPON : 0);
  if (fromAbove && !gone) destroyUnit(game, below, 'displacement', { kind: 'fallUpon', attacker: mech.id });
  if (occupantOf(game, mech, place) !== undefined) return fallBeside(game, mech, cause, place, direction);
  resolveFall(game, mech, cause, place, fromAbove ? 'rear' : undefined);
}

/** Forces a unit out of its hex, in the direction nearest to the given one that is open to it; false if none is. */
export function driveOut(
  game: Game,
  mech: MechState,
  towards: Direction,
  reason: RollReason,
  modifier: number,
): boolean {
  const direction = mech.status === 'active' ? preferredDirection(game, mech, towards) : undefined;
  return direction !== undefined && displace(game, mech, { direction, how: 'forced', reason, modifier });
}

/** The nearest free place around the one aimed at; a unit with nowhere to land is lost. */
function fallBeside(game: Game, mech: MechState, cause: FallCause, place: FallPlace, direction: Direction): void {
  const aimed = placeAt(tableNow(game).places, place.hex, place.elevation);
  const beside = emptyPlaceBeside(game, mech, aimed, direction);
  if (beside === NO_PLACE) return destroyUnit(game, mech, 'displacement', { kind: 'fall', reason: cause.reason });
  const spot = spotAt(game, beside);
  const height = Math.max(0, levelAt(game, place) + place.height - levelAt(game, spot));
  resolveFall(game, mech, cause, { ...spot, height });
}

/** Water where a unit was moved to asks for a roll as on any move; so does coming out of it, by some rules. */
export function queueWaterRoll(game: Game, mech: MechState, from: Spot): void {
  const depth = depthAt(game, mech);
  if (depth > 0) queueRoll(game, mech, 'enteredWater', waterEntryModifier(game, depth));
  else if (depthAt(game, from) > 0 && game.rules.psrWaterExit) queueRoll(game, mech, 'leftWater', 0);
}

/** On ice with water under it. */
export function isOnThinIce(game: Game, { hex, elevation }: Spot): boolean {
  const { ice, depth } = boardOf(game).layers;
  return elevation === 0 && ice[hex] !== 0 && depth[hex] !== 0;
}

/** Puts a unit somewhere it does not go by itself. Water takes hold at once: what has lost its armor floods. */
export function putAt(game: Game, mech: MechState, spot: Spot, how: Displacement): void {
  emit(game, { type: 'Displaced', unit: mech.id, how, hex: spot.hex, elevation: spot.elevation });
  floodBareLocations(game, mech);
}
