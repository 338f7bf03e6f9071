import { type Direction, neighbor, OFF_BOARD, sideStruck } from '@hexfall/hex';
import { halfDown, halfUp, roundedTenth } from '../../basics/rounding.ts';
import { FALL_LEVELS } from '../../questions/board/displacement-place.ts';
import { occupantAt, placeNow, spotAt, tableNow } from '../../questions/board/spot.ts';
import { isIcePlace, isPavedPlace } from '../../questions/board/step-cost.ts';
import { isForbidden, placeEntered } from '../../questions/board/step-destination.ts';
import type { PlannedStep } from '../../questions/movement/plan-step.ts';
import { chargeDamage, chargeSelfDamage, ramNumber } from '../../questions/physical/collision.ts';
import { SKID, type Source } from '../../vocabulary/events/source.ts';
import { NO_MODIFIERS, note } from '../../vocabulary/explain/modifiers.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { boardOf, explanationFor, type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { dealImpact } from '../damage/impact.ts';
import { arriveAt, fallInto } from '../displacement/displace.ts';
import { automaticFall, onTheSpot, rollFooting, rollPiloting } from '../piloting/psr.ts';
import { queueRoll } from '../queue-roll.ts';

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
  return SKID_MODIFIERS.find(([least]) => hexesMoved >= least)![1];
}

/** Whether leaving a hex may end in a skid: after a turn in it that was not undone. */
export function isRiskyExit(game: Game, at: PlannedStep, running: boolean): boolean {
  return game.rules.skidTrigger === 'leavingHex' && hasTurned(at) && isSlippery(game, at, running);
}

/** Whether a turn itself may end in a skid: the first one in a hex. */
export function isRiskyTurn(game: Game, at: PlannedStep, running: boolean): boolean {
  const turnedHere = at.kind === 'left' || at.kind === 'right';
  return game.rules.skidTrigger === 'turn' && !turnedHere && isSlippery(game, at, running);
}

/** Faces another way than it came. */
function hasTurned(at: PlannedStep): boolean {
  return at.facing !== (at.backing === true ? (at.heading + 3) % 6 : at.heading);
}

/** Ground that does not hold: pavement at a run, ice at a run or at any speed. */
function isSlippery(game: Game, at: PlannedStep, running: boolean): boolean {
  if (at.prone || at.justStood) return false;
  const board = boardOf(game);
  const { places } = tableNow(game);
  if (isIcePlace(board, places, at.place)) return running || game.rules.skidIceAnySpeed;
  return running && isPavedPlace(board, places, at.place);
}

/** The roll after such a turn. A failure is a fall in the hex, and a slide on in the old direction: true when that happens. */
export function skids(game: Game, mech: MechState, at: PlannedStep): boolean {
  const cause = rollFooting(game, mech, { reason: 'skid', modifier: skidModifier(at.hexesMoved) }, 'skid');
  if (cause === undefined) return false;
  fallInto(game, mech, cause, onTheSpot(mech));
  slide(game, mech, at.heading, skidDistance(at.hexesMoved));
  return true;
}

/** Half of the hexes moved less one, halves rounded up. */
export function skidDistance(hexesMoved: number): number {
  return halfDown(hexesMoved);
}

/** Slides hex by hex until the way is used up or blocked, and pays for every hex. */
function slide(game: Game, mech: MechState, direction: Direction, distance: number): void {
  let hexes = 0;
  while (hexes < distance && mech.status === 'active' && slideOn(game, mech, direction)) hexes++;
  const perHex = halfUp(roundedTenth(specOf(game, mech).tonnage));
  dealImpact(game, mech, { damage: hexes * perHex, table: 'full', side: 'front', source: SKID });
}

/** One hex of a slide; false when the unit stays where it is, or goes over an edge or through ice and stops below. */
function slideOn(game: Game, mech: MechState, direction: Direction): boolean {
  const place = nextPlace(game, mech, direction);
  if (place < 0) return false;
  const { level } = tableNow(game).places;
  const spot = spotAt(game, place);
  const height = level[placeNow(game, mech)]! - level[place]!;
  if (height >= FALL_LEVELS) {
    const cause = automaticFall(game, mech, 'skid', 0);
    fallInto(game, mech, cause, { ...spot, height });
    return false;
  }
  const other = occupantAt(game, mech, tableNow(game), place);
  if (other !== undefined) {
    collide(game, mech, other);
    return false;
  }
  return arriveAt(game, mech, spot, 'skidded');
}

/** The place a sliding unit comes to next, or -1 at the edge of the board, a wall, a rise or forbidden ground. */
function nextPlace(game: Game, mech: MechState, direction: Direction): number {
  const board = boardOf(game);
  const { places } = tableNow(game);
  const from = placeNow(game, mech);
  const hex = neighbor(board.grid, mech.hex, direction);
  if (hex === OFF_BOARD || isForbidden(board, hex) || board.layers.building[hex] !== 0) return -1;
  const place = placeEntered(board, places, from, hex, true);
  if (place < 0 || places.level[place]! - places.level[from]! >= FALL_LEVELS) return -1;
  return place;
}

/** A skid is no aimed attack: what the movement of the one who slides adds. */
const SKIDDING = 3;

/**
 * A sliding unit meets another. One that has not moved yet may roll to get out of the way; otherwise it is struck as by a
 * charge. Either way the slide ends in front of it.
 */
export function collide(game: Game, mech: MechState, other: MechState): void {
  if (avoids(game, other)) return;
  const why = explanationFor(game);
  const need = ramNumber(game, 'charge', mech, other, why) + note(why, 'attacker.skidded', SKIDDING);
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

function avoids(game: Game, other: MechState): boolean {
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
