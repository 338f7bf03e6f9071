import type { HexId } from '@hexfall/hex';
import type { Places } from './step-table-places.ts';

/** A unit in the way. */
export interface Occupant {
  readonly hex: HexId;
  /** Relative to the hex level. */
  readonly elevation: number;
  /** Levels it takes up: 2 for a standing BattleMech, 1 for a prone one. */
  readonly heightLevels: number;
}

const MOVER_HEIGHT = 2;

/**
 * Marks, in `blocked` (one byte per place, cleared first), every place where a standing BattleMech would overlap one of the
 * occupants. A unit on a roof or deck does not stop one that passes well below.
 */
export function blockPlaces(places: Places, occupants: Iterable<Occupant>, blocked: Uint8Array): void {
  blocked.fill(0);
  for (const { hex, elevation, heightLevels } of occupants) {
    for (let place = places.first[hex]!; place < places.first[hex + 1]!; place++) {
      const own = places.elevation[place]!;
      if (own < elevation + heightLevels && elevation < own + MOVER_HEIGHT) blocked[place] = 1;
    }
  }
}
