import { type Direction, neighbor, OFF_BOARD, targetTerrainModifier } from '@hexfall/hex';
import { tenthUp } from '../../basics/integers.ts';
import { PREFERENCE } from '../../questions/board/displacement-place.ts';
import { NO_PLACE } from '../../questions/board/places.ts';
import { occupantAt, tableNow } from '../../questions/board/spot.ts';
import { enteredPlace, isForbidden, MAX_LEVELS_PER_STEP } from '../../questions/board/step-destination.ts';
import { viewpoint } from '../../questions/board/viewpoint.ts';
import { JUMPED, targetMovementModifier } from '../../questions/to-hit/target-modifiers.ts';
import { NO_MODIFIERS, note } from '../../vocabulary/explain/modifiers.ts';
import { announce } from '../../vocabulary/game/emit.ts';
import { boardOf, explanationFor, type Game, specOf } from '../../vocabulary/game/game.ts';
import { NOWHERE } from '../../vocabulary/spec/locations.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { dealImpact } from '../damage/impact.ts';

/** Base target number of a unit that drops onto another, before movement and terrain. */
const BASE_NUMBER = 7;

/** Rolls whether a unit that falls into an occupied hex strikes the unit that stands there. */
export function rollFallUpon(game: Game, faller: MechState, below: MechState): boolean {
  const why = explanationFor(game);
  const need =
    note(why, 'attack', BASE_NUMBER) +
    note(why, 'target.moved', targetMovementModifier(below.hexesMoved)) +
    note(why, 'target.jumped', below.movement === 'jump' ? JUMPED : 0) +
    note(why, 'target.terrain', targetTerrainModifier(boardOf(game), viewpoint(below)));
  const roll = game.dice.twoD6('toHit', need);
  const hit = roll >= need;
  const event = { attacker: faller.id, target: below.id, kind: 'fall', limb: NOWHERE, item: -1 } as const;
  announce(game, { type: 'PhysicalRolled', ...event, need, roll, hit, modifiers: why ?? NO_MODIFIERS });
  return hit;
}

/** Deals a tenth of the faller's tonnage for each level it fell, to the head and shoulders of the one below. */
export function crush(game: Game, faller: MechState, below: MechState, height: number): void {
  const damage = height * tenthUp(specOf(game, faller).tonnage);
  dealImpact(game, below, { damage, table: 'punch', side: 'front', source: { kind: 'fallUpon', attacker: faller.id } });
}

/**
 * Returns an empty place next to another, nearest to a direction and no higher than a unit can be forced, or
 * `NO_PLACE`. A unit that falls and misses the one below lands there.
 */
export function emptyPlaceBeside(game: Game, mech: MechState, beside: number, direction: Direction): number {
  const board = boardOf(game);
  const table = tableNow(game);
  for (const turn of PREFERENCE) {
    const hex = neighbor(board.grid, table.places.hex[beside]!, (direction + turn) % 6);
    if (hex === OFF_BOARD || isForbidden(board, hex)) continue;
    const place = enteredPlace({ board, places: table.places }, beside, hex, false);
    if (place === NO_PLACE || table.places.level[place]! - table.places.level[beside]! > MAX_LEVELS_PER_STEP) continue;
    if (occupantAt(game, mech, table, place) === undefined) return place;
  }
  return NO_PLACE;
}
