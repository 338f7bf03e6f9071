import { type Direction, neighbor, OFF_BOARD, sideStruck } from '@hexfall/hex';
import { halfDown, halfUp, roundedTenth } from '../../basics/integers.ts';
import { FALL_LEVELS } from '../../questions/board/displacement-place.ts';
import { NO_PLACE } from '../../questions/board/places.ts';
import { occupantAt, placeNow, spotAt, tableNow } from '../../questions/board/spot.ts';
import { isIcePlace, isPavedPlace } from '../../questions/board/step-cost.ts';
import { enteredPlace, isForbidden } from '../../questions/board/step-destination.ts';
import type { PlannedStep } from '../../questions/movement/plan-step.ts';
import { chargeDamage, chargeSelfDamage, collisionNumber } from '../../questions/physical/collision.ts';
import { SKID, type Source } from '../../vocabulary/events/source.ts';
import { NO_MODIFIERS, note } from '../../vocabulary/explain/modifiers.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { boardOf, explanationFor, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { dealImpact } from '../damage/impact.ts';
import { arriveAt, fallInto } from '../displacement/displace.ts';
import { automaticFall, onTheSpot, rollFooting, rollPiloting } from '../piloting/psr.ts';
import { queueRoll } from '../queue-roll.ts';
import type { Progress } from './end-move.ts';

/** Whether leaving a hex may end in a skid: after a turn in it that was not undone. */
export function isRiskyExit(game: Game, at: PlannedStep, running: boolean): boolean {
  return game.rules.skidTrigger === 'leavingHex' && hasTurned(at) && isSlippery(game, at, running);
}

/** Whether a turn itself may end in a skid: the first one in a hex. */
export function isRiskyTurn(game: Game, at: PlannedStep, running: boolean): boolean {
  const turnedHere = at.kind === 'left' || at.kind === 'right';
  return game.rules.skidTrigger === 'turn' && !turnedHere && isSlippery(game, at, running);
}

/** Whether a unit faces a different way from the one it came. */
function hasTurned(at: PlannedStep): boolean {
  return at.facing !== (at.backing === true ? (at.heading + 3) % 6 : at.heading);
}

/** Whether the ground is slippery: pavement at a run, and ice at a run or at any speed. */
function isSlippery(game: Game, at: PlannedStep, running: boolean): boolean {
  if (at.prone || at.justStood) return false;
  const board = boardOf(game);
  const { places } = tableNow(game);
  if (isIcePlace(board, places, at.place)) return running || game.rules.skidIceAnySpeed;
  return running && isPavedPlace(board, places, at.place);
}

/**
 * Rolls for a skid after a turn on slippery ground. A failure is a fall in the hex, and a slide in the old direction.
 */
export function resolveSkid(game: Game, mech: MechState, at: PlannedStep): 'goesOn' | 'skidded' {
  const cause = rollFooting(game, mech, { reason: 'skid', modifier: skidModifier(at.hexesMoved) }, 'skid');
  if (cause === undefined) return 'goesOn';
  fallInto(game, mech, cause, onTheSpot(mech));
  slide(game, mech, at.heading, skidDistance(at.hexesMoved));
  return 'skidded';
}

/** Hexes moved before the turn, with the modifier of the roll. */
const SKID_MODIFIERS: readonly (readonly [hexes: number, modifier: number])[] = [
  [25, 6],
  [18, 5],
  [11, 4],
  [8, 2],
  [5, 1],
  [3, 0],
  [0, -1],
];

export function skidModifier(hexesMoved: number): number {
  return SKID_MODIFIERS.find(([min]) => hexesMoved >= min)![1];
}

/** Returns the hexes of a skid: half of the hexes moved, rounded down. */
export function skidDistance(hexesMoved: number): number {
  return halfDown(hexesMoved);
}

/**
 * Slides hex by hex until the distance is used up or the slide is stopped. Every hex adds to the damage, which is dealt
 * at the end.
 */
function slide(game: Game, mech: MechState, direction: Direction, distance: number): void {
  let hexes = 0;
  while (hexes < distance && mech.status === 'active' && slideOn(game, mech, direction) === 'goesOn') hexes++;
  const perHex = halfUp(roundedTenth(specOf(game, mech).tonnage));
  dealImpact(game, mech, { damage: hexes * perHex, table: 'full', side: 'front', source: SKID });
}

/**
 * Slides one hex on. The slide is stopped if the unit is blocked, meets another unit, or falls over an edge or through
 * ice.
 */
function slideOn(game: Game, mech: MechState, direction: Direction): Progress {
  const place = nextPlace(game, mech, direction);
  if (place === NO_PLACE) return 'stopped';
  const { level } = tableNow(game).places;
  const spot = spotAt(game, place);
  const height = level[placeNow(game, mech)]! - level[place]!;
  if (height >= FALL_LEVELS) {
    fallInto(game, mech, automaticFall(game, mech, 'skid', 0), { ...spot, height });
    return 'stopped';
  }
  const other = occupantAt(game, mech, tableNow(game), place);
  if (other !== undefined) {
    collide(game, mech, other);
    return 'stopped';
  }
  return arriveAt(game, mech, spot, { how: 'skidded' }) === 'held' ? 'goesOn' : 'stopped';
}

/**
 * Returns the place that a sliding unit comes to next; `NO_PLACE` at the edge of the board, a wall, a rise or forbidden
 * ground.
 */
function nextPlace(game: Game, mech: MechState, direction: Direction): number {
  const board = boardOf(game);
  const { places } = tableNow(game);
  const from = placeNow(game, mech);
  const hex = neighbor(board.grid, mech.hex, direction);
  if (hex === OFF_BOARD || isForbidden(board, hex) || board.layers.building[hex] !== 0) return NO_PLACE;
  const place = enteredPlace({ board, places }, from, hex, true);
  if (place === NO_PLACE || places.level[place]! - places.level[from]! >= FALL_LEVELS) return NO_PLACE;
  return place;
}

/** Modifier for the movement of a sliding unit: a skid is not an aimed attack. */
const SKIDDING_MODIFIER = 3;

/**
 * Lets a sliding unit meet another. One that has not moved yet may roll to get out of the way; otherwise it is struck
 * as by a charge. Either way the slide ends in front of it.
 */
function collide(game: Game, mech: MechState, other: MechState): void {
  if (rollToAvoid(game, other)) return;
  const why = explanationFor(game);
  const need = collisionNumber(game, mech, other, why) + note(why, 'attacker.skidded', SKIDDING_MODIFIER);
  const roll = game.dice.twoD6('toHit', need);
  const hit = roll >= need;
  announce(game, {
    type: 'CollisionRolled',
    unit: mech.id,
    target: other.id,
    need,
    roll,
    hit,
    modifiers: why ?? NO_MODIFIERS,
  });
  if (hit) crash(game, mech, other);
}

/** Rolls for a unit to get out of the way, and returns whether it does. One that is prone or has moved does not try. */
function rollToAvoid(game: Game, other: MechState): boolean {
  if (other.movement !== 'undecided' || other.prone) return false;
  return rollPiloting(game, other, { reason: 'avoidCollision', modifier: 0 }, 'sidestep');
}

function crash(game: Game, mech: MechState, other: MechState): void {
  const board = boardOf(game);
  const side = sideStruck(board, mech.hex, other);
  const ownSide = sideStruck(board, other.hex, mech);
  const damage = chargeDamage(game, mech);
  const ownDamage = chargeSelfDamage(game, mech, other);
  const source: Source = { kind: 'collision', attacker: mech.id };
  dealImpact(game, other, { damage, table: 'full', side, source });
  dealImpact(game, mech, { damage: ownDamage, table: 'full', side: ownSide, source });
  queueRoll(game, other, 'charged', game.rules.chargeHitPsrModifier);
}
