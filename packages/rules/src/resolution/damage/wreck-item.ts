import type { Source } from '../../vocabulary/events/source.ts';
import { emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { NOWHERE } from '../../vocabulary/spec/locations.ts';
import { lowestSlot } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Puts every slot of a piece of equipment out of order, without the consequences of a critical hit there. */
export function wreckItem(game: Game, mech: MechState, item: number, source: Source): void {
  for (const { location, mask } of specOf(game, mech).masks.items.equipment[item] ?? []) {
    for (let left = mask & ~mech.slotHits[location]!; left !== 0; left &= left - 1) {
      const slot = lowestSlot(left);
      emit(game, { type: 'SlotHit', unit: mech.id, location, slot, rolledAt: NOWHERE, source });
    }
  }
}
