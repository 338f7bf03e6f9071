import type { Side } from '@hexfall/hex';
import { halfDown, roundedTenth, tenthUp } from '../../basics/integers.ts';
import { depthAt, type Spot } from '../../questions/board/spot.ts';
import { isIndustrial } from '../../questions/unit/industrial.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { IMPOSSIBLE, type Modifier, NO_MODIFIERS } from '../../vocabulary/explain/modifiers.ts';
import { announce, emitFall } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import type { RollReason } from '../../vocabulary/state/roll-reasons.ts';
import { shakeByFall } from '../damage/frame-shock.ts';
import { floodBareLocations } from '../damage/hull-breach.ts';
import { dealImpact } from '../damage/impact.ts';
import { woundPilot } from '../damage/pilot.ts';
import { clearRolls } from '../queue-roll.ts';

/**
 * The side of a unit that meets the ground or a wall, by the number of hexsides clockwise from its facing. In a fall that number is the die
 * less one, and the unit also turns by it.
 */
export const FALL_SIDES: readonly Side[] = ['front', 'right', 'right', 'rear', 'left', 'left'];

export interface FallCause {
  readonly reason: RollReason;
  /** Target number of the failed roll, on which the pilot's roll to avoid a wound depends; `IMPOSSIBLE` if there is no such roll. */
  readonly need: number;
  /** How that number is made up; empty unless the sink of the game asks for explanations. */
  readonly modifiers?: readonly Modifier[];
  /** What made the unit fall; left out if it was its own doing. */
  readonly setOffBy?: Source | undefined;
}

/** Where a unit falls, and from what height. */
export interface FallSpot extends Spot {
  /** Levels dropped; 0 if the unit falls where it stood. */
  readonly height: number;
  /** The side that the unit lands on; a die decides unless stated. */
  readonly side?: Side;
}

/**
 * Makes a unit fall: direction, damage from what it lands on, and the effect on the pilot.
 *
 * @example
 * ```ts
 * import { createPosition, mechOf, onTheSpot, resolveFall, ScriptedDice } from '@hexfall/rules';
 *
 * const dice = new ScriptedDice().add('fallDirection', 4).add('hitLocation', 7).add('consciousness', 8);
 * const game = createPosition([{ tonnage: 50 }], { dice });
 * const mech = mechOf(game, 0);
 * resolveFall(game, mech, { reason: 'kicked', need: 6 }, onTheSpot(mech));
 * [mech.prone, mech.facing, mech.pilotWounds]; // => [true, 3, 1]
 * ```
 */
export function resolveFall(game: Game, mech: MechState, cause: FallCause, place: FallSpot): void {
  const { side, onSurface, onGround, source } = goDown(game, mech, cause, place);
  if (onSurface > 0) dealImpact(game, mech, { damage: onSurface, table: 'full', side, source });
  dealImpact(game, mech, { damage: onGround, table: 'full', side, source });
  if (mech.status === 'active') shakePilot(game, mech, cause, place.height, source);
}

/** How a falling unit meets the ground. */
export interface Landing {
  readonly side: Side;
  /** Points of damage from the surface of water, and then from the ground. */
  readonly onSurface: number;
  readonly onGround: number;
  readonly source: Source;
}

/** Carries out the first part of a fall: the unit is prone where it fell, and water comes in where its armor is gone. */
export function goDown(game: Game, mech: MechState, cause: FallCause, place: FallSpot): Landing {
  const die = place.side === undefined ? game.dice.oneD6('fallDirection') : dieFor(place.side);
  const side = FALL_SIDES[die - 1]!;
  const { tonnage } = specOf(game, mech);
  const depth = depthAt(game, place);
  const onSurface = surfaceImpact(game, tonnage, place.height, depth);
  const onGround = groundImpact(game, tonnage, place.height, depth);
  const source = sourceOfFall(cause);
  const event = {
    type: 'Fell',
    unit: mech.id,
    reason: cause.reason,
    hex: place.hex,
    elevation: place.elevation,
    die,
    side,
    facing: (mech.facing + die - 1) % 6,
    height: place.height,
    damage: onSurface + onGround,
    source,
  } as const;
  emitFall(game, mech, event);
  if (mech.rolls.length > 0) clearRolls(game, mech);
  if (isIndustrial(specOf(game, mech))) shakeByFall(game, mech, place.height);
  floodBareLocations(game, mech, source);
  return { side, onSurface, onGround, source };
}

/** Returns the source of what a fall does. */
export function sourceOfFall({ reason, setOffBy }: FallCause): Source {
  return setOffBy === undefined ? { kind: 'fall', reason } : { kind: 'fall', reason, setOffBy };
}

/** Carries out the last part of a fall: the pilot is wounded, or rolls to come through unhurt. */
export function shakePilot(game: Game, mech: MechState, cause: FallCause, height: number, source: Source): void {
  if (!rollToAvoidWound(game, mech, cause, height)) woundPilot(game, mech, 'fall', source);
}

function dieFor(side: Side): number {
  return FALL_SIDES.indexOf(side) + 1;
}

/** Whether the rules give a pilot the chance to come through a fall unhurt. */
export function canAvoidWound({ rules }: Game): boolean {
  return rules.fallPilotDamage === 'avoidanceRoll';
}

/**
 * Rolls whether the pilot comes through the fall unhurt, if the rules allow it: as hard as the roll that failed, and harder for each level
 * beyond the first. A pilot who is not awake cannot roll.
 */
function rollToAvoidWound(game: Game, mech: MechState, cause: FallCause, height: number): boolean {
  if (!canAvoidWound(game) || mech.pilot !== 'awake' || cause.need >= IMPOSSIBLE) return false;
  const further = height >= 1 ? height - 1 : 0;
  const need = cause.need + further;
  const roll = game.dice.twoD6('avoidFallDamage', need);
  const passed = roll >= need;
  const known = cause.modifiers ?? NO_MODIFIERS;
  const modifiers: readonly Modifier[] =
    game.explains && further > 0 ? [...known, { code: 'fall.height', value: further }] : known;
  announce(game, { type: 'PilotingRolled', unit: mech.id, reason: 'avoidWound', need, roll, passed, modifiers });
  return passed;
}

/**
 * Returns the damage of a fall: a tenth of the tonnage for each level fallen, and once more for hitting the ground.
 *
 * @example
 * ```ts
 * import { fallDamage } from '@hexfall/rules';
 * import { setTheTable } from './table.mjs';
 *
 * const game = setTheTable();
 * fallDamage(game, 50, 0); // => 5
 * fallDamage(game, 50, 2); // => 15
 * ```
 */
export function fallDamage(game: Game, tonnage: number, height: number): number {
  return tenthOfTonnage(game, tonnage) * (height + 1);
}

function tenthOfTonnage(game: Game, tonnage: number): number {
  return game.rules.fallDamageRounding === 'up' ? tenthUp(tonnage) : roundedTenth(tonnage);
}

/*
 * Water halves the damage of a fall. One that begins above the surface has two impacts, on the surface and on the bottom, and each deals
 * groups of its own.
 */

/** Returns the damage of the surface of water of that depth to a unit that falls onto it. */
export function surfaceImpact(game: Game, tonnage: number, height: number, depth: number): number {
  return depth > 0 && height > depth ? halfDown(fallDamage(game, tonnage, height - depth)) : 0;
}

/** Returns the damage of the ground, or of the bottom of water of that depth. */
export function groundImpact(game: Game, tonnage: number, height: number, depth: number): number {
  return depth === 0 ? fallDamage(game, tonnage, height) : halfDown(fallDamage(game, tonnage, Math.min(height, depth)));
}
