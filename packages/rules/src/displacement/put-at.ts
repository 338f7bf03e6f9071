import { floodBareLocations } from '../damage/hull-breach.ts';
import type { Displacement } from '../events/physical-events.ts';
import { emit, type Game } from '../game.ts';
import type { MechState } from '../state/mech-state.ts';
import type { Spot } from './spot.ts';

/** Puts a unit somewhere it does not go by itself. Water takes hold at once: what has lost its armor floods. */
export function putAt(game: Game, mech: MechState, spot: Spot, how: Displacement): void {
  emit(game, { type: 'Displaced', unit: mech.id, how, hex: spot.hex, elevation: spot.elevation });
  floodBareLocations(game, mech);
}
