import { inEachOthersWay } from './occupancy.ts';
import type { Places } from './places.ts';
import type { Spot } from './spot.ts';

/**
 * Marks, in `blocked` (one byte per place, cleared first), every place where a BattleMech would be in the way of one of
 * these, wherever they stand. A unit on a roof or deck does not stop one that passes well below.
 */
export function blockPlaces(places: Places, others: Iterable<Spot>, blocked: Uint8Array): void {
  blocked.fill(0);
  for (const { hex, elevation } of others) {
    for (let place = places.first[hex]!; place < places.first[hex + 1]!; place++) {
      if (inEachOthersWay(places.elevation[place]!, elevation)) blocked[place] = 1;
    }
  }
}
