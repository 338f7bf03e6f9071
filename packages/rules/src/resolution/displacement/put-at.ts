import type { Spot } from '../../questions/board/spot.ts';
import type { Displacement } from '../../vocabulary/events/physical-events.ts';
import { emit, type Game } from '../../vocabulary/game/game.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';
import { floodBareLocations } from '../damage/hull-breach.ts';

/** Puts a unit somewhere it does not go by itself. Water takes hold at once: what has lost its armor floods. */
export function putAt(game: Game, mech: MechState, spot: Spot, how: Displacement): void {
  emit(game, { type: 'Displaced', unit: mech.id, how, hex: spot.hex, elevation: spot.elevation });
  floodBareLocations(game, mech);
}
