import { SPIKES_BREAK, spikesOn } from '../../questions/physical/spikes.ts';
import type { Source } from '../../vocabulary/events/source.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { type LocationId, NOWHERE } from '../../vocabulary/spec/locations.ts';
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

/** Rolls whether damage to a location breaks off the spikes that cover it. */
export function shakeSpikes(game: Game, mech: MechState, location: LocationId, source: Source): void {
  const item = spikesOn(mech, specOf(game, mech), location);
  if (item === undefined || mech.structure[location] === 0) return;
  const roll = game.dice.twoD6('gear', SPIKES_BREAK);
  const broken = roll >= SPIKES_BREAK;
  announce(game, { type: 'GearRolled', unit: mech.id, item, need: SPIKES_BREAK, roll, passed: !broken });
  if (broken) wreckItem(game, mech, item, source);
}
