import { coolantAtWork, coolantEffect, coolantNumber } from '../../questions/heat/emergency-coolant.ts';
import { resolveSlotHit } from '../../resolution/damage/criticals.ts';
import { wreckItem } from '../../resolution/damage/wreck-item.ts';
import { GEAR_FAILURE } from '../../vocabulary/events/source.ts';
import { announce, emit } from '../../vocabulary/game/emit.ts';
import { type Game, specOf } from '../../vocabulary/game/game.ts';
import { CT } from '../../vocabulary/spec/locations.ts';
import { lowestSlot } from '../../vocabulary/spec/slots.ts';
import type { MechState } from '../../vocabulary/state/mech-state.ts';

/** Uses an emergency coolant system that is switched on. Returns the heat that it carries off. */
export function useEmergencyCoolant(game: Game, mech: MechState): number {
  const item = coolantAtWork(mech, specOf(game, mech));
  if (item === undefined) return 0;
  const need = coolantNumber(mech.coolantUses);
  const roll = game.dice.twoD6('gear');
  announce(game, { type: 'GearRolled', unit: mech.id, item, need, roll, passed: roll >= need });
  emit(game, { type: 'CounterSet', unit: mech.id, counter: 'coolantUses', value: mech.coolantUses + 1 });
  if (roll >= need) return coolantEffect(roll, need);
  wreckItem(game, mech, item, GEAR_FAILURE);
  strikeEngine(game, mech);
  return 0;
}

/** Damages one slot of the engine. */
function strikeEngine(game: Game, mech: MechState): void {
  const open = specOf(game, mech).masks.engine[CT]! & ~mech.slotHits[CT]!;
  if (open !== 0) resolveSlotHit(game, mech, { location: CT, slot: lowestSlot(open) }, GEAR_FAILURE);
}
