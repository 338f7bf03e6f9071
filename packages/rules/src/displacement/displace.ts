import type { Direction } from '@hexfall/hex';
import { destroyUnit } from '../combat/destruction.ts';
import type { Displacement } from '../events/physical-events.ts';
import { emit, type Game } from '../game.ts';
import { placeAt } from '../movement/step-table-places.ts';
import { queueRoll } from '../piloting/queue.ts';
import type { RollReason } from '../piloting/reasons.ts';
import type { MechState } from '../state/mech-state.ts';
import { arriveAt } from './arrival.ts';
import { FALL_LEVELS, fallTo } from './drop.ts';
import { crush, emptyPlaceBeside, rollFallUpon } from './fall-upon.ts';
import { trySidestep } from './sidestep.ts';
import { displacementPlace, levelAt, NO_PLACE, occupantOf, type Spot, spotAt, tableNow } from './validity.ts';

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

/** Moves a unit to a spot next to it: over an edge it falls, onto another unit it sets off a domino effect. */
export function moveInto(game: Game, mech: MechState, spot: Spot, impulse: Impulse): void {
  const height = levelAt(game, mech) - levelAt(game, spot);
  const occupant = occupantOf(game, mech, spot);
  if (height >= FALL_LEVELS) {
    if (occupant !== undefined) return fallUpon(game, mech, occupant, spot, impulse);
    return fall(game, mech, spot, impulse);
  }
  if (occupant !== undefined) makeWay(game, occupant, impulse.direction);
  if (mech.stuck) return tearOut(game, mech, spot, impulse);
  arriveAt(game, mech, spot, impulse.how);
  if (impulse.modifier !== undefined) queueRoll(game, mech, impulse.reason, impulse.modifier);
}

/** Torn out of a swamp, no unit keeps its feet. */
function tearOut(game: Game, mech: MechState, spot: Spot, impulse: Impulse): void {
  emit(game, { type: 'Bogged', unit: mech.id, stuck: false });
  fall(game, mech, spot, impulse);
}

function fall(game: Game, mech: MechState, spot: Spot, impulse: Impulse): void {
  const height = Math.max(0, levelAt(game, mech) - levelAt(game, spot));
  fallTo(game, mech, { spot, height, reason: impulse.reason, modifier: impulse.modifier ?? 0 });
}

/** The domino effect: a unit in the way steps aside or is itself forced on; one that fails to step aside falls as well. */
function makeWay(game: Game, mech: MechState, direction: Direction): void {
  const impulse: Impulse = { direction, how: 'forced', reason: 'domino', modifier: 0 };
  const sidestep = trySidestep(game, mech, direction);
  if (sidestep === 'impossible') displace(game, mech, impulse);
  if (sidestep !== 'failed') return;
  const spot = spotAt(game, displacementPlace(game, mech, direction));
  const occupant = occupantOf(game, mech, spot);
  if (occupant !== undefined) makeWay(game, occupant, direction);
  fall(game, mech, spot, impulse);
}

/**
 * A unit drops two levels or more into a hex where another stands. If it strikes that unit it comes down on its own
 * back and drives the other out; if not it lands beside it.
 */
function fallUpon(game: Game, mech: MechState, below: MechState, spot: Spot, impulse: Impulse): void {
  if (!rollFallUpon(game, mech, below)) return landBeside(game, mech, spot, impulse);
  const height = levelAt(game, mech) - levelAt(game, spot);
  crush(game, mech, below, height);
  const { direction, reason, modifier = 0 } = impulse;
  if (below.status === 'active') {
    displace(game, below, { direction, how: 'forced', reason: 'fallenUpon', modifier: FALLEN_UPON });
  }
  fallTo(game, mech, { spot, height, reason, modifier, side: 'rear' });
}

/** A unit with nowhere to land is lost. */
function landBeside(game: Game, mech: MechState, spot: Spot, impulse: Impulse): void {
  const aimed = placeAt(tableNow(game).places, spot.hex, spot.elevation);
  const place = emptyPlaceBeside(game, mech, aimed, impulse.direction);
  if (place === NO_PLACE) return destroyUnit(game, mech, 'displacement');
  fall(game, mech, spotAt(game, place), impulse);
}
