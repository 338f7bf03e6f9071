import type { Spot } from '../displacement/spot.ts';
import type { MechState } from '../state/mech-state.ts';
import { MECH_HEIGHT } from './step-table-destination.ts';
import type { Places } from './step-table-places.ts';

const PRONE_HEIGHT = 1;

/** A unit in the way. */
export interface Occupant extends Spot {
  /** Levels it takes up: 2 for a standing BattleMech, 1 for a prone one. */
  readonly heightLevels: number;
}

export function occupantFrom({ hex, elevation, prone }: MechState): Occupant {
  return { hex, elevation, heightLevels: prone ? PRONE_HEIGHT : MECH_HEIGHT };
}

/**
 * Marks, in `blocked` (one byte per place, cleared first), every place where a standing BattleMech would overlap one of the
 * occupants. A unit on a roof or deck does not stop one that passes well below.
 */
export function blockPlaces(places: Places, occupants: Iterable<Occupant>, blocked: Uint8Array): void {
  blocked.fill(0);
  for (const { hex, elevation, heightLevels } of occupants) {
    for (let place = places.first[hex]!; place < places.first[hex + 1]!; place++) {
      const own = places.elevation[place]!;
      if (own < elevation + heightLevels && elevation < own + MECH_HEIGHT) blocked[place] = 1;
    }
  }
}
